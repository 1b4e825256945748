import * as z from 'zod/mini';
import { type ColumnMap, rowOf } from '../columns.ts';
import { email, name, optionalText, webAddress } from '../fields.ts';
import { recordOf } from '../record.ts';
import { phone } from '../telephone.ts';

/** A contact person at the distributor, assigned by employees to all partners or to some. */
export const contactPersonFields = {
  name,
  position: optionalText(50),
  phone,
  email,
  videoCallUrl: z.optional(webAddress),
  /** The foundations that it is there for; all of them where none is named. */
  partners: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(500)), []),
};

export const contactPersonData = z.object({
  name: z.string(),
  position: z.optional(z.string()),
  phone: z.string(),
  email: z.string(),
  videoCallUrl: z.optional(z.string()),
  partners: z.array(z.string()),
});
export type ContactPersonData = z.infer<typeof contactPersonData>;

/** `audience` is `all` or `some` partners. */
export const contactPersonColumns = {
  name: 'value1',
  audience: 'value2',
  position: 'value3',
  phone: 'value4',
  email: 'value5',
  videoCallUrl: 'value6',
} as const satisfies ColumnMap;

export const contactPersonRow = rowOf(contactPersonColumns, {
  id: z.string(),
  name: z.string(),
  audience: z.enum(['all', 'some']),
  position: z.optional(z.string()),
  phone: z.string(),
  email: z.string(),
  videoCallUrl: z.optional(z.string()),
  version: z.number(),
});
export type ContactPersonRow = z.infer<typeof contactPersonRow>;

export const contactPersonRecord = recordOf(contactPersonColumns, contactPersonData);
