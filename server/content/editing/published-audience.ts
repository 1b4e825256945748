import { collections } from '#content/schema/collections.ts';
import type { EditedCollection, ListedContent } from '#contract/content/edited-content.ts';
import { type EntrySource, sideOf } from '../entry-source.ts';

/** Who may see an entry and when; nothing where its fields are not right yet. */
export function publishedAudience(
  collection: EditedCollection,
  { de }: EntrySource,
): Pick<ListedContent, 'roles' | 'validFrom' | 'validUntil'> {
  const parsed = collections[collection].german.safeParse(sideOf(de).fields);
  if (!parsed.success) return {};
  const { roles, validFrom, validUntil } = parsed.data as Pick<ListedContent, 'roles' | 'validFrom' | 'validUntil'>;
  return {
    ...(roles && { roles }),
    ...(validFrom !== undefined && { validFrom }),
    ...(validUntil !== undefined && { validUntil }),
  };
}
