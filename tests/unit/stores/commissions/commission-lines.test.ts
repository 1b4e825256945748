import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lineRows, lines } from '#stores/commissions/lines.ts';
import { controlledServer } from '../support/controlled-server.ts';
import { actAs, actFor, memoryStorage } from '../support/signed-in.ts';

let server: ReturnType<typeof controlledServer>;
let stop = () => {};

const settled = () => new Promise((resolve) => setImmediate(resolve));
const line = (at: number) => ({
  id: String(at),
  statementId: '1-VO10023',
  row: at + 2,
  month: '2026-10',
  operator: 'VIERFUNK',
  vo: 'VO10023',
  kind: 'airtime' as const,
  amount: 100,
  state: 'open' as const,
});
const page = (from: number, count = 100, total = 100_000) => ({
  items: Array.from({ length: count }, (_, at) => line(from + at)),
  total,
  amount: total * 100,
});
const ask = ({ url }: { url: URL }) => ['_offset', '_limit'].map((name) => Number(url.searchParams.get(name)));
const at = (index: number) => lineRows.$known.get()?.at(index)?.id;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('location', { search: '', pathname: '/etc/documents/billing-documents', hash: '' });
  vi.stubGlobal('history', { pushState: () => {}, replaceState: () => {} });
  server = controlledServer();
  actAs('sp.admin', '1001');
  const stops = [lineRows.$known.listen(() => {}), lines.$outdated.listen(() => {})];
  stop = () => {
    for (const each of stops) each();
  };
});
afterEach(() => {
  stop();
  vi.advanceTimersByTime(2000);
  lines.marks.clear();
  lines.show({ search: '', sort: '-month' });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('§commissions of a hundred thousand lines those in sight are asked for, and the next', async () => {
  (await server.next()).answer(page(0));
  await settled();
  expect([at(99), at(100)]).toEqual(['99', undefined]);
  lineRows.show(50_010, 50_050);
  const [here, next] = [await server.next(), await server.next()];
  expect([here, next].map(ask)).toEqual([
    [50_000, 100],
    [50_100, 100],
  ]);
  here.answer(page(50_000));
  await settled();
  expect(at(50_042)).toBe('50042');
  next.answer(page(50_100));
  await settled();
  lineRows.show(50_010, 50_050);
  expect(server.calls).toHaveLength(3);
});

test('§commissions rows of another organisation or another search never stand among these', async () => {
  (await server.next()).answer(page(0));
  await settled();
  lineRows.show(500, 540);
  const [late, later] = [await server.next(), await server.next()];
  actFor('1002');
  (await server.next()).answer(page(7000));
  await settled();
  late.answer(page(500));
  later.answer(page(600));
  await settled();
  expect([at(0), at(500)]).toEqual(['7000', undefined]);
});

test('§commissions lines that could not be loaded are asked for again when one wants', async () => {
  (await server.next()).answer(page(0));
  await settled();
  lineRows.show(900, 940);
  for (const call of [await server.next(), await server.next()]) call.lose();
  await settled();
  expect(lineRows.$failure.get()).toBeDefined();
  lineRows.retry();
  expect(lineRows.$failure.get()).toBeUndefined();
  (await server.next()).answer(page(900));
  await settled();
  expect(at(900)).toBe('900');
});

test('§commissions marks stop at the complaint limit and belong to one organisation', async () => {
  const limit = lines.marks.max;
  (await server.next()).answer(page(0));
  await settled();
  const marked = lines.marks.all();
  const call = await server.next();
  expect(ask(call)).toEqual([0, limit]);
  call.answer(page(0, limit));
  expect(await marked).toBe(100_000 - limit);
  expect(lines.marks.$rows.get().size).toBe(limit);
  expect(lines.marks.set([line(0)], false)).toBe(0);
  expect(lines.marks.set([line(limit), line(limit + 1)], true)).toBe(1);
  actFor('1002');
  expect(lines.marks.$rows.get().size).toBe(0);
});
