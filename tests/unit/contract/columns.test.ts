import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type ColumnMap,
  fromWire,
  fromWireColumns,
  rowOf,
  searchTerms,
  toWire,
  toWireColumns,
} from '#contract/columns.ts';
import { columnsByType } from '#contract/columns-by-type.ts';
import { listOf, recordOf, recordRow } from '#contract/record.ts';
import { auditColumns } from '#contract/staff/audit.ts';
import { listedRecords } from '#domain/records/listed-records.ts';

const maps: [string, ColumnMap][] = [...Object.entries(columnsByType), ['audit', auditColumns]];

const house = { street: 'value1', state: 'value2', floors: 'value9' } as const satisfies ColumnMap;

test('every record type names its columns', () => {
  expect(maps.length).toBeGreaterThan(20);
});

test.each(maps)('%s has one name per column, and none that the envelope has', (_name, map) => {
  expect(new Set(Object.values(map)).size).toBe(Object.keys(map).length);
  expect(Object.keys(map).filter((name) => name === 'id' || (name in recordRow.shape && map[name] !== name))).toEqual(
    [],
  );
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

const row = rowOf(house, { id: z.string(), street: z.string(), state: z.enum(['open', 'sold']), created: z.number() });

test('a row reads the wire and answers names alone', () => {
  const wire = { id: 'a', value1: 'Am Ufer 3', value2: 'sold', created: 7, value5: 'x' };
  const labels = { id: 'a', street: 'Am Ufer 3', state: 'sold', created: 7 };
  expect(row.parse(wire)).toEqual(labels);
  expect(listOf(row).parse({ items: [wire], total: 1 }).items).toEqual([labels]);
  expect(row.wire.parse(wire)).toEqual({ id: 'a', value1: 'Am Ufer 3', value2: 'sold', created: 7 });
});

test('a row refuses what its fields refuse', () => {
  expect(row.safeParse({ id: 'a', value1: 'Am Ufer 3', value2: 'lost', created: 7 }).success).toBe(false);
  expect(row.safeParse({ id: 'a', street: 'Am Ufer 3', state: 'sold', created: 7 }).success).toBe(false);
});

test('a list asks for the fields of its rows by the names of the wire', () => {
  expect(listedRecords('test.house', row)._selected).toBe('id,value1,value2,created');
});

test('a record has its columns by their names, absent where they are empty', () => {
  const contract = recordOf(house, z.object({ rooms: z.number() }));
  const own = { id: 'a', type: 'test.house', archived: false, version: 1, created: 1, modified: 2 };
  const wire = { ...own, createdBy: 'P', modifiedBy: 'P', value2: 'open', value5: 'x', data: { rooms: 3 } };
  const { value2, value5, ...rest } = wire;
  expect(contract.parse(wire)).toEqual({ ...rest, state: 'open' });
});
