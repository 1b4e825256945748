import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ticketRow } from '#contract/ticket-record.ts';
import { listCall, readView } from '#domain/records/list-view.ts';
import { listedRecords } from '#domain/records/listed-records.ts';
import { preloadCallsOf } from '#domain/site/preload-calls.ts';
import { preload, takePreloaded } from '#domain/site/preloaded-responses.ts';
import { ticketList } from '#domain/tickets/ticket-list.ts';
import { storageKeys } from '#stores/storage/storage.ts';
import { memoryStorage } from '../stores/support/signed-in.ts';

const calls = { '': ['/list?type=a&now={now}'], id: ['/foundation/{trid}/data/{id}'], 'id&step': [] };
let request: { address: string; authorization: string | undefined }[];

beforeEach(() => {
  request = [];
  vi.useFakeTimers({ now: 1000, toFake: ['Date', 'performance'] });
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    request.push({ address, authorization: headers['authorization'] });
    return new Response('{}');
  });
  vi.stubGlobal('localStorage', memoryStorage());
  localStorage.setItem(storageKeys.session, JSON.stringify({ token: 'a.b.c' }));
  localStorage.setItem(storageKeys.foundation, JSON.stringify({ trid: '1001' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  globalThis.preloadedResponses = undefined;
});

/** Runs the script of the head on a page with this address. */
async function runHead(search: string, { hidden = false, given: input = JSON.stringify(calls) } = {}): Promise<void> {
  vi.stubGlobal('document', { currentScript: { dataset: { calls: input, api: '/api' } }, documentElement: { hidden } });
  vi.stubGlobal('location', { search });
  vi.resetModules();
  await import('#early/preload-calls.ts');
}

test.each([
  ['of the list where nothing is in the address', '', ['/api/list?type=a&now=1000']],
  ['of what the address names, with its values in place', '?id=a%20b/%3F', ['/api/foundation/1001/data/a%20b/%3F']],
  ['of the record where the address names a part of it too', '?id=1&tab=2', ['/api/foundation/1001/data/1']],
  ['none for an address that names something else', '?tab=2', []],
  ['none where an address has none', '?step=2&id=1', []],
])('§site the first calls of a page are those %s', async (_case, search, expected) => {
  await runHead(search);
  expect(request.map(({ address }) => address)).toEqual(expected);
  expect(request.every(({ authorization }) => authorization === 'Bearer a.b.c')).toBe(true);
});

test.each([
  ['those of the user', { rowsPerPage: 100 }, 100],
  ['the usual ones where none are known', undefined, 25],
] as const)('§site the head of a list asks for as many rows as the list itself: %s', async (_case, settings, rows) => {
  if (settings) localStorage.setItem(storageKeys.settings, JSON.stringify(settings));
  await runHead('', { given: JSON.stringify(preloadCallsOf('EtcTicketOverview', 'de')) });
  const [early] = request;
  const query = {
    ...listedRecords('hd.ticket', ticketRow),
    ...listCall(ticketList, readView(ticketList, {}, rows), false),
  };
  const sent = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const { searchParams } = new URL(early?.address ?? '', 'https://portal.example.com');
  expect([...searchParams].sort()).toEqual(sent.sort());
  expect(searchParams.get('_limit')).toBe(String(rows));
});

test.each([
  ['the guard leads elsewhere', () => runHead('', { hidden: true })],
  ['what is written beside it cannot be read', () => runHead('', { given: '{' })],
  [
    'nobody is signed in',
    () => {
      localStorage.removeItem(storageKeys.session);
      return runHead('');
    },
  ],
  [
    'no organisation is known',
    () => {
      localStorage.removeItem(storageKeys.foundation);
      return runHead('');
    },
  ],
  [
    'what is kept cannot be read',
    () => {
      localStorage.setItem(storageKeys.session, '{');
      return runHead('');
    },
  ],
])('§site nothing is asked early where %s', async (_case, run) => {
  await run();
  expect([request, globalThis.preloadedResponses]).toEqual([[], undefined]);
});

test('§site a preloaded answer is used once, for any query order and for its own session only', async () => {
  preload(['/a?x=1&y=2&_=7', '/b'], 'a.b.c');
  expect(takePreloaded('GET', '/a?y=2&x=1', 'Bearer other')).toBeUndefined();
  expect(takePreloaded('GET', '/a?y=2&x=1', 'Bearer a.b.c')).toBeUndefined();
  expect(await takePreloaded('GET', '/b?_=9', 'Bearer a.b.c')).toBeInstanceOf(Response);
  expect(takePreloaded('GET', '/b', 'Bearer a.b.c')).toBeUndefined();
});

test.each([
  ['after a write', () => void takePreloaded('POST', '/c', 'Bearer a.b.c')],
  ['ten seconds later', () => void vi.advanceTimersByTime(10_001)],
])('§site no early answer is given %s', (_case, meanwhile) => {
  preload(['/a'], 'a.b.c');
  meanwhile();
  expect(takePreloaded('GET', '/a', 'Bearer a.b.c')).toBeUndefined();
});
