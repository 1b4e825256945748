import * as z from 'zod/mini';
import { asCleanText, asPlainText } from '../fields.ts';

// Words of RFC 7643 and RFC 7644; what we do not keep is passed over.

const short = (max: number) => z.string().check(asPlainText, z.maxLength(max));
const optional = (max: number) => z.optional(z.nullable(short(max)));
const label = z.optional(z.nullable(z.string().check(asCleanText, z.maxLength(120))));
const valued = z.looseObject({ value: z.optional(short(254)), primary: z.optional(z.boolean()) });

export const scimUserInput = z.looseObject({
  userName: short(254).check(z.minLength(1)),
  externalId: optional(254),
  displayName: label,
  name: z.optional(z.nullable(z.looseObject({ formatted: label, givenName: label, familyName: label }))),
  emails: z.optional(z.nullable(z.array(valued).check(z.maxLength(20)))),
  active: z.optional(z.union([z.boolean(), z.enum(['true', 'false', 'True', 'False'])])),
});
export type ScimUserInput = z.infer<typeof scimUserInput>;

export const scimGroupInput = z.looseObject({
  displayName: short(200).check(z.minLength(1)),
  externalId: optional(254),
  members: z.optional(z.nullable(z.array(z.looseObject({ value: short(100) })).check(z.maxLength(5000)))),
});
export type ScimGroupInput = z.infer<typeof scimGroupInput>;

export const scimPatch = z.looseObject({
  Operations: z
    .array(z.looseObject({ op: short(20), path: z.optional(short(300)), value: z.optional(z.unknown()) }))
    .check(z.minLength(1), z.maxLength(1000)),
});

export const scimQuery = z.looseObject({
  filter: z.optional(z.string().check(z.maxLength(500))),
  startIndex: z.optional(z.string().check(z.regex(/^-?\d{1,9}$/))),
  count: z.optional(z.string().check(z.regex(/^-?\d{1,9}$/))),
});

/** Resources are built by hand from few fields. */
export const scimResource = z.looseObject({});
