interface Gap {
  missingSince: string;
  lastAmount: number;
  /** The amount that is still paid, if it is lower. */
  amount?: number | undefined;
}

interface MissingRows<G> {
  since: string;
  /** Less is paid, not nothing. */
  isLess: boolean;
  rows: G[];
  /** What is missing of them each month. */
  amount: number;
}

/** Commissions that have ended by the month of their end, the latest first; reduced ones follow. */
export function missingRows<G extends Gap>(gaps: readonly G[]): MissingRows<G>[] {
  const groups = new Map<string, MissingRows<G>>();
  for (const gap of gaps) {
    const isLess = gap.amount !== undefined;
    const key = `${isLess ? 0 : 1} ${gap.missingSince}`;
    const group = groups.get(key) ?? { since: gap.missingSince, isLess, rows: [], amount: 0 };
    group.rows.push(gap);
    group.amount += gap.lastAmount - (gap.amount ?? 0);
    groups.set(key, group);
  }
  return [...groups].sort(([a], [b]) => (a < b ? 1 : -1)).map(([, group]) => group);
}
