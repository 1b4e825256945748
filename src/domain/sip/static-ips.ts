import type { NumberSpan } from '../numbers/number-range.ts';

/**
 * An IPv4 address among the spans that a record alone may hold: far below all telephone numbers, which have 15 digits there.
 */
export function spanOfIp(address: string): NumberSpan {
  const from = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  return { from, to: from + 1 };
}

interface Peered {
  readonly regMode?: unknown;
  readonly staticIps?: readonly { readonly ip: string }[] | undefined;
}

/** Addresses that an account's calls come from, without registering. */
export const staticIpsOf = ({ regMode, staticIps = [] }: Peered): readonly string[] =>
  regMode === 'static' ? staticIps.map(({ ip }) => ip) : [];
