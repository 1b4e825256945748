import * as z from 'zod/mini';
import { time } from '../fields.ts';

const count = z.number();

/** How a porting stands on the calendar. */
export const portingStages = ['ported', 'today', 'waiting', 'confirmed', 'requested'] as const;
export type PortingStage = (typeof portingStages)[number];

/** A porting by the day that is agreed or asked for; `hours` of its window in Berlin. */
export const portingOfDay = z.object({
  id: z.string(),
  day: z.string(),
  hours: z.optional(z.tuple([z.string(), z.string()])),
  customer: z.optional(z.string()),
  numbers: count,
  stage: z.enum(portingStages),
});
export type PortingOfDay = z.infer<typeof portingOfDay>;

const channelUse = z.object({ id: z.string(), customer: z.string(), sipUser: z.string(), used: count, max: count });

/** `GET /foundation/{trid}/wholesale-figures`: what runs, what does not, and what is ported next. */
export const wholesaleFigures = z.object({
  /** Accounts that are in use, those of them that cannot be reached, and all by what else keeps them from it. */
  accounts: z.object({ active: count, offline: count, inSetup: count, locked: count }),
  /** The first of those that cannot be reached, the longest first. */
  offline: z.array(
    z.object({
      id: z.string(),
      customer: z.string(),
      sipUser: z.string(),
      channels: count,
      numbers: count,
      hasBackup: z.boolean(),
      since: z.optional(time),
    }),
  ),
  /** Calls at the moment, and the accounts that are nearest to their limit. */
  channels: z.object({ used: count, max: count, nearest: z.array(channelUse) }),
  numbers: z.object({ active: count, reserved: count, portingIn: count, portingOut: count }),
  portings: z.object({
    /** Until the end of the week, or of the next one where this one is over. */
    until: z.string(),
    count,
    items: z.array(portingOfDay),
    /** In the week after that. */
    later: z.object({ count, numbers: count }),
  }),
});
export type WholesaleFigures = z.infer<typeof wholesaleFigures>;
