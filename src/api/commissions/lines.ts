import { commissionLine, type LinesPage, linesPage } from '#contract/commissions/line.ts';
import { gapsAnswer, statementsAnswer } from '#contract/commissions/statement.ts';
import { get, send } from '../http.ts';
import type { RecordQuery } from '../records.ts';

const of = (trid: string) => `/foundation/${trid}`;

type LinesQuery = RecordQuery & Partial<Record<'vo' | 'kind' | 'tariff', string>>;

/** A page of the lines of all statements of a foundation. */
export const listLines = (trid: string, query: LinesQuery = {}): Promise<LinesPage> =>
  get(`${of(trid)}/commission-lines`, query, linesPage);

export const readLine = (trid: string, id: string) =>
  get(`${of(trid)}/commission-lines/${encodeURIComponent(id)}`, {}, commissionLine);

/** All statements of a foundation, and what their lines come to. */
export const readStatements = (trid: string) => get(`${of(trid)}/commission-statements`, {}, statementsAnswer);

/** The user has looked at them. */
export const markStatementsRead = (trid: string, ids: readonly string[]): Promise<void> =>
  send(`${of(trid)}/commission-statements/read`, { method: 'POST', body: { ids: [...ids] } });

/** Contracts that were paid for each month before this one, and are not any more or less. */
export const listGaps = (trid: string, month: string, limit: number) =>
  get(`${of(trid)}/commission-gaps`, { month, _limit: limit }, gapsAnswer);
