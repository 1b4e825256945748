import * as z from 'zod/mini';
import { asPlainText, zip } from './fields.ts';

/** `GET /address-streets`: the place of a postcode, and streets in it that begin as typed. */
export const streetsQuery = z.object({
  zip,
  street: z.optional(z.string().check(asPlainText, z.maxLength(60))),
});

export const maxStreets = 20;

/** No place where the postcode is in no table. */
export const streetList = z.object({
  city: z.optional(z.string()),
  streets: z.array(z.string()).check(z.maxLength(maxStreets)),
  /** There are more that begin so. */
  hasMore: z.boolean(),
});
export type StreetList = z.infer<typeof streetList>;
