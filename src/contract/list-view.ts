import * as z from 'zod/mini';
import { asCleanText, choice, text, time } from './fields.ts';

/** Lists with views, by the names of their stores. */
export const viewedLists = [
  'tickets',
  'customers',
  'drafts',
  'orders',
  'wholesale-customers',
  'portings',
  'portings-out',
  'services',
  'processes',
  'sip',
  'backups',
  'commission-lines',
  'sub-partner-orders',
  'sub-partner-lines',
  'contact-persons',
  'vo-numbers',
  'hotspot-links',
  'saved-replies',
  'synonyms',
  'checklists',
  'price-lists',
  'number-pools',
  'carrier-messages',
  'deletion-requests',
  'commission-imports',
  'audit',
] as const;
export type ViewedList = (typeof viewedLists)[number];

/** Heights of a row, from the smallest to the largest. */
export const densities = ['compact', 'medium', 'spacious'] as const;
export type RowHeight = (typeof densities)[number];

/** Most views that a user saves per organisation. */
export const maxViews = 100;
const maxEntries = 60;

/** Names of columns and of what stands in the address. */
const entryName = z.string().check(z.regex(/^[A-Za-z][\w.-]{0,39}$/, 'invalid'));

const content = {
  name: text(1, 60),
  /** What of the list's address differs from its defaults: filters, search, tab, order. */
  query: z
    .record(entryName, z.string().check(asCleanText, z.maxLength(200)))
    .check(z.refine((query) => Object.keys(query).length <= maxEntries, 'invalid')),
  /** Columns in their order; those of the list where it is absent. */
  columns: z.optional(z.array(entryName).check(z.maxLength(maxEntries))),
  density: z.optional(z.enum(densities)),
  /** All users of the organisation see it. */
  isShared: z.boolean(),
};

/** `POST /foundation/:trid/list-views` */
export const listViewBody = z.strictObject({ list: choice(viewedLists), ...content });
export type ListViewBody = z.infer<typeof listViewBody>;

/** `PUT /foundation/:trid/list-views/:id`: the view as it is to be; `version` is the one that was read. */
export const listViewChange = z.strictObject({ version: z.number(), ...content });
export type ListViewChange = z.infer<typeof listViewChange>;

/** `PUT /foundation/:trid/list-views/:id/marks`: what the caller alone wants of a view. */
export const listViewMarks = z.strictObject({
  /** Stands on the home. */
  isPinned: z.boolean(),
  /** Opens with the list; the only one of its list. */
  isDefault: z.boolean(),
});
export type ListViewMarks = z.infer<typeof listViewMarks>;

export const listView = z.object({
  id: z.string(),
  list: z.enum(viewedLists),
  name: z.string(),
  query: z.record(z.string(), z.string()),
  columns: z.optional(z.array(z.string())),
  density: z.optional(z.enum(densities)),
  isShared: z.boolean(),
  isPinned: z.boolean(),
  isDefault: z.boolean(),
  /** Of a colleague's view. */
  author: z.optional(z.string()),
  /** May be changed and deleted by the caller. */
  isEditable: z.boolean(),
  version: z.number(),
  modified: time,
});
export type ListView = z.infer<typeof listView>;

export const listViewQuery = z.object({ list: z.optional(z.enum(viewedLists)) });
