/** From when a period counts. */
export const retentionEvents = ['contractEnd', 'closed', 'archived', 'lastChange', 'month', 'created', 'with'] as const;
export type RetentionEvent = (typeof retentionEvents)[number];

/** `keep`: nothing is due by itself; `blank`: the row and its amounts stay, the people in it do not. */
export const retentionOutcomes = ['delete', 'blank', 'keep'] as const;
export type RetentionOutcome = (typeof retentionOutcomes)[number];

/** Why something stays as it is. */
export const keptBecause = ['open', 'hold', 'rule', 'restricted', 'own', 'passes'] as const;
export type KeptBecause = (typeof keptBecause)[number];

/** Longest period. */
export const maxMonths = 360;
