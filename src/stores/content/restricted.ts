import type * as z from 'zod/mini';
import { listContent } from '#api/content.ts';
import * as content from '#contract/content/content.ts';
import type { ServedEntries } from '#domain/content/served-entries.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import type { Loader } from '../data/loadable.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/**
 * What the user may see of a collection beyond what is in the site or in its place, in the language of the page. Its place in the cache gets
 * another name when its shape changes: an earlier build may have kept the old one.
 */
const restricted = <T extends z.ZodMiniType>(
  collection: content.ContentCollection,
  entry: T,
): Loader<ServedEntries<z.infer<T>>> =>
  ownedLoader(`served.${collection}.${pageLocale()}`, async ({ trid }) => {
    const { items, replaced } = await listContent(collection, entry, trid, pageLocale());
    return { items, replaced };
  });

export const restrictedOperators = restricted('network-operators', content.operatorCardOrChange);
export const restrictedTutorials = restricted('tutorials', content.tutorial);
export const restrictedCourses = restricted('academy', content.course);
export const restrictedNewsletters = restricted('newsletters', content.newsletter);
