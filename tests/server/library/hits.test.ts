import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import { findHits, type HitsAsked } from '#server/library/hits/find-hits.ts';
import { KnownWords } from '#server/library/hits/word-match-cache.ts';
import { expandParts } from '#server/library/search/expand-parts.ts';
import { typedParts } from '#server/library/search/query-tokens.ts';
import { libraryQuery } from '#server/library/search/search-query.ts';
import { searchText, vocabulary } from '#server/library/search/search-text.ts';
import { addWords, audienceId, deleteFiles, fileByPath, putFiles } from '#server/queries/library/library-files.ts';
import type { View } from '#server/queries/library/view.ts';
import { testDatabase } from '../support/database-template.ts';

const words = [
  'Preisliste',
  'Mobilfunk',
  'Festnetz',
  'Vertragsverlängerung',
  'Router',
  'Übersicht',
  'Aktion',
  'Hotline',
];
const pick = (n: number) => words[n % words.length] as string;

const rowOf = (n: number, audience: number, text: string, name = `${pick(n)} ${pick(n >> 3)} ${n}.pdf`) => ({
  path: `newsletters/${n}`,
  folder: 'newsletters',
  name,
  extension: n % 3 === 0 ? 'pdf' : 'xlsx',
  audience,
  size: 1,
  modified: 1_790_000_000_000 + ((n * 7919) % 997) * 1000,
  changed: 0,
  inode: String(n),
  pending: false,
  hash: '',
  crc: null,
  metaModified: 0,
  description: null,
  version: null,
  shortcuturl: '',
  validFrom: null,
  validUntil: n % 7 === 0 ? '2026-01-31' : null,
  supersedes: [],
  nameWords: searchText(name),
  folderWords: '',
  descriptionWords: '',
  words: searchText(text),
});

const request = {
  extensions: [],
  since: undefined,
  titleOnly: false,
  today: '2026-11-21',
  outdatedLast: false,
  most: 20,
};
let database: OpenDatabase;
let audiences: number[];
let view: View;

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  audiences = [];
  for (const repository of ['newsletters', 'templates', 'contracts']) {
    audiences.push(await audienceId(db, { repository, trid: '', roles: [] }));
  }
  const rows = Array.from({ length: 400 }, (_, n) =>
    rowOf(n, audiences[n % 3] as number, `${pick(n * 5)} ${pick(n >> 2)} 030 23125 ${100 + n}`),
  );
  await putFiles(db, rows);
  await addWords(db, vocabulary(words.join(' ')));
  view = {
    audiences: new Map(audiences.slice(0, 2).map((id) => [id, 'newsletters'])),
    repositories: [],
    own: [],
    trids: [],
  };
});
afterAll(() => database.close());

async function lookUp(wordList: KnownWords, search: string, more: Partial<HitsAsked> = {}) {
  const parts = await expandParts(database.db, typedParts(search, true));
  const listed = new Set(view.audiences.keys());
  const { hits, counts } = await findHits(wordList, view, parts, { ...request, ...more, listed });
  return { parts, files: hits.map(({ file }) => file), total: counts.reduce((sum, n) => sum + n, 0) };
}

/** The same asked of the database alone. */
async function matching(query: string, condition = sql`true`): Promise<number> {
  const result = await database.db.execute(sql`
    select count(*)::int as n from library_search where everything @@ to_tsquery('library', ${query})
      and audience in (${audiences[0]}, ${audiences[1]}) and ${condition}`);
  return (result as unknown as { rows: { n: number }[] }).rows[0]?.n ?? -1;
}

const searches = [
  ...words,
  ...words.map((word, n) => `${word} ${pick(n + 3)}`),
  ...words.map((word) => word.slice(0, 4)),
  'Preisliste Mobilfunk Router',
  'Mobilfunkpreisliste',
  'Verlängerung Vertrag',
  'Uebersicht',
  '030 23125 140',
  '+49 30 23125 1',
  'Preisliste 17',
  'nirgends',
];

test('§search a search built from single words finds as many files as the full database query', async () => {
  const wordList = new KnownWords(database.db);
  for (const search of searches) {
    const { parts, total } = await lookUp(wordList, search);
    expect([search, total]).toEqual([search, await matching(libraryQuery(parts))]);
    const query = libraryQuery(parts);
    const titles = await lookUp(wordList, search, { titleOnly: true });
    expect([search, titles.total]).toEqual([
      search,
      await matching(query, sql`title @@ to_tsquery('library', ${query})`),
    ]);
    const since = 1_790_000_500_000;
    expect((await lookUp(wordList, search, { since })).total).toBe(
      await matching(query, sql`modified >= ${since}::bigint`),
    );
  }
});

test('§search matches in names come before texts, valid files before expired, newer before older', async () => {
  const wordList = new KnownWords(database.db);
  const all = await lookUp(wordList, 'Router', { most: 1000 });
  const result = await database.db.execute(sql`
    select file from library_search
    where everything @@ to_tsquery('library', 'router') and audience in (${audiences[0]}, ${audiences[1]})
    order by title @@ to_tsquery('library', 'router:A') desc, coalesce(valid_until < '2026-11-21', false),
      modified desc, file desc`);
  const expected = (result as unknown as { rows: { file: number }[] }).rows.map(({ file }) => file);
  expect(all.files).toEqual(expected);
  expect((await lookUp(wordList, 'Router', { most: 15 })).files).toEqual(expected.slice(0, 15));
});

test('§search what another process writes and deletes is known at the next look', async () => {
  const { db } = database;
  const wordList = new KnownWords(db);
  const [mine] = audiences as [number];
  const before = await lookUp(wordList, 'Router');
  await putFiles(db, [rowOf(1000, mine, 'Router'), rowOf(1001, mine, 'sonst nichts', 'Leitfaden.pdf')]);
  expect((await lookUp(wordList, 'Router')).total).toBe(before.total);
  wordList.expire();
  expect((await lookUp(wordList, 'Router')).total).toBe(before.total + 1);
  expect((await lookUp(wordList, 'Leitfaden')).total).toBe(1);

  await putFiles(db, [rowOf(1001, mine, 'Router', 'Merkblatt.pdf')]);
  wordList.expire();
  expect((await lookUp(wordList, 'Router')).total).toBe(before.total + 2);
  expect((await lookUp(wordList, 'Leitfaden')).total).toBe(0);

  for (const n of [1000, 1001]) await deleteFiles(db, [(await fileByPath(db, `newsletters/${n}`))?.id ?? 0]);
  wordList.expire();
  expect(await lookUp(wordList, 'Router')).toEqual(before);
});

test('§search a file that changes its audience is no hit any more for those who may not see it', async () => {
  const { db } = database;
  const wordList = new KnownWords(db);
  const [mine, , foreign] = audiences as [number, number, number];
  await putFiles(db, [rowOf(1002, mine, '', 'Geheimplan.pdf')]);
  expect((await lookUp(wordList, 'Geheimplan')).total).toBe(1);
  await putFiles(db, [rowOf(1002, foreign, '', 'Geheimplan.pdf')]);
  wordList.expire();
  expect((await lookUp(wordList, 'Geheimplan')).total).toBe(0);
});
