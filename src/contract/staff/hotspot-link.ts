import * as z from 'zod/mini';
import type { ColumnMap } from '../columns.ts';
import { optionalText, text, time, webAddress } from '../fields.ts';
import { recordOf } from '../record.ts';

/** A hotspot link (§3-19); shown while it is valid (ms), to everybody or to some roles. */
export const hotspotLinkFields = {
  /** 0 means not static. */
  kind: z.union([z.literal(0), z.literal(1)], 'choose'),
  title: text(1, 80),
  description: optionalText(200),
  link: webAddress,
  category: text(1, 40),
  roles: z._default(z.array(text(1, 40)).check(z.maxLength(20)), []),
  validFrom: z.optional(time),
  validTo: z.optional(time),
};

export const hotspotLinkData = z.object({
  kind: z.union([z.literal(0), z.literal(1)]),
  title: z.string(),
  description: z.optional(z.string()),
  link: z.string(),
  category: z.string(),
  roles: z.array(z.string()),
  validFrom: z.optional(time),
  validTo: z.optional(time),
});
export type HotspotLinkData = z.infer<typeof hotspotLinkData>;

export const hotspotLinkColumns = {
  title: 'value1',
  category: 'value2',
  link: 'value3',
  description: 'value4',
  validFrom: 'value5',
  validTo: 'value6',
} as const satisfies ColumnMap;

/** value1 title, value2 category, value3 link, value4 description, value5 and value6 first and last day. */
export const hotspotLinkRow = z.object({
  id: z.string(),
  value1: z.string(),
  value2: z.string(),
  value3: z.string(),
  value4: z.optional(z.string()),
  value5: z.optional(z.string()),
  value6: z.optional(z.string()),
  version: z.number(),
  modified: time,
});
export type HotspotLinkRow = z.infer<typeof hotspotLinkRow>;

export const hotspotLinkRecord = recordOf(hotspotLinkData);
export type HotspotLinkRecord = z.infer<typeof hotspotLinkRecord>;
