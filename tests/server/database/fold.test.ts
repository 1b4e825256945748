import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainLetters } from '#domain/text/plain-words.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { testDatabase } from '../support/database-template.ts';

let contexts: OpenDatabase;
beforeAll(async () => {
  contexts = await testDatabase();
});
afterAll(() => contexts.close());

async function texts(statement: SQL): Promise<(string | null)[]> {
  const { rows } = (await contexts.db.execute(statement)) as unknown as { rows: { text: string | null }[] };
  return rows.map(({ text }) => text);
}

test.each([
  ['Muster GmbH & Co. KG', 'muster gmbh & co. kg'],
  ['  A-1_%\\ ', '  a-1_%\\ '],
  ['', ''],
  ['Müller', 'muller'],
  ['Straße', 'strasse'],
  ['GROẞ', 'gross'],
  ['ÄÖÜ Ærø', 'aou aero'],
  ['Nguyễn Thị Hằng', 'nguyen thi hang'],
  ['Kőszegi, Œuvre, Əli', 'koszegi, oeuvre, eli'],
  ['Țepeș Łódź ĐĆ ÞÓR', 'tepes lodz dc thor'],
  ['Mu\u0308ller Cafe\u0301', 'muller cafe'],
  ['Ｆｕｌｌ ﬁnanz 𝒳', 'full finanz x'],
  ['½ m² №\u00A05', '1⁄2 m2 no 5'],
  ['Жук Ґалаґан', 'жук галаган'],
  ['Łuków İstanbul', 'lukow istanbul'],
  ['Ünal – 5 €', 'unal – 5 €'],
  [null, null],
])('§search %j is compared as %j, whether all of it is ASCII or not', async (text, folded) => {
  expect(await texts(sql`select fold_plain(${text}::text) as text`)).toEqual([folded]);
  // Also where the planner does not know the text.
  expect(await texts(sql`select fold_plain(t) as text from (values (${text}::text)) as given (t)`)).toEqual([folded]);
});

const plainSamples = [
  'Große Łódź-Straße 5 · Đorđević & Søn',
  'Trường Đại học Bách khoa Hà Nội',
  'Đặng Thị Ngọc Ánh, Huỳnh Đức Phước',
  'Þórður Ægisson, Reykjavík',
  'Əliyev, İsmayılova, Şükürov',
  'Ħal Għaxaq, Malta; Saŋgaravárri; Ŧ',
  'Ǆ ǅ ǆ Ĳ ĳ ŉ ſ ﬀ ﬃ',
  'नमस्ते สวัสดี שָׁלוֹם مُحَمَّد 漢字 한국',
];

const letters = 'ÄÖÜäöüÀÁÂÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåçèéêëìíîïñòóôõøùúûýÿČčĆćĐđĞğİıŁłŃńŘřŞşŚśŠšŻżŽž';
const plain = 'aouaouaaaaaceeeeiiiinooooouuuyaaaaaceeeeiiiinooooouuuyyccccddggiillnnrrsssssszzzz';

/** Latin-1, Latin Extended A and B, letters with marks up to those of Vietnamese, and some of other scripts. */
const blocks = [
  [0xa0, 0x24f],
  [0x1e00, 0x1eff],
  [0x370, 0x481],
  [0x5d0, 0x5ea],
  [0x2c60, 0x2c7f],
  [0xff01, 0xff5e],
] as const;

test.each(['', 'x', 'Zürich, Groß ', 'ẞ', '„5 €“ – ', 'Ж'])(
  '§search the database compares each letter behind %j as the search does, also decomposed',
  async (before) => {
    const input = blocks.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, n) => before + String.fromCodePoint(first + n)),
    );
    const all = [...input, ...input.map((text) => text.normalize('NFD'))];
    const array = sql`${sql.param(all)}::text[]`;
    expect(
      await texts(sql`select fold_plain(t) as text from unnest(${array}) with ordinality as given (t, n) order by n`),
    ).toEqual(all.map(plainLetters));
  },
);

test('§search a text of many letters is compared as the search compares it', async () => {
  const all = plainSamples;
  const array = sql`${sql.param(all)}::text[]`;
  expect(
    await texts(sql`select fold_plain(t) as text from unnest(${array}) with ordinality as given (t, n) order by n`),
  ).toEqual(all.map(plainLetters));
});

test('§search each foreign letter is compared without its accent, alone and next to others', async () => {
  const surroundings: (readonly [string, string])[] = [
    ['', ''],
    ['Zürich, Groß ', 'zurich, gross '],
    ['ẞ', 'ss'],
    ['„5 €“ – ', '„5 €“ – '],
    ['Жук ', 'жук '],
  ];
  const input = surroundings.flatMap(([before]) => [...letters].map((letter) => before + letter));
  const target = surroundings.flatMap(([, before]) => [...plain].map((letter) => before + letter));
  const array = sql`array[${sql.join(
    input.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
  expect(
    await texts(sql`select fold_plain(t) as text from unnest(${array}) with ordinality as given (t, n) order by n`),
  ).toEqual(target);
});

test('§search lists sort by an index over folded texts', async () => {
  const plan = await contexts.db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table folded (name text) on commit drop`);
    await tx.execute(sql`create index on folded ((fold_plain(coalesce(name, '')) collate "C"))`);
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select name from folded order by fold_plain(coalesce(name, '')) collate "C" limit 5`);
  });
  expect(JSON.stringify((plan as unknown as { rows: object[] }).rows)).toContain('Index Scan');
});
