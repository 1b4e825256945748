import * as z from 'zod/mini';
import { time } from '../fields.ts';

/** Orders that go to the distributor's own system: as files in a folder, as messages to an address. */
export const handoverTargets = ['file', 'webhook'] as const;
export type HandoverTarget = (typeof handoverTargets)[number];
/** From which moment on an order is handed over. */
export const handoverMoments = ['sent', 'accepted'] as const;
export type HandoverMoment = (typeof handoverMoments)[number];
export const handoverEvents = ['order.sent', 'order.accepted', 'order.ended'] as const;
export type HandoverEvent = (typeof handoverEvents)[number];

const optional = z.optional(z.string());

/** `GET /staff/orders/{id}/handovers`: newest version first. */
export const handoversQuery = z.object({ foundation: z.string().check(z.maxLength(20)) });
export const orderHandovers = z.object({
  items: z.array(
    z.object({
      version: z.number(),
      target: z.enum(handoverTargets),
      event: z.enum(handoverEvents),
      created: time,
      /** Missing while it waits. */
      done: z.optional(time),
      nextAttempt: z.optional(time),
      fault: optional,
    }),
  ),
});
export type OrderHandovers = z.infer<typeof orderHandovers>;
