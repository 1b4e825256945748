import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { spanOfNumber } from '#domain/wholesale/numbers/number-range.ts';
import { lockNumbers } from '#server/queries/records/record-numbers.ts';
import { testDatabase } from '../support/database-template.ts';

test('numbers of other areas are taken at the same moment, those of one area one after the other', async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const take = (dialled: string) =>
    db.transaction((tx) => lockNumbers(tx, [spanOfNumber(dialled)], 0).then(() => dialled));
  const hold = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const first = db.transaction(async (tx) => {
    await lockNumbers(tx, [spanOfNumber('4930123'), spanOfNumber('49641')], 0);
    taken.resolve();
    await hold.promise;
  });
  await taken.promise;
  const waiting = async () => {
    const { rows } = (await db.execute(
      sql`select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`,
    )) as unknown as { rows: { n: number }[] };
    return rows[0]?.n;
  };
  const second = take('4930123456');
  await expect.poll(waiting).toBe(1);
  expect(await take('4989123')).toBe('4989123');
  hold.resolve();
  await first;
  expect(await second).toBe('4930123456');
});
