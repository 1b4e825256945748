import type * as z from 'zod/mini';
import type { ContentCollection } from '../contract/content/content.ts';
import { servedList } from '../contract/content/served-list.ts';
import type { Locale } from '../domain/access/routes.ts';
import { get, send } from './http.ts';

/** Entries of a collection that are not in the site and that the user may see on behalf of a foundation. */
export const listContent = <T extends z.ZodMiniType>(
  collection: ContentCollection,
  entry: T,
  trid: string,
  locale: Locale,
) => get(`/content/${collection}`, { _foundation: trid, _lang: locale }, servedList(entry));

/** Puts an announcement away for the user. */
export const dismissAnnouncement = (id: string, trid: string) =>
  send(`/content/announcements/${encodeURIComponent(id)}/dismissal?_foundation=${encodeURIComponent(trid)}`, {
    method: 'POST',
    body: {},
  });
