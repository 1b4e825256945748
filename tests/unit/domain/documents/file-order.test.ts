import { afterEach, expect, test, vi } from 'vitest';
import { sortFiles } from '#domain/documents/file-order.ts';

const files = [
  { name: 'b.pdf', modified: 2 },
  { name: 'c.pdf', modified: 1 },
  { name: 'a.pdf', modified: 2 },
];
const names = (mode: string) => sortFiles(files, mode).map(({ name }) => name);

afterEach(() => vi.restoreAllMocks());

test('§5-4 files are sorted by time, those of one moment by name', () => {
  expect(names('file:oldest')).toEqual(['c.pdf', 'a.pdf', 'b.pdf']);
  expect(names('file:newest')).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  const invoices = ['rechnung-10.pdf', 'rechnung-2.pdf', 'Rechnung-1.pdf'].map((name) => ({ name, modified: 1 }));
  expect(sortFiles(invoices, 'file:newest').map(({ name }) => name)).toEqual([
    'Rechnung-1.pdf',
    'rechnung-2.pdf',
    'rechnung-10.pdf',
  ]);
});

test('§5-4 any other mode is logged and returns nothing', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(names('file:largest')).toEqual([]);
  expect(log).toHaveBeenCalledWith('no valid sorting mode provided!');
});
