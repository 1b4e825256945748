import * as z from 'zod/mini';
import { optionalText, text, time, webAddress } from '../fields.ts';
import { type DataOf, defineContract, maintained, type RowOf } from '../record-contract.ts';

/** 0 means not static. */
const kind = z.union([z.literal(0), z.literal(1)], 'choose');

/** A hotspot link (§3-19); shown while it is valid (ms), to everybody or to some roles. Newest first (§9-8). */
export const hotspotLink = defineContract('etc.hotspotLink', {
  name: 'hotspot-links',
  columns: {
    title: 'value1',
    category: 'value2',
    link: 'value3',
    description: 'value4',
    validFrom: 'value5',
    validTo: 'value6',
  },
  row: {
    title: z.string(),
    category: z.string(),
    link: z.string(),
    description: z.optional(z.string()),
    validFrom: z.optional(z.string()),
    validTo: z.optional(z.string()),
    version: z.number(),
    modified: time,
  },
  data: z.object({
    kind,
    title: z.string(),
    description: z.optional(z.string()),
    link: z.string(),
    category: z.string(),
    roles: z.array(z.string()),
    validFrom: z.optional(time),
    validTo: z.optional(time),
  }),
  fields: {
    kind,
    title: text(1, 80),
    description: optionalText(200),
    link: webAddress,
    category: text(1, 40),
    roles: z._default(z.array(text(1, 40)).check(z.maxLength(20)), []),
    validFrom: z.optional(time),
    validTo: z.optional(time),
  },
  common: maintained,
  list: { sorts: ['title', 'category', 'modified'], sort: '-modified', hasArchive: true },
});
export type HotspotLinkData = DataOf<typeof hotspotLink>;
export type HotspotLinkRow = RowOf<typeof hotspotLink>;
