import { type WholesaleSearchQuery, wholesaleHits } from '#contract/wholesale/search.ts';
import { get } from '../http.ts';

export const searchWholesale = (trid: string, { criterion, term }: WholesaleSearchQuery) =>
  get(`/foundation/${trid}/wholesale/search`, { criterion, term }, wholesaleHits);
