import { type WaitingQuery, waiting } from '#contract/staff/work.ts';
import { get } from '../http.ts';

/** What waits for the user over all of his organisations. */
export const listWaiting = (query: WaitingQuery) => get('/waiting', { ...query }, waiting);
