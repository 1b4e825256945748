import * as z from 'zod/mini';
import { get } from '../http.ts';

// The overview asks for numbers and names; the contracts of the records themselves are of no use to it.
const counted = z.object({ total: z.number() });
const due = z.object({
  total: z.number(),
  items: z.array(z.object({ id: z.string(), value1: z.string(), value8: z.optional(z.string()) })),
});

type Counted = 'hfo.vp.customer' | 'hfo.vp.draft' | 'hfo.vp.order';

/** How many records of a type a search finds, or there are. */
export const countRecords = async (trid: string, type: Counted, search?: string): Promise<number> => {
  const query = { type, _selected: 'id', _limit: 1, ...(search && { search }) };
  return (await get(`/foundation/${trid}/data`, query, counted)).total;
};

/** The customers whose follow-up is due on a day or was before, the oldest first. */
export const dueFollowUps = (trid: string, day: string, _limit: number) =>
  get(
    `/foundation/${trid}/data`,
    { type: 'hfo.vp.customer', _selected: 'id,value1,value8', search: `value8:..${day}`, _sort: 'value8', _limit },
    due,
  );
