import * as z from 'zod/mini';
import { time } from './fields.ts';

/** The code by which a sub-partner stands in lists of the organisation above it; none is given twice. */
export const subPartnerCode = z.string().check(z.regex(/^[A-Z0-9-]{2,12}$/, 'subPartnerCode'));

/** An organisation below another one. */
const subPartner = z.object({
  trid: z.string(),
  title: z.string(),
  code: z.string(),
  active: z.boolean(),
  since: time,
});
export type SubPartner = z.infer<typeof subPartner>;
export const subPartners = z.object({ items: z.array(subPartner) });
