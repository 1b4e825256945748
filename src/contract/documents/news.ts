import * as z from 'zod/mini';
import { time } from '../fields.ts';
import { fileEntry } from '../file.ts';
import { productType } from '../sales/product.ts';

/** A document that the caller has not seen as it is now; `changed` in ms. */
const documentNews = z.extend(fileEntry, {
  changed: time,
  /** Code of the operator that it is about. */
  operator: z.optional(z.string()),
  /** Products that it is about. */
  products: z.array(productType),
  /** About an operator or product that the organisation sells. */
  isOwn: z.boolean(),
});
export type DocumentNews = z.infer<typeof documentNews>;

const path = z.string().check(z.minLength(1), z.maxLength(1000));

/** `GET /library/news` */
export const newsQuery = z.object({
  foundation: z.string().check(z.maxLength(40)),
  /** What lies in this folder or below alone. */
  folder: z.optional(path),
});

/** What is about products and operators of the organisation first, then the newest. */
export const documentNewsList = z.object({
  items: z.array(documentNews),
  total: z.number(),
  /** How much of it is about what the organisation sells. */
  own: z.number(),
});
export type DocumentNewsList = z.infer<typeof documentNewsList>;

/** `PUT /library/news`: the caller has read these documents as they are now. */
export const readNews = z.strictObject({ paths: z.array(path).check(z.minLength(1), z.maxLength(200)) });
