/** What becomes of a global table as the portal grows over several nodes, and how large it may become. */
export interface Growth {
  /** `copied`: small, a copy on each node. `byUser`: by its user in place of a foundation. `central`: on one node. */
  readonly place: 'copied' | 'byUser' | 'central';
  /** It has a row for each of these, a few for some. */
  readonly of: string;
  /** When rows are deleted. */
  readonly until?: string;
  /** More rows than this were not thought of: a table of its own server, or partitions, before that. */
  readonly maxRows?: number;
}
export const copied = (of: string): Growth => ({ place: 'copied', of });
export const byUser = (of: string, until?: string): Growth => ({ place: 'byUser', of, ...(until && { until }) });
export const central = (of: string, maxRows: number): Growth => ({ place: 'central', of, maxRows });
export const brief = (of: string, until: string): Growth => ({ place: 'central', of, until });
