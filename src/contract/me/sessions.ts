import * as z from 'zod/mini';
import { time } from '../fields.ts';

/** A sign-in that may still go on. */
const ownSession = z.object({
  id: z.string(),
  /** Browser and system, `other` where the browser names neither. */
  client: z.string(),
  /** Shortened so that it identifies no person; absent if it is unknown. */
  network: z.optional(z.string()),
  created: time,
  lastUsed: time,
  /** The session of the call itself. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;
export const ownSessions = z.object({ items: z.array(ownSession) });
