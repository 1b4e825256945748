import type { FileEntry, FileMatch } from '#contract/file.ts';
import type { Db } from '#server/db/open.ts';
import type { LibraryFile } from '#server/queries/library/library-files.ts';
import { textAround } from '#server/queries/library/library-search.ts';
import { type TypedPart, wordsIn } from './query-tokens.ts';
import { folderWords } from './search-text.ts';
import { marked, needlesOf } from './snippet.ts';

/** What a folder is called where a hit says that it matched: its operator or repository, and its own names. */
const folderText = (folder: string): string => folderWords(folder).replace(/\s+/g, ' ').trim();

/** Says for each hit where its words stand. */
export async function explainHits(
  db: Db,
  parts: readonly TypedPart[],
  files: readonly LibraryFile[],
  entries: readonly FileEntry[],
): Promise<FileEntry[]> {
  const needles = needlesOf(parts);
  const wordCount = wordsIn(parts).length;
  const inTitle = files.map(({ name, folder, description }) => {
    const places: [FileMatch['where'], string][] = [
      ['name', name],
      ['folder', folderText(folder)],
      ['description', (description ?? '').replace(/^#\S*\s*/, '')],
    ];
    return places.flatMap(([where, text]): FileMatch[] => {
      const snippet = marked(text, needles);
      return snippet ? [{ where, snippet }] : [];
    });
  });
  const marksOf = (matches: readonly FileMatch[]) =>
    new Set(matches.flatMap(({ snippet }) => snippet.filter(({ mark }) => mark).map(({ text }) => text.toLowerCase())));
  const insides = files.filter((_, index) => marksOf(inTitle[index] ?? []).size < wordCount).map(({ id }) => id);
  const typed = wordsIn(parts).flatMap(({ forms, splits }) => [...forms, ...splits.flat()]);
  const texts = await textAround(db, insides, [...new Set([...typed, ...needles])]);
  return entries.map((entry, index) => {
    const id = files[index]?.id;
    const stretch = id === undefined ? undefined : texts.get(id);
    const snippet = stretch === undefined ? undefined : marked(stretch, needles);
    const inside: FileMatch[] = snippet ? [{ where: 'text', snippet }] : [];
    return { ...entry, found: [...(inTitle[index] ?? []), ...inside] };
  });
}
