import * as z from 'zod/mini';
import { time } from '../fields.ts';

/** The user's calendar at an address of its own; `lastUsed` says when a calendar program read it last. */
export const calendarFeed = z.object({
  feed: z.optional(z.object({ created: time, lastUsed: z.optional(time), hasNames: z.boolean() })),
});
export type CalendarFeed = z.infer<typeof calendarFeed>['feed'];

/** `hasNames` shows customers and telephone numbers to the makers of the calendar program. */
export const newCalendarFeed = z.strictObject({ locale: z.enum(['de', 'en']), hasNames: z.boolean() });
export type NewCalendarFeed = z.infer<typeof newCalendarFeed>;

/** The address is shown once; an older one ends. */
export const madeCalendarFeed = z.object({ ...calendarFeed.shape, address: z.string() });
export type MadeCalendarFeed = z.infer<typeof madeCalendarFeed>;
