import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $everything, clearEverything, searchPause, typeEverything } from '#stores/search/everything.ts';
import { controlledServer } from '../support/controlled-server.ts';
import { actAs, memoryStorage } from '../support/signed-in.ts';

let server: ReturnType<typeof controlledServer>;
let stop: () => void;

const hit = (title: string) => ({ kind: 'ticket', id: title, trid: '1001', title, modified: 1, link: '/etc/tickets' });
const answer = (...titles: string[]) => ({
  groups: [{ kind: 'ticket', total: titles.length, items: titles.map(hit) }],
});
const render = () => {
  const { result } = $everything.get();
  return result && 'answer' in result
    ? result.answer.groups.flatMap(({ items }) => items.map(({ title }) => title))
    : result;
};
const settle = () => vi.waitFor(() => expect($everything.get().busy).toBe(false), 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
  server = controlledServer();
  actAs('sp.admin', '1001');
  stop = $everything.listen(() => {});
});
afterEach(() => {
  clearEverything();
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an empty input requests the recently opened items at once, without a text', async () => {
  typeEverything('');
  const call = await server.next();
  expect([call.url.pathname, call.url.search]).toEqual(['/api/search', '']);
  call.answer({ groups: [], recent: [hit('Zuletzt')] });
  await settle();
  expect($everything.get().result).toMatchObject({ text: '', answer: { recent: [{ title: 'Zuletzt' }] } });
});

test('typing asks once after a pause, and one letter asks nothing', async () => {
  typeEverything('m');
  await vi.advanceTimersByTimeAsync(searchPause * 2);
  expect(server.calls).toHaveLength(0);
  expect($everything.get()).toEqual({ text: 'm', busy: false });
  typeEverything('mue');
  await vi.advanceTimersByTimeAsync(searchPause - 1);
  typeEverything(' mueller ');
  await vi.advanceTimersByTimeAsync(searchPause);
  const call = await server.next();
  expect(call.url.searchParams.get('search')).toBe('mueller');
  expect(server.calls).toHaveLength(1);
  call.answer(answer('Müller'));
  await settle();
  expect(render()).toEqual(['Müller']);
});

test('an older answer never replaces a newer one in any order of arrival', async () => {
  typeEverything('erste');
  await vi.advanceTimersByTimeAsync(searchPause);
  const first = await server.next();
  typeEverything('zweite');
  await vi.advanceTimersByTimeAsync(searchPause);
  const second = await server.next();
  second.answer(answer('Zweite'));
  await settle();
  first.answer(answer('Erste'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(render()).toEqual(['Zweite']);
});

test('an answer that comes after the dialog was closed is dropped', async () => {
  typeEverything('vertrag');
  await vi.advanceTimersByTimeAsync(searchPause);
  const call = await server.next();
  clearEverything();
  call.answer(answer('Vertrag'));
  await vi.advanceTimersByTimeAsync(1000);
  expect($everything.get()).toEqual({ text: '', busy: false });
});
