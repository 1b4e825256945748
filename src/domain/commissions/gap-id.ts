/** A gap as an address and a form name it, without the dots of a path: the last line that paid, and the first month that does not. */
export const gapId = ({ lineId, missingSince }: { readonly lineId: string; readonly missingSince: string }): string =>
  `${lineId}-${missingSince}`;

export function partsOfGap(id: string): { lineId: string; missingSince: string } | undefined {
  const [, lineId, missingSince] = /^(\d{1,15})-(\d{4}-\d{2})$/.exec(id) ?? [];
  return lineId && missingSince ? { lineId, missingSince } : undefined;
}
