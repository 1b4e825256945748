import * as z from 'zod/mini';
import { get } from '../http.ts';

// The overview asks for numbers alone; the contracts of the records themselves are of no use to it.
const counted = z.object({ total: z.number() });

type Counted = 'hfo.vp.customer' | 'hfo.vp.draft' | 'hfo.vp.order';

/** How many records of a type a search finds, or there are. */
export const countRecords = async (trid: string, type: Counted, search?: string): Promise<number> => {
  const query = { type, _selected: 'id', _limit: 1, ...(search && { search }) };
  return (await get(`/foundation/${trid}/data`, query, counted)).total;
};
