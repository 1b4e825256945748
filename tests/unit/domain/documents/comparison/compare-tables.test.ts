import { describe, expect, test } from 'vitest';
import type { ComparedRow, ComparedTable } from '#contract/documents/comparison.ts';
import { amountOf, differenceOf } from '#domain/documents/comparison/amount.ts';
import {
  compareSheets,
  compareWorkbooks,
  hasDifferences,
  headOf,
} from '#domain/documents/comparison/compare-tables.ts';
import { countKinds, rowTitle, shownCells } from '#domain/documents/comparison/shown-changes.ts';

type Sheet = string[][];

const october: Sheet = [
  ['Einkaufspreise Oktober'],
  [],
  ['Artikel', 'Bezeichnung', 'Preis 2025', 'Lieferzeit'],
  ['T-1001', 'Tischtelefon', '79,00', '2 Tage'],
  ['T-1002', 'Schnurlostelefon', '99,00', '2 Tage'],
  ['R-2001', 'Router', '1.189,00 €', '5 Tage'],
];
const november: Sheet = [
  ['Artikel', 'Bezeichnung', 'Garantie', 'Preis 2026', 'Lieferzeit'],
  ['R-2001', 'Router', '2 Jahre', '1.089,00 €', '5 Tage'],
  ['T-1001', 'Tischtelefon', '1 Jahr', '79,00', '2 Tage'],
  ['T-1003', 'Headset', '1 Jahr', '49,90', '1 Tag'],
];

describe('§library two price lists', () => {
  const { columns, rows } = compareSheets(october, november);

  test('are matched by what names the article, wherever its row stands', () => {
    expect(rows.map((row) => [row.kind, rowTitle(row, columns)])).toEqual([
      ['dropped', 'Einkaufspreise Oktober'],
      ['changed', 'R-2001 · Router'],
      ['same', 'T-1001 · Tischtelefon'],
      ['dropped', 'T-1002 · Schnurlostelefon'],
      ['added', 'T-1003 · Headset'],
    ]);
    expect(columns.filter(({ isKey }) => isKey).map(({ name }) => name)).toEqual(['Artikel']);
    expect(rows[1]).toMatchObject({ beforeAt: 6, afterAt: 2 });
  });

  test('say what a price was and is, and by how much it changed', () => {
    const [, router] = rows;
    expect(router && shownCells(router, columns)).toEqual([
      {
        name: 'Preis 2026',
        before: '1.189,00 €',
        after: '1.089,00 €',
        difference: { amount: -100, percent: -8.4 },
      },
    ]);
  });

  test('say of columns that they came or are called otherwise, and not of each row', () => {
    expect(columns.map(({ name, was, before, after }) => [name, was, before, after])).toEqual([
      ['Artikel', undefined, 0, 0],
      ['Bezeichnung', undefined, 1, 1],
      ['Garantie', undefined, undefined, 2],
      ['Preis 2026', 'Preis 2025', 2, 3],
      ['Lieferzeit', undefined, 3, 4],
    ]);
    expect(countKinds(rows)).toEqual({ same: 1, changed: 1, added: 1, dropped: 2 });
  });

  test('of two rows with the same key the one that says the same is the same', () => {
    const before: Sheet = [
      ['Tarif', 'Laufzeit', 'Preis'],
      ['Flat', '24', '10,00'],
      ['Flat', '12', '12,00'],
      ['Mini', '1', '5,00'],
    ];
    const after: Sheet = [
      ['Tarif', 'Laufzeit', 'Preis'],
      ['Flat', '12', '12,00'],
      ['Flat', '24', '9,00'],
      ['Mini', '1', '5,00'],
    ];
    const result = compareSheets(before, after);
    expect(result.rows.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same']);
    expect(result.columns.flatMap(({ name, isKey }) => (isKey ? [name] : []))).toEqual(['Tarif', 'Laufzeit']);
  });

  test('that say the same have no differences', () => {
    expect(hasDifferences(compareSheets(november, november))).toBe(false);
    expect(hasDifferences(compareSheets(october, november))).toBe(true);
  });

  test('are compared sheet by sheet; one that came is all new', () => {
    const result = compareWorkbooks(
      [{ name: 'A', rows: october }],
      [
        { name: 'A', rows: october },
        { name: 'B', rows: november },
      ],
    );
    expect(result.map(({ name, rows: all }) => [name, [...new Set(all.map(({ kind }) => kind))]])).toEqual([
      ['A', ['same']],
      ['B', ['added']],
    ]);
  });
});

test.each([
  ['79,00', 79],
  ['1.234,50 €', 1234.5],
  ['€ 12', 12],
  ['1.234', 1234],
  ['12.5', 12.5],
  ['1,234.56', 1234.56],
  ['0,019', 0.019],
  ['-5,00', -5],
  ['9,90 € / Monat', 9.9],
  ['T-1001', undefined],
  ['2 Tage', 2],
  ['', undefined],
  ['kostenlos', undefined],
])('§library the amount of %s is %s', (text, amount) => expect(amountOf(text)).toBe(amount));

test('§library a price that came from nothing has a difference without a share', () => {
  expect(differenceOf('0,00', '4,90')).toEqual({ amount: 4.9 });
  expect(differenceOf('4,90', '4.90')).toBeUndefined();
});

/** Numbers that are the same at every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const words = ['', 'Router', 'Flat', '9,90', '12,00 €', '1', '2', 'ä ö', 'ROUTER', '3.000'];
function randomSheet(next: (below: number) => number): Sheet {
  const width = 1 + next(5);
  const keyed = next(2) === 1;
  const captions = Array.from(
    { length: width },
    (_, at) => ['Artikel', 'Preis', 'Name', '', 'Laufzeit'][(at + next(2)) % 5] ?? '',
  );
  const rows = Array.from({ length: next(12) }, (_, at) =>
    Array.from({ length: Math.max(0, width - next(2)) }, (_cell, column) =>
      keyed && column === 0 ? `A-${at + next(3)}` : (words[next(words.length)] ?? ''),
    ),
  );
  return [captions, ...rows];
}

const trimmed = (row: readonly string[]) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1);
/** What a comparison says stood in one of both sheets, row by row. */
function notify({ rows }: Pick<ComparedTable, 'rows'>, side: 'before' | 'after'): Map<number, readonly string[]> {
  const at = side === 'before' ? 'beforeAt' : 'afterAt';
  const cells = (row: ComparedRow) => (side === 'after' ? row.after : (row.before ?? row.after));
  return new Map(rows.flatMap((row) => (row[at] === undefined ? [] : [[row[at], trimmed(cells(row) ?? [])] as const])));
}
const written = (sheet: Sheet): Map<number, readonly string[]> => {
  const head = headOf(sheet);
  return new Map(
    sheet.flatMap((row, at) => (at === head || trimmed(row).length === 0 ? [] : [[at + 1, trimmed(row)] as const])),
  );
};
const inOrder = (rows: Map<number, readonly string[]>) => [...rows].sort(([a], [b]) => a - b);

test('§library the comparison of 1,000 random pairs of tables loses and duplicates no row', () => {
  const next = numbers(7);
  for (let round = 0; round < 1000; round += 1) {
    const before = randomSheet(next);
    const after =
      round % 3 === 0 ? before.map((row) => row.map((cell) => (next(6) === 0 ? '7,77' : cell))) : randomSheet(next);
    const result = compareSheets(before, after);
    expect(inOrder(notify(result, 'before')), JSON.stringify({ before, after })).toEqual(inOrder(written(before)));
    // The newer table's rows come in its own order.
    expect([...notify(result, 'after')], JSON.stringify({ before, after })).toEqual(inOrder(written(after)));
    const places = result.rows.flatMap(({ beforeAt }) => beforeAt ?? []);
    expect(new Set(places).size).toBe(places.length);
    for (const { kind, beforeAt, afterAt } of result.rows) {
      expect(kind === 'added').toBe(beforeAt === undefined);
      expect(kind === 'dropped').toBe(afterAt === undefined);
    }
    expect(hasDifferences(compareSheets(after, after))).toBe(false);
  }
});
