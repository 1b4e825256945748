import { composeCourses } from '#content/merge/compose-courses.ts';
import { type BuiltEntry, mergeEntries, type WrittenEntry } from '#content/merge/merge-entries.ts';
import { collections } from '#content/schema/collections.ts';
import { textParts } from '#content/schema/text-parts.ts';
import type { EditedCollection } from '#contract/content/edited-content.ts';
import { readFrontMatter } from './check/front-matter.ts';
import { type Placed, placeOf } from './check/placement.ts';
import type { ContentFile } from './check/site-map.ts';
import { digestOf, type EntrySource, pathOf } from './entry-source.ts';
import type { ImageAddress } from './image-address.ts';
import { renderMarkdown } from './render-markdown.ts';

/** What was published last of an entry. */
export interface Published extends EntrySource {
  readonly collection: EditedCollection;
  readonly id: string;
  readonly number: number;
  readonly kind: 'edit' | 'file' | 'hide';
  /** Digest of the file that it was written over; null where there was none. */
  readonly base: string | null;
}

export const keyOf = ({ collection, id }: { collection: string; id: string }): string => `${collection}/${id}`;

/** The files of an entry among all. */
export function fileSourceOf(
  files: ReadonlyMap<string, string>,
  collection: EditedCollection,
  id: string,
): EntrySource | undefined {
  const de = files.get(pathOf(collection, 'de', id));
  return de === undefined ? undefined : { de, en: files.get(pathOf(collection, 'en', id)) ?? null };
}

/** True for what differs from the files: a file that says the same by now stands for itself. */
export function isOverFiles(published: Published, files: ReadonlyMap<string, string>): boolean {
  if (published.kind !== 'edit') return published.kind === 'hide';
  const file = fileSourceOf(files, published.collection, published.id);
  return file === undefined || digestOf(file) !== digestOf(published);
}

/** All files as they are with what was published. */
export function filesWith(files: readonly ContentFile[], published: Iterable<Published>): Map<string, string> {
  const all = new Map(files.map(({ path, source }) => [path, source]));
  for (const one of published) {
    if (one.kind === 'file') continue;
    for (const language of ['de', 'en'] as const) {
      const path = pathOf(one.collection, language, one.id);
      const source = one.kind === 'edit' ? one[language] : null;
      if (source === null) all.delete(path);
      else all.set(path, source);
    }
  }
  return all;
}

function writtenEntry(
  path: string,
  source: string,
  { collection, language, id }: Placed,
  images: ImageAddress,
): WrittenEntry {
  const { data, text } = readFrontMatter(source, (line, field, says) => {
    throw new Error(`${path}:${line} ${field} ${says}`);
  });
  const { german, english } = collections[collection];
  const fields = (language === 'de' ? german : english).parse(data) as Record<string, unknown>;
  return { id: `${language}/${id}`, data: fields, html: renderMarkdown(text, images) };
}

/** A lesson that no chapter names yet is shown with none. */
function withoutUnusedLessons(entries: readonly BuiltEntry[]): BuiltEntry[] {
  const used = new Set(
    entries
      .filter(({ id }) => id.endsWith('/course'))
      .flatMap(({ id, de }) =>
        (de['chapters'] as { lessons: string[] }[]).flatMap(({ lessons }) =>
          lessons.map((name) => id.replace(/course$/, name)),
        ),
      ),
  );
  return entries.filter(({ id }) => id.endsWith('/course') || used.has(id));
}

/** What is shown as one: an entry, or a course with its lessons. */
export const unitOf = ({ collection, id }: { collection: EditedCollection; id: string }): string =>
  collection === 'academy' || collection === 'lessons' ? (id.split('/')[0] ?? id) : id;

/**
 * The entries of one unit, as the build would have made them of these files; a lesson alone where one is named. Throws
 * where one is not as its schema wants.
 */
export function entriesOfUnit(
  collection: Exclude<EditedCollection, 'lessons'>,
  unit: string,
  { files, images }: { readonly files: ReadonlyMap<string, string>; readonly images: ImageAddress },
  lesson?: string,
): BuiltEntry[] {
  const written: WrittenEntry[] = [];
  for (const [path, source] of files) {
    const placed = placeOf(path);
    if (typeof placed === 'string' || !(placed.collection in collections)) continue;
    const one = placed as Placed & { collection: EditedCollection };
    const kind = one.collection === 'lessons' ? 'academy' : one.collection;
    if (lesson !== undefined && one.id !== lesson) continue;
    if (kind === collection && unitOf(one) === unit) written.push(writtenEntry(path, source, placed, images));
  }
  const textsOf = (id: string) =>
    textParts(collections[collection === 'academy' && !id.endsWith('/course') ? 'lessons' : collection].english);
  const merged = mergeEntries(written, textsOf, false);
  return collection === 'academy' && lesson === undefined ? composeCourses(withoutUnusedLessons(merged)) : merged;
}
