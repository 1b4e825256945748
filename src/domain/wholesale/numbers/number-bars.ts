import type { NumberState } from '#contract/wholesale/number.ts';
import type { NumberBlock, NumberRange } from '#contract/wholesale/number-range.ts';
import { formatParts } from './number-range.ts';

/** A number or block of an account, as a bar draws it. */
interface BarNumber {
  readonly state: NumberState;
  readonly data: { readonly range: NumberRange };
}

/** A stretch of a bar: what is dialled behind the base, from the first extension to the last. */
export interface BarPart {
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly state: NumberState;
  /** The number that is called without knowing an extension. */
  readonly isPilot: boolean;
}

/** All blocks behind one base number. */
export interface NumberBar<N extends BarNumber> {
  /** `+49 30 231254`. */
  readonly base: string;
  readonly numbers: readonly N[];
  /** The pilot first, then by extension. */
  readonly parts: readonly BarPart[];
  /** How many extensions the blocks hold. */
  readonly count: number;
}

type BlockOf<N extends BarNumber> = N & { readonly data: { readonly range: NumberBlock } };
const isBlock = <N extends BarNumber>(number: N): number is BlockOf<N> => number.data.range.kind === 'block';

const countOf = (from: string, to: string) => Number(to) - Number(from) + 1;

const part = (from: string, to: string, state: NumberState, isPilot = false): BarPart => ({
  from,
  to,
  count: countOf(from, to),
  state,
  isPilot,
});

/** The stretches of a block; its attendant, where that is one of its extensions, is a stretch of its own. */
function partsOf({ state, data: { range } }: BlockOf<BarNumber>): BarPart[] {
  const { from, to, attendant } = range;
  const isInside = attendant.length === from.length && attendant >= from && attendant <= to;
  if (!isInside) return [part(from, to, state)];
  const written = (extension: number) => String(extension).padStart(from.length, '0');
  const at = Number(attendant);
  return [
    part(attendant, attendant, state, true),
    ...(at > Number(from) ? [part(from, written(at - 1), state)] : []),
    ...(at < Number(to) ? [part(written(at + 1), to, state)] : []),
  ];
}

/** The blocks of an account, each line as one bar with its pilot in front; single numbers are in none. */
export function numberBars<N extends BarNumber>(numbers: readonly N[]): NumberBar<N>[] {
  const lines = Map.groupBy(
    numbers.filter(isBlock),
    ({ data: { range } }) => `${range.onkz} ${range.ddiBase} ${range.attendant}`,
  );
  return [...lines.values()].flatMap((blocks): NumberBar<N>[] => {
    const [first] = blocks;
    if (!first) return [];
    const { onkz, ddiBase, attendant } = first.data.range;
    const parts = blocks
      .flatMap(partsOf)
      .toSorted((a, b) => Number(b.isPilot) - Number(a.isPilot) || (a.from < b.from ? -1 : 1));
    const count = parts.reduce((sum, one) => sum + one.count, 0);
    // A shorter attendant is dialled beside the extensions of the block.
    const pilot = parts[0]?.isPilot ? [] : [part(attendant, attendant, first.state, true)];
    return [{ base: formatParts(onkz, ddiBase), numbers: blocks, parts: [...pilot, ...parts], count }];
  });
}
