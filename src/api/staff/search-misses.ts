import { missList } from '#contract/search/misses.ts';
import { get } from '../http.ts';

export const readSearchMisses = (days: string) => get('/staff/search-misses', { days }, missList);
