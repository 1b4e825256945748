import { type NumberData, type NumberMove, type NumberState, quarantineDays } from '#contract/wholesale/number.ts';
import { spansOf } from './number-range.ts';

const day = 86_400_000;

type Moves = Readonly<
  Record<NumberMove | 'assign' | 'terminate' | 'update', Partial<Record<NumberState, NumberState>>>
>;

/** `docs/domain/phone-numbers.md#states`: what becomes of a number by what happens to it. */
export const numberStateMoves: Moves = {
  activate: { reserved: 'active', portingIn: 'active', active: 'active' },
  portOut: { active: 'portingOut' },
  split: { active: 'active' },
  join: { active: 'active' },
  merge: { active: 'active', portingOut: 'portingOut' },
  stay: { portingOut: 'active', active: 'active' },
  leave: { portingOut: 'terminated' },
  cancel: { reserved: 'terminated', portingIn: 'terminated' },
  assign: { reserved: 'reserved', active: 'active', portingIn: 'portingIn' },
  terminate: { active: 'terminated' },
  update: { reserved: 'reserved', active: 'active', portingIn: 'portingIn' },
};

/**
 * Until when (ms) a number is blocked for others: undefined while its holder has it, 0 if it belongs to another
 * carrier.
 */
export function heldUntil({ state, terminatedAt, leftAt }: NumberData): number | undefined {
  if (state !== 'terminated') return undefined;
  return leftAt !== undefined || terminatedAt === undefined ? 0 : terminatedAt + quarantineDays * day;
}

/** The numbers of a record: its own until they are given back, and what it is found by ever after. */
export const namedBy = (data: NumberData) => {
  const until = heldUntil(data);
  return spansOf(data.range).map((span) => ({ span, held: until !== 0, ...(until !== undefined && { until }) }));
};
