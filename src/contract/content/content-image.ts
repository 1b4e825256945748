import * as z from 'zod/mini';
import { asPlainText } from '../fields.ts';

/** Bytes of a picture in a text. */
export const largestContentImage = 2 * 1024 ** 2;
export const contentImageTypes = ['image/png', 'image/jpeg'] as const;
/** Points that browsers allocate to draw one. */
export const contentImageLimits = { maxSide: 4000, maxPixels: 12_000_000 } as const;

/** A picture that an editor brought: its name ends with the digest of its bytes. */
export const contentImageName = /^[a-z0-9-]{1,60}-[0-9a-f]{32}\.(?:png|jpg)$/;

/** `name` is that of the file; the type follows from its content. */
export const contentImageQuery = z.object({ name: z.string().check(asPlainText, z.maxLength(200)) });
export const contentImageParams = z.object({ name: z.string().check(z.regex(contentImageName, 'invalid')) });

/** By which a text names it: `/images/plan-….png`. */
export const storedContentImage = z.object({ path: z.string() });
