import * as z from 'zod/mini';

/** Where the browser goes to sign in; apart from all that a provider is set up with, which no page is to begin with. */
export const signOnStarted = z.object({ url: z.string() });
