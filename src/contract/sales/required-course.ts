import * as z from 'zod/mini';
import { productType } from './product.ts';

/** A course with a certificate that orders need. */
export const neededCourse = z.object({
  id: z.string(),
  title: z.object({ de: z.string(), en: z.string() }),
  /** It has no pages of its own in the site. */
  restricted: z.boolean(),
});
export type NeededCourse = z.infer<typeof neededCourse>;

/** `GET /academy/requirements`: products that need the certificate of a course, and whether the caller has it. */
export const academyRequirements = z.object({
  items: z.array(
    z.object({
      productType,
      course: neededCourse,
      isMet: z.boolean(),
      /** Of the caller's certificate, where it has an end. */
      validUntil: z.optional(z.string()),
    }),
  ),
  total: z.number(),
});
export type AcademyRequirements = z.infer<typeof academyRequirements>;
