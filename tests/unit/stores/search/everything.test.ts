import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $everything, boxPause, clearEverything, searchPause, typeEverything } from '#stores/search/everything.ts';
import { missPause } from '#stores/search/misses.ts';
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

test('typing asks once after a pause, and blanks are no text', async () => {
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

test('§4-12 §7-19 §9-9 the box of the header asks 500 ms after the last letter', async () => {
  typeEverything('p', boxPause);
  await vi.advanceTimersByTimeAsync(boxPause - 1);
  typeEverything(' preis ', boxPause);
  await vi.advanceTimersByTimeAsync(boxPause - 1);
  expect(server.calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect((await server.next()).url.searchParams.get('search')).toBe('preis');
  expect(boxPause).toBe(500);
});

test('§4-13 an emptied box has no hits, and an answer that comes later is dropped', async () => {
  typeEverything('preis');
  await vi.advanceTimersByTimeAsync(searchPause);
  const call = await server.next();
  typeEverything('');
  expect(render()).toBeUndefined();
  call.answer(answer('Preisliste'));
  (await server.next()).answer({ groups: [], recent: [hit('Zuletzt')] });
  await settle();
  expect(render()).toEqual([]);
});

test('§4-12 a failure is told, and typing on asks again', async () => {
  typeEverything('preis');
  await vi.advanceTimersByTimeAsync(searchPause);
  (await server.next()).answer({ _error: 500, _errorMessage: 'Die Suche ist gestört.' }, 500);
  await settle();
  expect($everything.get().result).toMatchObject({ text: 'preis', error: { message: 'Die Suche ist gestört.' } });
  typeEverything('preise');
  await vi.advanceTimersByTimeAsync(searchPause);
  (await server.next()).answer(answer('Preise'));
  await settle();
  expect(render()).toEqual(['Preise']);
});

/** The texts that were counted as searches without hits. */
const countedTexts = () => server.calls.filter(({ url }) => url.pathname.endsWith('/misses')).length;
const searchFor = async (text: string, body: object) => {
  typeEverything(text);
  await vi.advanceTimersByTimeAsync(searchPause);
  (await server.next()).answer(body);
  await settle();
};

test('§search a text without hits counts once, when the user has stopped at it', async () => {
  await searchFor('umzugsser', { groups: [] });
  await vi.advanceTimersByTimeAsync(missPause / 4);
  expect(countedTexts()).toBe(0);
  await searchFor('umzugsservice', { groups: [] });
  await vi.advanceTimersByTimeAsync(missPause);
  expect(countedTexts()).toBe(1);
  await server.next();
  await searchFor('', { groups: [], recent: [] });
  await searchFor('umzugsservice', { groups: [] });
  await vi.advanceTimersByTimeAsync(missPause);
  expect(countedTexts()).toBe(1);
});

test('§search a text with hits, and one with a filter that means nothing, are not counted', async () => {
  await searchFor('vertrag', answer('Vertrag'));
  await searchFor('status:quatsch telefon', {
    groups: [],
    filters: [{ name: 'status', value: 'quatsch', matches: [] }],
  });
  await vi.advanceTimersByTimeAsync(missPause);
  expect(countedTexts()).toBe(0);
});
