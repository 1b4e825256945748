import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { spanOfNumber } from '#domain/wholesale/numbers/number-range.ts';
import type { Db } from '#server/db/open.ts';
import { statementCount } from '#server/db/statement-count.ts';
import { isHeld, lockNumbers } from '#server/queries/records/record-numbers.ts';
import { testDatabase } from '../support/database-template.ts';
import { type Plan, plansOf } from '../support/partitioned.ts';

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

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test('whether numbers are held is found by an index, not by reading all numbers', async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const guard = statementCount.observe;
  const asked: [text: string, params: unknown[]][] = [];
  statementCount.observe = (...statement) => void asked.push(statement);
  const spans = [spanOfNumber('4930123'), spanOfNumber('4989123')];
  await db.transaction(async (tx) => {
    await lockNumbers(tx, spans, 0);
    expect(await isHeld(tx, spans)).toBe(false);
  });
  statementCount.observe = guard;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const ofNumbers = asked.filter(([text]) => text.includes('"record_numbers"'));
    expect(ofNumbers).toHaveLength(2);
    for (const [text, params] of ofNumbers) {
      const nodes = (await plansOf(tx as unknown as Db, text, params)).flatMap(nodesOf);
      const reads = nodes.filter(
        (node) => node['Relation Name'] === 'record_numbers' && /Scan/.test(node['Node Type']),
      );
      expect(reads.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    }
  });
});
