import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdLeaderLease } from '#server/library/index/leader-lease.ts';
import { holdLease, releaseLease } from '#server/queries/leases.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const hour = 3_600_000;

test('§faults a piece of work belongs to one process until it gives it back or has not been heard of for long', async () => {
  const { db } = portal.services;
  expect(await holdLease(db, 'work', 'one', hour)).toBe(true);
  expect(await holdLease(db, 'work', 'two', hour)).toBe(false);
  expect(await holdLease(db, 'other', 'two', hour)).toBe(true);
  expect(await holdLease(db, 'work', 'one', -hour)).toBe(true);
  expect(await holdLease(db, 'work', 'two', hour)).toBe(true);
  await releaseLease(db, 'work', 'one');
  expect(await holdLease(db, 'work', 'one', hour)).toBe(false);
  await releaseLease(db, 'work', 'two');
  expect(await holdLease(db, 'work', 'one', hour)).toBe(true);
});

test('§faults of two processes on one database one follows the library, and the other one when that ends', async () => {
  const { db, log } = portal.services;
  const seen: string[] = [];
  const start = (name: string) =>
    holdLeaderLease({
      db,
      log,
      pause: 20,
      begin: () => {
        seen.push(`${name} begins`);
        return () => void seen.push(`${name} ends`);
      },
    });
  const stopFirst = start('first');
  await vi.waitFor(() => expect(seen).toEqual(['first begins']), 60_000);
  const stopSecond = start('second');
  await stopFirst();
  await vi.waitFor(() => expect(seen).toEqual(['first begins', 'first ends', 'second begins']), 60_000);
  await stopSecond();
  expect(seen.at(-1)).toBe('second ends');
});

test('§faults who ends while saying again that it leads gives the work back all the same', async () => {
  const { db, log } = portal.services;
  const gate = Promise.withResolvers<void>();
  let said = 0;
  let last: Promise<unknown> = Promise.resolve();
  const insert = (...table: Parameters<typeof db.insert>) => {
    const query = db.insert(...table);
    const returning = async (values: never, conflict: never, fields: never) => {
      said += 1;
      if (said > 1) await gate.promise;
      return query.values(values).onConflictDoUpdate(conflict).returning(fields);
    };
    return {
      values: (values: never) => ({
        onConflictDoUpdate: (conflict: never) => ({
          returning: (fields: never) => {
            last = returning(values, conflict, fields);
            return last;
          },
        }),
      }),
    };
  };
  const slow = new Proxy(db, { get: (target, key) => (key === 'insert' ? insert : Reflect.get(target, key)) });
  const stop = holdLeaderLease({ db: slow, log, pause: 1, begin: () => () => undefined });
  await vi.waitFor(() => expect(said).toBe(2), 60_000);
  const stopped = stop();
  await new Promise((resolve) => setImmediate(resolve));
  gate.resolve();
  await Promise.all([stopped, last]);
  expect(await holdLease(db, 'library index', 'another', hour)).toBe(true);
});
