import type { NumberData } from '#contract/wholesale/number.ts';
import type { NumberRange } from '#contract/wholesale/number-range.ts';
import type { PortingOutData } from '#contract/wholesale/porting-out.ts';
import {
  firstNumber,
  formatRange,
  type NumberSpan,
  spanOf,
  spansOverlap,
} from '#domain/wholesale/numbers/number-range.ts';
import { type SplitRange, splitRange } from '#domain/wholesale/numbers/split-range.ts';
import type { ActionContext, OtherChange } from '#server/records/engine/definition/action.ts';

/** A number or block of the foundation that a request wants, or a part of it. */
interface WantedNumber extends SplitRange {
  readonly id: string;
  readonly data: NumberData;
}

const widthOf = ({ from, to }: NumberSpan) => to - from;
const common = (span: NumberSpan, other: NumberSpan) =>
  Math.max(0, Math.min(span.to, other.to) - Math.max(span.from, other.from));

/** Beginning of all that can be dialled in a range. */
function beginning(range: NumberRange): string {
  const first = firstNumber(range);
  const last = firstNumber(range.kind === 'single' ? range : { ...range, from: range.to });
  const differs = [...first].findIndex((digit, n) => digit !== last[n]);
  return differs < 0 ? first : first.slice(0, differs);
}

/** The active numbers that a request names, each whole or in part; undefined where they are not all here. */
export async function wantedNumbers(ranges: readonly NumberRange[], { look }: ActionContext) {
  const spans = ranges.map(spanOf);
  const ids = new Set<string>();
  for (const range of ranges) {
    const found = await look.search('ws.number', { archived: false, state: 'active', naming: `+${beginning(range)}` });
    for (const { id } of found) ids.add(id);
  }
  const leavingNumbers: WantedNumber[] = [];
  for (const id of ids) {
    const data = (await look.find('ws.number', id))?.data as NumberData | undefined;
    if (data?.state !== 'active' || !spans.some((span) => spansOverlap(span, spanOf(data.range)))) continue;
    const split = splitRange(data.range, spans);
    if (!split) return undefined;
    leavingNumbers.push({ id, data, ...split });
  }
  const isHere = (span: NumberSpan) =>
    leavingNumbers.reduce((sum, { data }) => sum + common(span, spanOf(data.range)), 0) === widthOf(span);
  return leavingNumbers.length > 0 && spans.every(isHere) ? leavingNumbers : undefined;
}

interface Leaving {
  /** The numbers that leave, as they are called from now on. */
  readonly ids: readonly string[];
  /** Blocks of which the rest stays. */
  readonly split: NonNullable<PortingOutData['split']>;
  readonly changes: readonly OtherChange[];
}

/** Begins to take numbers away: what of a block stays is the customer's as before. */
export function prepareLeaving(leavingNumbers: readonly WantedNumber[], { newId }: ActionContext): Leaving {
  const each = leavingNumbers.map(({ id, data, leaving, staying: [rest, ...others] }): Leaving => {
    if (!rest) return { ids: [id], split: [], changes: [{ id, action: 'portOut', input: { _action: 'portOut' } }] };
    const leavingParts = leaving.map((range) => ({ id: newId(), range, state: 'portingOut' as const }));
    const stayingParts = others.map((range) => ({ id: newId(), range, state: 'active' as const }));
    const parts = [...stayingParts, ...leavingParts];
    return {
      ids: leavingParts.map((part) => part.id),
      split: [{ id, range: data.range, rest, parts: parts.map((part) => part.id) }],
      changes: [{ id, action: 'split', input: { _action: 'split', range: rest, parts } }],
    };
  });
  return {
    ids: each.flatMap(({ ids }) => ids),
    split: each.flatMap(({ split }) => split),
    changes: each.flatMap(({ changes }) => changes),
  };
}

type Split = NonNullable<PortingOutData['split']>[number];

/** Restores a block if its parts are unchanged since the split; undefined if a part has changed. */
async function rejoined(
  { id, range, rest, parts }: Split,
  { look }: ActionContext,
): Promise<OtherChange[] | undefined> {
  const block = await look.find('ws.number', id);
  const { state, range: now, sipAccountId } = (block?.data ?? {}) as Partial<NumberData>;
  if (state !== 'active' || !now || formatRange(now) !== formatRange(rest)) return undefined;
  for (const part of parts) {
    const partRecord = await look.find('ws.number', part);
    if (partRecord?.version !== 1 || partRecord.data['sipAccountId'] !== sipAccountId) return undefined;
  }
  // The parts give their numbers up before the block takes them.
  const merged = parts.map((part) => ({ id: part, action: 'merge', input: { _action: 'merge' } }));
  return [...merged, { id, action: 'join', input: { _action: 'join', range } }];
}

/** The numbers stay after all: blocks are whole again where they can be. */
export async function endLeaving(
  { numberIds, split = [] }: Pick<PortingOutData, 'numberIds' | 'split'>,
  at: ActionContext,
): Promise<{ readonly numberIds: string[]; readonly changes: readonly OtherChange[] }> {
  const changes: OtherChange[] = [];
  let ids = numberIds;
  for (const one of split) {
    const joined = await rejoined(one, at);
    if (!joined) continue;
    changes.push(...joined);
    ids = [...ids.filter((id) => !one.parts.includes(id)), one.id];
  }
  const stays = ids
    .filter((id) => numberIds.includes(id))
    .map((id) => ({ id, action: 'stay', input: { _action: 'stay' } }));
  return { numberIds: ids, changes: [...stays, ...changes] };
}
