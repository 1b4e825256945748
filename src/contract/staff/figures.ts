import * as z from 'zod/mini';
import { time } from '../fields.ts';

/** How long it has waited: a day, three days, a week, longer. */
export const ages = ['day', 'days', 'week', 'longer'] as const;
/** The upper ends of the ages in days; the last has none. */
export const ageDays = { day: 1, days: 3, week: 7 } as const;

const count = z.number();

/** By what work is counted beside its type. */
export const figureGroupings = ['partner', 'operator', 'employee', 'reason'] as const;
export type FigureGrouping = (typeof figureGroupings)[number];
/** So many groups of each are counted, those with the most first. */
export const maxFigureGroups = 20;

const figureGroup = z.object({
  /** The organisation's title, the operator's code, the employee's name, or a kind within a type. */
  name: z.string(),
  /** The number of the organisation. */
  trid: z.optional(z.string()),
  open: count,
  /** Of these, what is overdue. */
  late: count,
  /** Done in the weeks that the figures show. */
  done: count,
});
export type FigureGroup = z.infer<typeof figureGroup>;

/** `GET /staff/figures`. */
export const deskFigures = z.object({
  /** When (ms) they were counted. */
  at: time,
  open: z.array(
    z.object({
      kind: z.string(),
      ages: z.object({ day: count, days: count, week: count, longer: count }),
      late: count,
      unassigned: count,
    }),
  ),
  /** What was done, by the Monday (`YYYY-MM-DD`) of its week, oldest first; `untimed` had no target. */
  weeks: z.array(z.object({ week: z.string(), kind: z.string(), inTime: count, late: count, untimed: count })),
  groups: z.object({
    partner: z.array(figureGroup),
    operator: z.array(figureGroup),
    employee: z.array(figureGroup),
    reason: z.array(figureGroup),
  }),
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
