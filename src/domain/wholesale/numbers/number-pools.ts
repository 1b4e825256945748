import type { NumberPoolData } from '#contract/wholesale/number-pool.ts';
import { formatParts } from './number-range.ts';

type Fault = { readonly path: keyof NumberPoolData; readonly key: string };
/** Digits of a national number without its zero. */
const lengths = { geographic: { min: 6, max: 13 }, national032: { min: 11, max: 11 } } as const;
/** More are looked through at no time. */
const maxNumbers = 1_000_000;

/** Faults of a whole pool; `areaName` is the local network of its area code. */
export function poolFaults(pool: NumberPoolData, areaName: string | undefined): Fault[] {
  const { numberKind, onkz, from, to } = pool;
  const faults: Fault[] = [];
  const fits = numberKind === 'national032' ? onkz === '32' : areaName !== undefined;
  if (!fits) faults.push({ path: 'onkz', key: 'onkz' });
  const { min, max } = lengths[numberKind];
  const length = onkz.length + from.length;
  if (length < min || length > max) faults.push({ path: 'from', key: 'poolLength' });
  if (to.length !== from.length || to < from) faults.push({ path: 'to', key: 'poolEnd' });
  else if (Number(to) - Number(from) >= maxNumbers) faults.push({ path: 'to', key: 'poolSize' });
  return faults;
}

/** `+49 30 23125000–23125999`. */
export const poolTitle = ({ onkz, from, to }: Pick<NumberPoolData, 'onkz' | 'from' | 'to'>): string =>
  `${formatParts(onkz, from)}–${to}`;

/** How many numbers of full length a pool has. */
export const sizeOfPool = ({ from, to }: Pick<NumberPoolData, 'from' | 'to'>): number => Number(to) - Number(from) + 1;
