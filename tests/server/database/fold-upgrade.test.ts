import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrationsFolder, type OpenDatabase } from '#server/db/open.ts';
import { testDatabase } from '../support/database-template.ts';
import { partitionedDatabase } from '../support/partitioned.ts';

const statements = (tag: string): string[] =>
  readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8').split('--> statement-breakpoint');

/** Runs statements on a connection of their own in one transaction, as the server migrates; answers the rows of the last. */
async function run({ connection }: OpenDatabase, texts: readonly string[]) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('begin');
    for (const text of texts.slice(0, -1)) await client.query(text);
    const { rows } = await client.query(texts.at(-1) ?? '');
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}

const names = ['Zeder', 'Œuvre', 'Əliyev', 'Orion', 'Epsilon', 'Łódź', 'Ærø'];
const inOrder = ['Ærø', 'Əliyev', 'Epsilon', 'Łódź', 'Œuvre', 'Orion', 'Zeder'];
const stored = [
  "insert into foundations (trid, title, number) values ('1001', 'Muster', '1001')",
  ...names.map(
    (name, n) => `insert into records
      (trid, type, id, number, created, created_by, modified, modified_by, data, search_text, value1)
      values ('1001', 'hd.ticket', 'r-${n}', ${n}, 1, 'Test', 1, 'Test', '{}', '', '${name}')`,
  ),
  "insert into library_words (word, folded) values ('œuvre', fold_plain('œuvre'))",
  `insert into commission_lines (trid, id, import_id, month, operator, vo, kind, amount, search, customer)
    values ('1001', 1, 1, '2026-10', 'ALSTERKOM', '1', 'new', 1, '', 'Œuvre')`,
];

const useIndexes = ['set local enable_seqscan = off', 'set local enable_sort = off'];
const list = `select value1 from records where trid = '1001' and type = 'hd.ticket'
  order by (sort_key(coalesce(value1, '')) collate "C"), number`;

test.each([
  ['one table', testDatabase],
  ['partitions', partitionedDatabase],
])('§search an upgrade orders and finds what an earlier version stored in %s', async (_place, open) => {
  const database = await open();
  try {
    await run(database, [...statements('0010_fold_german'), 'drop function fold_foreign']);
    await run(database, stored);
    await run(database, statements('0014_fold_all_letters'));
    expect(JSON.stringify(await run(database, [...useIndexes, `explain ${list}`]))).toContain('Index Scan');
    expect((await run(database, [...useIndexes, list])).map(({ value1 }) => value1)).toEqual(inOrder);
    expect(await run(database, ['select customer_key from commission_lines'])).toEqual([{ customer_key: 'oeuvre' }]);
    expect(await run(database, ["select folded from library_words where word = 'œuvre'"])).toEqual([
      { folded: 'oeuvre' },
    ]);
  } finally {
    await database.close();
  }
});
