import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
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

export const hotspotLinkRow = rowOf(hotspotLinkColumns, {
  id: z.string(),
  title: z.string(),
  category: z.string(),
  link: z.string(),
  description: z.optional(z.string()),
  validFrom: z.optional(z.string()),
  validTo: z.optional(z.string()),
  version: z.number(),
  modified: time,
});
export type HotspotLinkRow = z.infer<typeof hotspotLinkRow>;

export const hotspotLinkRecord = recordOf(hotspotLinkColumns, hotspotLinkData);
