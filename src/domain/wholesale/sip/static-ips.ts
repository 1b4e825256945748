import type { NumberSpan } from '../numbers/number-range.ts';

/**
 * An IPv4 address among the spans that a record alone may hold: far below all telephone numbers, which have 15 digits there.
 */
export function spanOfIp(address: string): NumberSpan {
  const from = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  return { from, to: from + 1 };
}

/** Addresses that an account's calls come from, without registering; its data may be of any content. */
export const staticIpsOf = (account: object): readonly string[] => {
  const { regMode, staticIps } = account as { regMode?: unknown; staticIps?: readonly { readonly ip: string }[] };
  return regMode === 'static' && Array.isArray(staticIps) ? staticIps.map(({ ip }) => ip) : [];
};
