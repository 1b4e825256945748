import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** Texts of the public pages, one Markdown file per page and language: `de/imprint.md`. */
const legal = defineCollection({
  loader: glob({ base: './src/content/legal', pattern: '{de,en}/*.md' }),
  schema: z.strictObject({
    title: z.string(),
    /** One or two sentences under the title. */
    description: z.string(),
    /** Day of the last change to the content. */
    date: z.date(),
    /** Only the terms of use have one; it is kept with each acceptance. */
    version: z.string().optional(),
  }),
});

/** Chapters of the help page, one Markdown file each: `de/tickets.md`; the file's name is the anchor. */
const help = defineCollection({
  loader: glob({ base: './src/content/help', pattern: '{de,en}/*.md' }),
  schema: z.strictObject({
    title: z.string(),
    /** Place among the chapters, smallest first. */
    order: z.number(),
    date: z.date(),
  }),
});

export const collections = { legal, help };
