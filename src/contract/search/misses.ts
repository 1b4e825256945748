import * as z from 'zod/mini';
import { asCleanText } from '../fields.ts';
import { maxSearchLength, shortestSearch } from './search.ts';

/** A search that has brought nothing, counted when the user stops at it. */
export const missBody = z.strictObject({
  search: z.string().check(asCleanText, z.minLength(shortestSearch), z.maxLength(maxSearchLength)),
});

/** Periods that are looked at, in days. */
export const missPeriods = ['7', '30', '90'] as const;

export const missQuery = z.object({ days: z._default(z.enum(missPeriods), '30') });

const searchMiss = z.object({
  /** In small letters. */
  term: z.string(),
  count: z.number(),
  /** The last day on which it was searched for, `YYYY-MM-DD`. */
  last: z.string(),
});
export type SearchMiss = z.infer<typeof searchMiss>;

/** The most frequent ones first. */
export const missList = z.object({ items: z.array(searchMiss) });
