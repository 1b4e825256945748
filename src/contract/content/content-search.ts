import * as z from 'zod/mini';
import { contentQuery } from './content.ts';

/** A search among texts that the site does not have as they are now. */
export const contentSearch = z.extend(contentQuery, {
  search: z.string().check(z.minLength(1), z.maxLength(500)),
});

const part = z.object({ text: z.string(), mark: z.boolean() });
export const contentHits = z.object({
  items: z.array(z.object({ title: z.string(), url: z.string(), excerpt: z.array(part) })),
  /** Addresses of the site with texts that no longer count: of pages with all below them, of chapters with their `#`. */
  replaced: z.array(z.string()),
});
export type ContentHits = z.output<typeof contentHits>;
