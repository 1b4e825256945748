import { getCollection } from 'astro:content';
import * as z from 'zod/mini';
import { announcement } from '../contract/content/announcement.ts';
import * as contract from '../contract/content/content.ts';
import type { Locale } from '../domain/access/routes.ts';
import { maxUrgentFirst } from '../domain/content/announcement-cache.ts';

/** The entries of a collection that are in the site, in a language. */
async function read<T extends z.ZodMiniType>(
  collection: contract.ContentCollection,
  entry: T,
  locale: Locale,
): Promise<z.infer<T>[]> {
  const all = await getCollection(collection);
  return z.parse(
    z.array(entry),
    all.filter(({ id }) => id.startsWith(`${locale}/`)).map(({ data }) => data),
  );
}

const newestFirst = (a: { date: string }, b: { date: string }) => (a.date < b.date ? 1 : -1);

export const readOperators = (locale: Locale) => read('network-operators', contract.operatorCard, locale);
export const readTutorials = async (locale: Locale) =>
  (await read('tutorials', contract.tutorial, locale)).sort(newestFirst);
/** Without the answers to their questions, which only the server knows. */
export const readCourses = async (locale: Locale) =>
  (await read('academy', contract.course, locale)).sort((a, b) => a.order - b.order);
export const readNewsletters = async (locale: Locale) =>
  (await read('newsletters', contract.newsletter, locale)).sort(newestFirst);
export const readAnnouncements = async (locale: Locale) =>
  (await read('announcements', announcement, locale)).sort(maxUrgentFirst);
