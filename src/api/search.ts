import { searchAnswer } from '../contract/search/search.ts';
import { get, send } from './http.ts';

/** Hits of all kinds across all organisations of the user; without a text, the records opened last. */
export const searchEverything = (search: string, more: { kinds?: string; _limit?: number } = {}) =>
  get('/search', { ...(search && { search }), ...more }, searchAnswer);

/** Counts a search that has brought nothing. */
export const countSearchMiss = (search: string): Promise<void> =>
  send('/search/misses', { method: 'POST', body: { search } });
