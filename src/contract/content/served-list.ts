import * as z from 'zod/mini';

/** Entries that the server shows, and those of the site that they take the place of. */
export const servedList = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), total: z.number(), replaced: z.array(z.string()) });
