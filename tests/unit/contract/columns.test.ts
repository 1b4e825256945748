import { expect, test } from 'vitest';
import { type ColumnMap, fromWire, fromWireColumns, searchTerms, toWire, toWireColumns } from '#contract/columns.ts';
import { recordRow } from '#contract/record.ts';

const modules = import.meta.glob<Record<string, unknown>>('/src/contract/**/*.ts', { eager: true });
const maps = Object.values(modules)
  .flatMap((exports) => Object.entries(exports))
  .filter(([name, value]) => name.endsWith('Columns') && typeof value === 'object') as [string, ColumnMap][];

const house = { street: 'value1', state: 'value2', floors: 'value9' } as const satisfies ColumnMap;

test('every record type names its columns', () => {
  expect(maps.length).toBeGreaterThan(20);
});

test.each(maps)('%s has one name per column, and none that the envelope has', (_name, map) => {
  expect(new Set(Object.values(map)).size).toBe(Object.keys(map).length);
  expect(Object.keys(map).filter((name) => name === 'id' || name in recordRow.shape)).toEqual([]);
});

test.each([
  ['street', 'value1'],
  ['-floors', '-value9'],
  ['created', 'created'],
  ['-foreignid', '-foreignid'],
  ['constructor', 'constructor'],
])('%s is %s on the wire, and back', (name, wire) => {
  expect([toWire(house, name), fromWire(house, wire)]).toEqual([wire, name]);
});

test('columns of the wire that a type does not have keep their names', () => {
  expect(fromWire(house, '-value5')).toBe('-value5');
});

test('values change their names, not what they are', () => {
  const wire = { value1: 'Am Ufer 3', value2: 'open', value9: undefined };
  expect(toWireColumns(house, { street: 'Am Ufer 3', state: 'open', floors: undefined })).toEqual(wire);
  expect(fromWireColumns(house, { ...wire, value9: null, value5: 'x' })).toEqual({
    street: 'Am Ufer 3',
    state: 'open',
  });
});

test('search terms have the names of the wire; those without a value are left out', () => {
  expect(searchTerms(house, { state: ['open', 'sold'], floors: '2..', street: undefined })).toBe(
    'value2:open,sold value9:2..',
  );
});
