import * as z from 'zod/mini';
import { time } from '../fields.ts';

/** `validUntil` in ms since the epoch. */
export const announcement = z.object({
  id: z.string(),
  german: z.array(z.string()),
  title: z.string(),
  text: z.string(),
  /** `ok` says that a disturbance is over. */
  level: z.enum(['info', 'warn', 'danger', 'ok']),
  /** Since when, and what comes next, in words. */
  line: z.optional(z.string()),
  link: z.optional(z.object({ text: z.string(), link: z.string() })),
  validUntil: z.optional(time),
});
export type Announcement = z.infer<typeof announcement>;
