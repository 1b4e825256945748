import * as z from 'zod/mini';

/** A random name that the browser keeps, by which its user is spared mails about a new device. */
export const device = z.optional(z.string().check(z.regex(/^[\w-]{16,64}$/)));
