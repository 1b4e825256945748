import { searchAnswer } from '../contract/search/search.ts';
import { get } from './http.ts';

/** Hits of all kinds over all of the user's organisations; without a text what he opened last. */
export const searchEverything = (search: string, more: { kinds?: string; _limit?: number } = {}) =>
  get('/search', { ...(search && { search }), ...more }, searchAnswer);
