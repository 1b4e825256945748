import * as z from 'zod/mini';
import { portingOfDay } from '../wholesale/wholesale-figures.ts';

const count = z.number();

/** `GET /staff/day`: what is on the calendar of the coming working days, and who has how much to do. */
export const staffDay = z.object({
  /** Today, or the next working day, and those after it. */
  days: z.array(z.object({ day: z.string(), portings: count, orders: count })),
  /** Of the first day. */
  portings: z.array(z.extend(portingOfDay, { trid: z.string(), foundation: z.string() })),
  team: z.array(z.object({ id: z.string(), name: z.string(), open: count, overdue: count })),
  /** The most urgent item of the caller, or without an assignee. */
  next: z.optional(z.object({ trid: z.string(), id: z.string() })),
});
export type StaffDay = z.infer<typeof staffDay>;
