import * as z from 'zod/mini';
import { time } from '../fields.ts';

/** How long it has waited: a day, three days, a week, longer. */
export const ages = ['day', 'days', 'week', 'longer'] as const;
/** The upper ends of the ages in days; the last has none. */
export const ageDays = { day: 1, days: 3, week: 7 } as const;

const count = z.number();

/** `GET /staff/figures`. */
export const deskFigures = z.object({
  /** When (ms) they were counted. */
  at: time,
  open: z.array(
    z.object({
      kind: z.string(),
      ages: z.object({ day: count, days: count, week: count, longer: count }),
      late: count,
    }),
  ),
  /** What was done, by the Monday (`YYYY-MM-DD`) of its week, oldest first; `untimed` had no target. */
  weeks: z.array(z.object({ week: z.string(), kind: z.string(), inTime: count, late: count, untimed: count })),
});
export type DeskFigures = z.infer<typeof deskFigures>;

/** Data kept per organisation is counted for this one. */
export const maintenanceQuery = z.object({ foundation: z.string().check(z.maxLength(40)) });

/** `GET /staff/maintenance`: how many there are of what employees maintain, and what was changed last. */
export const maintenanceOverview = z.object({
  items: z.array(
    z.object({
      kind: z.string(),
      count,
      last: z.optional(z.object({ title: z.string(), by: z.string(), at: time })),
    }),
  ),
});
