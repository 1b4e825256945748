import type { NumberPoolData } from '#contract/wholesale/number-pool.ts';
import type { NumberRange } from '#contract/wholesale/number-range.ts';
import { sizeOfPool } from './number-pools.ts';
import { type NumberSpan, spanOf } from './number-range.ts';

export type Pool = Pick<NumberPoolData, 'onkz' | 'from' | 'to'>;

/** So many numbers of their own, or blocks of 10, 100 or 1,000 behind a pilot number. */
export type NumberRequest =
  | { readonly kind: 'single'; readonly count: number }
  | { readonly kind: 'block'; readonly size: number; readonly attendant: string };

/** So many free places are compared with what was wished for. */
const maxCompared = 20_000;

/** The whole number span of a pool with numbers of one length. */
export const spanOfPool = ({ onkz, from, to }: Pool): NumberSpan => ({
  from: spanOf({ kind: 'single', onkz, number: from }).from,
  to: spanOf({ kind: 'single', onkz, number: to }).to,
});

const numberAt = (pool: Pool, place: number): string =>
  String(Number(pool.from) + place).padStart(pool.from.length, '0');

function rangeAt(pool: Pool, place: number, request: NumberRequest): NumberRange {
  const number = numberAt(pool, place);
  const { onkz } = pool;
  if (request.kind === 'single') return { kind: 'single', onkz, number };
  const digits = String(request.size).length - 1;
  return {
    kind: 'block',
    onkz,
    ddiBase: number.slice(0, -digits),
    attendant: request.attendant,
    from: '0'.repeat(digits),
    to: '9'.repeat(digits),
  };
}

/** Places of a pool that are free as a whole, in order: first numbers of blocks of a size, or single numbers. */
function* freePlaces(pool: Pool, free: readonly NumberSpan[], size: number): Generator<number> {
  const whole = spanOfPool(pool);
  const unit = (whole.to - whole.from) / sizeOfPool(pool);
  const offset = Number(pool.from) % size;
  for (const { from, to } of free) {
    const first = Math.ceil((Math.max(from, whole.from) - whole.from) / unit);
    const end = Math.floor((Math.min(to, whole.to) - whole.from) / unit);
    // A block begins where its extensions restart.
    const aligned = Math.ceil((first + offset) / size) * size - offset;
    for (let place = aligned; place + size <= end; place += size) yield place;
  }
}

/** How many of the wished digits a number has in a row. */
function likeness(number: string, wish: string): number {
  for (let length = Math.min(wish.length, number.length); length > 0; length -= 1)
    for (let start = 0; start + length <= wish.length; start += 1)
      if (number.includes(wish.slice(start, start + length))) return length;
  return 0;
}

/** Sets of positions in order: neighbours first, then any free ones. */
function setsOf(places: readonly number[], count: number): number[][] {
  const sets: number[][] = [];
  let run: number[] = [];
  const left: number[] = [];
  for (const place of places) {
    if (run.length > 0 && place !== (run.at(-1) ?? 0) + 1) {
      left.push(...run);
      run = [];
    }
    run.push(place);
    if (run.length === count) {
      sets.push(run);
      run = [];
    }
  }
  left.push(...run);
  for (let n = 0; n + count <= left.length; n += count) sets.push(left.slice(n, n + count));
  return sets;
}

/** Up to `most` sets of free numbers of a pool that have none in common, those that are most like the wish first. */
export function proposalsIn(
  pool: Pool,
  free: readonly NumberSpan[],
  request: NumberRequest,
  { wish = '', most }: { readonly wish?: string | undefined; readonly most: number },
): NumberRange[][] {
  const size = request.kind === 'block' ? request.size : 1;
  const needed = wish ? maxCompared : most * (request.kind === 'single' ? request.count ** 2 : 1);
  const places: number[] = [];
  for (const place of freePlaces(pool, free, size)) if (places.push(place) >= needed) break;
  const sets = setsOfWanted(places, request);
  const like = (set: readonly number[]) => Math.max(...set.map((place) => likeness(numberAt(pool, place), wish)));
  const sorted = wish ? sets.toSorted((a, b) => like(b) - like(a)) : sets;
  return sorted.slice(0, most).map((set) => set.map((place) => rangeAt(pool, place, request)));
}

const setsOfWanted = (places: readonly number[], request: NumberRequest): number[][] =>
  request.kind === 'single' ? setsOf(places, request.count) : places.map((place) => [place]);
