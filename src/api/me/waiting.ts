import { type WaitingQuery, waiting } from '#contract/staff/work.ts';
import { get } from '../http.ts';

/** Work items of the user across all of their organisations. */
export const listWaiting = (query: WaitingQuery) => get('/waiting', { ...query }, waiting);
