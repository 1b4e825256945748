import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lead } from '../../server/library/lead.ts';
import { holdLease, releaseLease } from '../../server/queries/leases.ts';
import { openPortal, type Portal } from './portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const hour = 3_600_000;

test('A.2 a piece of work belongs to one process until it gives it back or has not been heard of for long', async () => {
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

test('A.2 of two processes on one database one follows the library, and the other one when that ends', async () => {
  const { db, log } = portal.services;
  const seen: string[] = [];
  const start = (name: string) =>
    lead({
      db,
      log,
      pause: 20,
      begin: () => {
        seen.push(`${name} begins`);
        return () => void seen.push(`${name} ends`);
      },
    });
  const stopFirst = start('first');
  await vi.waitFor(() => expect(seen).toEqual(['first begins']), 5000);
  const stopSecond = start('second');
  await stopFirst();
  await vi.waitFor(() => expect(seen).toEqual(['first begins', 'first ends', 'second begins']), 5000);
  await stopSecond();
  expect(seen.at(-1)).toBe('second ends');
});
