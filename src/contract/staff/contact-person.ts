import * as z from 'zod/mini';
import { email, name, optionalText, webAddress } from '../fields.ts';
import { type DataOf, defineContract, maintained, type RowOf } from '../record-contract.ts';
import { phone } from '../telephone.ts';

/** A contact person at the distributor, assigned by employees to all partners or to some. */
export const contactPerson = defineContract('etc.contactPerson', {
  name: 'contact-persons',
  /** `audience` is `all` or `some` partners. */
  columns: {
    name: 'value1',
    audience: 'value2',
    position: 'value3',
    phone: 'value4',
    email: 'value5',
    videoCallUrl: 'value6',
  },
  row: {
    name: z.string(),
    audience: z.enum(['all', 'some']),
    position: z.optional(z.string()),
    phone: z.string(),
    email: z.string(),
    videoCallUrl: z.optional(z.string()),
    version: z.number(),
  },
  data: z.object({
    name: z.string(),
    position: z.optional(z.string()),
    positionEnglish: z.optional(z.string()),
    phone: z.string(),
    email: z.string(),
    videoCallUrl: z.optional(z.string()),
    partners: z.array(z.string()),
  }),
  fields: {
    name,
    position: optionalText(50),
    /** For readers of English; without it they see the other one. */
    positionEnglish: optionalText(50),
    phone,
    email,
    videoCallUrl: z.optional(webAddress),
    /** The foundations that it is there for; all of them where none is named. */
    partners: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(500)), []),
  },
  common: maintained,
  list: {
    sorts: ['name', 'position'],
    sort: 'name',
    filters: { audience: { kind: 'oneOf', field: 'audience', values: ['all', 'some'] } },
    hasArchive: true,
  },
});
export type ContactPersonData = DataOf<typeof contactPerson>;
export type ContactPersonRow = RowOf<typeof contactPerson>;
