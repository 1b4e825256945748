import * as z from 'zod/mini';
import { text } from '../fields.ts';

/** Users of an organisation that an employee may view the portal as. */
export const partnerUsers = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), userId: z.string(), phone: z.optional(z.string()) })),
});
export type PartnerUser = z.infer<typeof partnerUsers>['items'][number];

/** `POST /staff/views`: see the portal as this user of this organisation does. */
export const viewRequest = z.strictObject({ trid: text(1, 40), user: text(1, 100) });

/** Longest life (ms) of a view; it is not renewed. */
export const viewLifetime = 1_800_000;
