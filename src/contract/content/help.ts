import * as z from 'zod/mini';

/** Chapters of the help page beyond those of the site, and the names of those that they take the place of. */
export const servedHelp = z.object({
  chapters: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      order: z.number(),
      date: z.string(),
      html: z.string(),
      /** Paths of the texts that are German although English was asked for. */
      german: z.array(z.string()),
    }),
  ),
  replaced: z.array(z.string()),
});
export type ServedHelp = z.output<typeof servedHelp>;
