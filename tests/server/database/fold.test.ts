import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/open.ts';
import { testDatabase } from '../support/database-template.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());

async function texts(statement: SQL): Promise<(string | null)[]> {
  const { rows } = (await opened.db.execute(statement)) as unknown as { rows: { text: string | null }[] };
  return rows.map(({ text }) => text);
}

test.each([
  ['Muster GmbH & Co. KG', 'muster gmbh & co. kg'],
  ['  A-1_%\\ ', '  a-1_%\\ '],
  ['', ''],
  ['Müller', 'muller'],
  ['Straße', 'strasse'],
  ['GROẞ', 'gross'],
  ['ÄÖÜ Ærø', 'aou æro'],
  ['Łuków İstanbul', 'lukow istanbul'],
  ['Ünal – 5 €', 'unal – 5 €'],
  [null, null],
])('§9 %j is compared as %j, whether all of it is ASCII or not', async (text, folded) => {
  expect(await texts(sql`select fold_plain(${text}::text) as text`)).toEqual([folded]);
  // Also where the planner does not know the text.
  expect(await texts(sql`select fold_plain(t) as text from (values (${text}::text)) as given (t)`)).toEqual([folded]);
});

const letters = 'ÄÖÜäöüÀÁÂÃÅÇÈÉÊËÌÍÎÏÑÒÓÔÕØÙÚÛÝàáâãåçèéêëìíîïñòóôõøùúûýÿČčĆćĐđĞğİıŁłŃńŘřŞşŚśŠšŻżŽž';
const plain = 'aouaouaaaaaceeeeiiiinooooouuuyaaaaaceeeeiiiinooooouuuyyccccddggiillnnrrsssssszzzz';

test('§9 each letter of another language is compared without its accent, alone and beside other signs', async () => {
  const surroundings: (readonly [string, string])[] = [
    ['', ''],
    ['Zürich, Groß ', 'zurich, gross '],
    ['ẞ', 'ss'],
    ['„5 €“ – ', '„5 €“ – '],
    ['Жук ', 'жук '],
  ];
  const given = surroundings.flatMap(([before]) => [...letters].map((letter) => before + letter));
  const wanted = surroundings.flatMap(([, before]) => [...plain].map((letter) => before + letter));
  const array = sql`array[${sql.join(
    given.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
  expect(
    await texts(sql`select fold_plain(t) as text from unnest(${array}) with ordinality as given (t, n) order by n`),
  ).toEqual(wanted);
});

test('§9 lists sort by an index over folded texts', async () => {
  const plan = await opened.db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table folded (name text) on commit drop`);
    await tx.execute(sql`create index on folded ((fold_plain(coalesce(name, '')) collate "C"))`);
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select name from folded order by fold_plain(coalesce(name, '')) collate "C" limit 5`);
  });
  expect(JSON.stringify((plan as unknown as { rows: object[] }).rows)).toContain('Index Scan');
});
