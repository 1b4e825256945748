import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $foundFiles, $foundOutdated, searchQuery } from '#stores/search/search.ts';
import { controlledServer } from '../support/controlled-server.ts';
import { actAs, actFor, memoryStorage } from '../support/signed-in.ts';

let server: ReturnType<typeof controlledServer>;
let stop = () => {};

const hits = (name: string, total = 1) => ({
  items: [
    {
      name,
      path: `price-lists/${name}`,
      type: 'file',
      modified: 1,
      size: 10,
      extension: 'pdf',
      mimetype: 'application/pdf',
      icon: 'pdf',
      properties: { shortcuturl: '' },
    },
  ],
  total,
});
const render = () => {
  const result = $foundFiles.get();
  return result.state === 'ready' ? result.value.items.map(({ name }) => name) : result.state;
};
const shows = (expected: string[]) => vi.waitFor(() => expect(render()).toEqual(expected), 60_000);

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { search: '', pathname: '/search', hash: '' });
  vi.stubGlobal('history', { pushState: () => {}, replaceState: () => {} });
  server = controlledServer();
  actAs('sp.admin', '1001');
  stop = $foundFiles.listen(() => {});
});
afterEach(() => {
  searchQuery.set({ search: '', repository: '', page: '1' });
  stop();
  vi.unstubAllGlobals();
});

test('§5-6 without a text nothing is asked', () => {
  searchQuery.set({ search: '   ', repository: 'contracts' });
  expect(server.calls).toHaveLength(0);
  expect(render()).toBe('loading');
});

test('§7-14 the address decides what is asked, on behalf of the selected foundation', async () => {
  searchQuery.set({ search: 'preis', repository: 'price-lists' });
  const call = await server.next();
  expect(Object.fromEntries(call.url.searchParams)).toEqual({
    _action: 'search',
    foundation: '1001',
    search: 'preis',
    repositories: 'price-lists',
    _limit: '20',
    _offset: '0',
  });
  call.answer(hits('a.pdf'));
  await shows(['a.pdf']);
});

test('§4 the answer to an earlier search is dropped, and the visible hits count as outdated', async () => {
  searchQuery.set({ search: 'preis' });
  (await server.next()).answer(hits('a.pdf'));
  await shows(['a.pdf']);
  searchQuery.set({ search: 'preise' });
  const slow = await server.next();
  searchQuery.set({ search: 'preisliste' });
  const quick = await server.next();
  expect([render(), $foundOutdated.get()]).toEqual([['a.pdf'], true]);
  quick.answer(hits('c.pdf'));
  await shows(['c.pdf']);
  slow.answer(hits('b.pdf'));
  await Promise.resolve();
  expect([render(), $foundOutdated.get()]).toEqual([['c.pdf'], false]);
});

test('§4 hits never appear for another foundation, which starts with its first page', async () => {
  searchQuery.set({ search: 'preis', page: '2' });
  (await server.next()).answer(hits('a.pdf', 30));
  await shows(['a.pdf']);
  actFor('1002');
  expect(render()).toBe('loading');
  await vi.waitFor(() => expect(server.calls.at(-1)?.url.searchParams.get('foundation')).toBe('1002'), 60_000);
  expect(server.calls.at(-1)?.url.searchParams.get('_offset')).toBe('0');
  server.calls.at(-1)?.answer(hits('b.pdf'));
  await shows(['b.pdf']);
});

test('a link that names a page that is no more shows the last one', async () => {
  searchQuery.set({ search: 'preis', page: '9' });
  (await server.next()).answer({ items: [], total: 25 });
  const second = await server.next();
  expect(second.url.searchParams.get('_offset')).toBe('20');
  second.answer(hits('z.pdf', 25));
  await shows(['z.pdf']);
});

test('§8 a search that fails says so, and hits of another one do not stay in its place', async () => {
  searchQuery.set({ search: 'preis' });
  (await server.next()).answer(hits('a.pdf'));
  await shows(['a.pdf']);
  searchQuery.set({ search: 'vertrag' });
  (await server.next()).lose();
  await vi.waitFor(() => expect($foundFiles.get()).toMatchObject({ state: 'failed', error: { status: 0 } }), 60_000);
});
