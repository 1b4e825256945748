import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { fileEntry } from '../file.ts';

/** What the one search finds, in the order in which groups stand. */
export const searchKinds = [
  'ticket',
  'customer',
  'draft',
  'order',
  'number',
  'porting',
  'sip',
  'service',
  'process',
  'document',
] as const;
export type SearchKind = (typeof searchKinds)[number];
export const isSearchKind = (name: string): name is SearchKind => (searchKinds as readonly string[]).includes(name);

/** Each kind is counted up to here. */
export const maxFound = 50;
/** What is shorter finds half of everything. */
export const shortestSearch = 2;
export const maxSearchLength = 200;

/** What filters of a search are about; how they are typed is in `domain/search/filter-words.ts`. */
export const filterNames = ['status', 'customer', 'from'] as const;
export type FilterName = (typeof filterNames)[number];

/** How records of all kinds stand, in words that a search can name. */
export const searchStatuses = [
  'open',
  'new',
  'inProgress',
  'question',
  'active',
  'locked',
  'done',
  'rejected',
  'cancelled',
  'ended',
] as const;
export type SearchStatus = (typeof searchStatuses)[number];
export const isSearchStatus = (name: string): name is SearchStatus =>
  (searchStatuses as readonly string[]).includes(name);

export const searchQuery = z.object({
  /** Without one, what the caller opened last is answered. */
  search: z.optional(z.string().check(z.maxLength(maxSearchLength))),
  /** Some kinds alone, parted by commas. */
  kinds: z.optional(z.string().check(z.maxLength(200))),
  /** So many hits of each kind. */
  _limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxFound))),
});
export type SearchQuery = z.infer<typeof searchQuery>;

const searchHit = z.object({
  kind: z.enum(searchKinds),
  /** Of the record; of a document its path. */
  id: z.string(),
  /** The organisation that owns the hit, and its name; absent for documents that are for all. */
  trid: z.optional(z.string()),
  foundation: z.optional(z.string()),
  number: z.optional(z.string()),
  title: z.string(),
  /** What tells it from others of its name. */
  detail: z.optional(z.string()),
  /** When it was written last, or opened where that is what was asked for. */
  modified: time,
  /** Where it is shown, from the portal's root; absent for documents. */
  link: z.optional(z.string()),
  /** The document. */
  file: z.optional(fileEntry),
});
export type SearchHit = z.infer<typeof searchHit>;

const searchGroup = z.object({
  kind: z.enum(searchKinds),
  /** How many there are; `mostFound` and one more where there are more than `maxFound`. */
  total: z.number(),
  items: z.array(searchHit),
});
export type SearchGroup = z.infer<typeof searchGroup>;

const searchFilter = z.object({
  name: z.enum(filterNames),
  /** As it was typed. */
  value: z.string(),
  /** What it may mean: status words, or names of customers and organisations; nothing is called so where it is empty. */
  matches: z.array(z.string()),
});
export type SearchFilter = z.infer<typeof searchFilter>;

export const searchAnswer = z.object({
  /** Kinds in which something was found, the best first. */
  groups: z.array(searchGroup),
  /** What the caller opened last, newest first; only where nothing was searched for. */
  recent: z.optional(z.array(searchHit)),
  /** Nothing holds the searched words; these hold words like them. */
  similar: z.optional(z.boolean()),
  /** The filters of the search, such as `status:open`; absent where it has none. */
  filters: z.optional(z.array(searchFilter)),
  /** What was searched for besides, because employees say that it means the same. */
  synonyms: z.optional(z.array(z.string())),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
