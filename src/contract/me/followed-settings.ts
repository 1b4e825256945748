import * as z from 'zod/mini';

export const languages = ['auto', 'de', 'en'] as const;
/** Names of the routes that may follow a login. */
export const startPages = ['Home', 'Orders', 'EtcTicketOverview'] as const;
export type StartPage = (typeof startPages)[number];
export const pageSizes = [10, 25, 50, 100] as const;
export const defaultRows = 25;

/** What of a user's settings every page follows from its first moment on; it comes with each session token. */
export const followedSettings = z.object({
  /** `auto` follows the browser. */
  language: z.enum(languages),
  startPage: z.enum(startPages),
  /** The foundation that is chosen after a login; the one chosen last where it is absent. */
  defaultFoundation: z.optional(z.string().check(z.maxLength(40))),
  rowsPerPage: z.literal(pageSizes),
});
export type FollowedSettings = z.infer<typeof followedSettings>;
