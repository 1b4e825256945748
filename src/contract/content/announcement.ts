import * as z from 'zod/mini';
import { time } from '../fields.ts';

/** `validUntil` in ms since the epoch. */
export const announcement = z.object({
  id: z.string(),
  german: z.array(z.string()),
  title: z.string(),
  text: z.string(),
  level: z.enum(['info', 'warn', 'danger']),
  link: z.optional(z.object({ text: z.string(), link: z.string() })),
  validUntil: z.optional(time),
});
export type Announcement = z.infer<typeof announcement>;
