import { foundation } from '../contract/foundation.ts';
import { listOf } from '../contract/record.ts';
import { get } from './http.ts';

const foundations = listOf(foundation);

/** The active foundations that the user may act for; `search` like `title:Muster*` or `trid:1001,1002`. */
export const listFoundations = (search?: string) =>
  get('/foundation', { _activeOnly: true, _search: search, _limit: 50 }, foundations);
