import type { Db } from '#server/db/open.ts';
import { indexRow, titleVocabulary } from '#server/library/index/index-row.ts';
import { parseLibraryPath } from '#server/library/library-path.ts';
import { searchText, vocabulary } from '#server/library/search/search-text.ts';
import { addWords, audienceId, putFiles, recountFolders, tidyIndex } from '#server/queries/library/library-files.ts';
import { documentAt } from '../library-files.ts';

const newest = Date.parse('2026-11-01T12:00:00Z');
const twoYears = 730 * 86_400_000;
const batch = 200;

/** Fills the index as if so many files had been read from the disk, changed within two years, and tidies it as after a first look. */
export async function addDocuments(db: Db, count: number): Promise<void> {
  const audiences = new Map<string, number>();
  const folders = new Set<string>();
  const words = new Set<string>();
  for (let at = 0; at < count; at += batch) {
    const rows = [];
    for (let n = at; n < Math.min(count, at + batch); n += 1) {
      const { folder, name, text } = documentAt(n, count);
      const place = parseLibraryPath(`${folder}/${name}`);
      if (!place) throw new Error(`${folder}/${name}`);
      const { repository } = place;
      const audience = audiences.get(repository) ?? (await audienceId(db, { repository, trid: '', roles: [] }));
      audiences.set(repository, audience);
      folders.add(folder);
      const modified = newest - ((n * 7919) % count) * Math.floor(twoYears / count);
      const file = { name, size: text.length, modified, metaModified: 0, inode: `bench:${n}` };
      const row = indexRow({ place, file, described: { meta: {}, problems: [] }, audience });
      for (const word of [...titleVocabulary(row), ...vocabulary(text)]) words.add(word);
      const read = { changed: modified, pending: false, hash: '', crc: null, words: searchText(text), body: text };
      rows.push({ ...row, ...read });
    }
    await putFiles(db, rows);
  }
  await addWords(db, [...words]);
  await recountFolders(db, [...folders]);
  await tidyIndex(db);
}
