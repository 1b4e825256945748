interface Gap {
  missingSince: string;
  lastAmount: number;
  /** What is paid still, where it is less. */
  amount?: number | undefined;
}

export interface MissingRows<G> {
  since: string;
  /** Less is paid, not nothing. */
  isLess: boolean;
  rows: G[];
  /** What is missing of them each month. */
  amount: number;
}

/** What is not paid any more by the month since when, the latest first; what is paid less comes after that. */
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
