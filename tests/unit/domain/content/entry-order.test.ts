import { afterEach, expect, test, vi } from 'vitest';
import { monthGroups, ownOrder, sortEntries } from '#domain/content/entry-order.ts';

interface Input {
  name: string;
  type: 'folder' | 'file';
  modified: number;
  size: number;
  extension: string;
  description?: string;
  expired?: boolean;
}
const file = (name: string, modified = 0, size = 0, description?: string): Input => ({
  name,
  type: 'file',
  extension: 'pdf',
  modified,
  size,
  ...(description !== undefined && { description }),
});
const folder = (name: string, modified = 0): Input => ({ name, extension: '', type: 'folder', modified, size: 0 });
const names = (entries: readonly Input[], sort: string) => sortEntries(entries, sort)?.map(({ name }) => name);

afterEach(() => vi.restoreAllMocks());

const mixed = [file('b.pdf', 3, 10), folder('z'), file('a.pdf', 1, 30), file('c10.pdf', 2, 20), file('c9.pdf', 2, 20)];

test.each([
  ['', ['z', 'a.pdf', 'b.pdf', 'c9.pdf', 'c10.pdf']],
  ['name', ['z', 'a.pdf', 'b.pdf', 'c9.pdf', 'c10.pdf']],
  ['-name', ['z', 'c10.pdf', 'c9.pdf', 'b.pdf', 'a.pdf']],
  ['size', ['z', 'b.pdf', 'c9.pdf', 'c10.pdf', 'a.pdf']],
  ['-size', ['z', 'a.pdf', 'c9.pdf', 'c10.pdf', 'b.pdf']],
  ['file:newest', ['z', 'b.pdf', 'c9.pdf', 'c10.pdf', 'a.pdf']],
  ['file:oldest', ['z', 'a.pdf', 'c9.pdf', 'c10.pdf', 'b.pdf']],
])('§5 folders come first, files by “%s”', (sort, expected) => expect(names(mixed, sort)).toEqual(expected));

test.each(['file:largest', 'file:', 'file:NEWEST'])('§5-4 the mode “%s” is logged and shows nothing', (sort) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(names(mixed, sort)).toBeUndefined();
  expect(names([], sort)).toBeUndefined();
  expect(log).toHaveBeenCalledWith('no valid sorting mode provided!');
});

test('§9-5 entries with a sort directive come first, in its order', () => {
  const entries = [
    file('a.pdf'),
    file('b.pdf', 0, 0, '#10 Zehnte'),
    file('c.pdf', 0, 0, '#9'),
    file('d.pdf', 0, 0, 'Text'),
  ];
  expect(names(entries, '')).toEqual(['c.pdf', 'b.pdf', 'a.pdf', 'd.pdf']);
  expect(names(entries, 'name')).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
});

test('§9 a folder that lists its newest files first keeps its own place by name', () => {
  const folders = [
    { ...folder('z'), description: '#file:newest Neues' },
    { ...folder('y'), description: '#1' },
    folder('a'),
  ];
  expect(names(folders, '')).toEqual(['y', 'a', 'z']);
});

test('names count as they are shown, without their endings', () => {
  expect(names([file('Preise Sommer.pdf'), file('Preise.pdf')], 'name')).toEqual(['Preise.pdf', 'Preise Sommer.pdf']);
});

test('folders are sorted by their name on the screen, not by their name on the disk', () => {
  const operators: Record<string, string> = { TFG: 'Tiefland Funk', TK: 'Taunuskabel', VF: 'Vierfunk' };
  const codes = [folder('TFG'), folder('TK'), folder('VF')];
  const sorted = (sort: string) =>
    sortEntries(codes, sort, ({ name }) => operators[name] ?? name)?.map(({ name }) => name);
  expect(sorted('')).toEqual(['TK', 'TFG', 'VF']);
  expect(sorted('-name')).toEqual(['VF', 'TFG', 'TK']);
  expect(sorted('file:newest')).toEqual(['TK', 'TFG', 'VF']);
});

test('what holds no more comes last in the usual order', () => {
  const entries = [{ ...file('a.pdf'), expired: true }, file('b.pdf'), { ...file('c.pdf', 0, 0, '#1'), expired: true }];
  expect(names(entries, '')).toEqual(['b.pdf', 'c.pdf', 'a.pdf']);
  expect(names(entries, 'name')).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
});

test('§9-4 folders named by months follow the calendar, December first', () => {
  const months = [folder('Februar', 9), folder('Dezember', 1), folder('April', 5)];
  expect(names(months, '')).toEqual(['Dezember', 'April', 'Februar']);
  expect(names(months, 'file:newest')).toEqual(['Dezember', 'April', 'Februar']);
  expect(names(months, 'name')).toEqual(['Februar', 'April', 'Dezember']);
  expect(names([...months, folder('Archiv', 7)], 'file:newest')).toEqual(['Februar', 'Archiv', 'April', 'Dezember']);
});

test('§9 a folder’s directive gives the order of its files where it is one of the two', () => {
  expect(ownOrder({ description: '#file:newest Rundschreiben' }, '')).toBe('file:newest');
  expect(ownOrder({ description: '#file:largest' }, 'file:oldest')).toBe('file:oldest');
  expect(ownOrder({ description: '#3' }, '')).toBe('');
  expect(ownOrder(undefined, 'file:newest')).toBe('file:newest');
});

test('§9 files stand under their months in the order in which they come', () => {
  const of = (day: string) => file(day, Date.parse(`${day}T12:00:00Z`));
  const sorted = sortEntries([of('2026-11-02'), of('2026-12-01'), of('2025-12-24'), of('2026-11-20')], 'file:newest');
  expect([...monthGroups(sorted ?? [])].map(([month, files]) => [month, files.length])).toEqual([
    ['2026-12', 1],
    ['2026-11', 2],
    ['2025-12', 1],
  ]);
});
