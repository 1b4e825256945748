import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usualSize } from '#stores/data/list-export.ts';
import { tickets } from '#stores/tickets/tickets.ts';
import { controlledServer } from './support/controlled-server.ts';
import { actAs, actFor, memoryStorage, row } from './support/signed-in.ts';

let server: ReturnType<typeof controlledServer>;
const rows = (from: number, count: number) => Array.from({ length: count }, (_, n) => row(String(from - n)));

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { search: '', pathname: '/etc/tickets', hash: '' });
  vi.stubGlobal('history', { pushState: () => {}, replaceState: () => {} });
  server = controlledServer();
  actAs('sp.admin', '1001');
});
afterEach(() => {
  tickets.show({ search: '', page: '1' });
  vi.unstubAllGlobals();
});

test('collects all pages of the filtered list, 200 rows at a time, and reports its progress', async () => {
  tickets.show({ search: 'adler', page: '3' });
  const exported = tickets.export.collect();
  const first = await server.next();
  expect(first.url.searchParams.get('search')).toContain('adler');
  expect(first.url.searchParams.get('_limit')).toBe('200');
  expect(first.url.searchParams.get('_offset')).toBe('0');
  first.answer({ items: rows(450, 200), total: 450 });
  const second = await server.next();
  expect(tickets.export.$progress.get()).toEqual({ done: 200, total: 450 });
  // A ticket came in between: the last row of the first page is now the first of the second.
  second.answer({ items: rows(251, 200), total: 451 });
  (await server.next()).answer({ items: rows(51, 51), total: 451 });
  const result = await exported;
  expect(result?.rows.map(({ foreignid }) => Number(foreignid))).toEqual(
    Array.from({ length: 450 }, (_, n) => 450 - n),
  );
  expect(result?.trid).toBe('1001');
  expect(tickets.export.$progress.get()).toBeUndefined();
});

test('stops at its limit and says how many there are', async () => {
  const exported = tickets.export.collect();
  for (let offset = 0; offset < usualSize.limit; offset += 200) {
    const call = await server.next();
    call.answer({ items: rows(20_000 - offset, 200), total: 12_345 });
  }
  const result = await exported;
  expect(result?.rows).toHaveLength(usualSize.limit);
  expect(result?.total).toBe(12_345);
});

test('§4 gives nothing away when the foundation changes meanwhile', async () => {
  const exported = tickets.export.collect();
  const call = await server.next();
  actFor('1002');
  call.answer({ items: rows(5, 5), total: 5 });
  expect(await exported).toBeUndefined();
});

test('a second press starts no second export; a failure ends it', async () => {
  const exported = tickets.export.collect();
  expect(await tickets.export.collect()).toBeUndefined();
  (await server.next()).lose();
  await expect(exported).rejects.toMatchObject({ status: 0 });
  expect(tickets.export.$progress.get()).toBeUndefined();
});
