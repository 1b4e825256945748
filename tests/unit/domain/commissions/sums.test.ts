import { describe, expect, test } from 'vitest';
import { commissionKinds } from '#contract/commissions/line.ts';
import { missingRows } from '#domain/commissions/missing-rows.ts';
import { documentOf, documentsOf, monthInName } from '#domain/commissions/statement-documents.ts';
import {
  byMonth,
  type ComparedWith,
  compare,
  comparedBy,
  comparedMonths,
  comparedTotal,
  totalOf,
  totalsBy,
  valuesOf,
} from '#domain/commissions/sums.ts';
import { daysBetween } from '#domain/date/calendar-day.ts';
import { addMonths, monthsUpTo } from '#domain/date/months.ts';

/** Numbers that look like chance and are the same in each run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
}

const operators = ['VIERFUNK', 'ETC_DISTRIBUTION', 'ALSTERKOM'];
function anySums(seed: number) {
  const pick = chance(seed);
  return Array.from({ length: 1 + pick(60) }, () => ({
    month: addMonths('2025-09', pick(14)),
    operator: operators[pick(operators.length)] ?? '',
    kind: commissionKinds[pick(commissionKinds.length)] ?? 'other',
    lines: 1 + pick(900),
    amount: pick(2_000_000) - 400_000,
    won: pick(3) === 0 ? pick(5000) : 0,
  }));
}
const seeds = Array.from({ length: 200 }, (_, at) => at + 1);

describe('§commissions sums agree whichever way they are parted', () => {
  test.each(['month', 'operator', 'kind'] as const)('by %s, over 200 random foundations', (key) => {
    for (const seed of seeds) {
      const sums = anySums(seed);
      expect(totalOf([...totalsBy(sums, key).values()])).toEqual(totalOf(sums));
    }
  });

  test.each<ComparedWith>(['month', 'quarter', 'year'])(
    'beside the %s before, no line is lost or counted twice',
    (against) => {
      for (const seed of seeds) {
        const sums = anySums(seed);
        const existing = valuesOf(sums, 'month');
        for (const key of ['operator', 'kind'] as const) {
          const rows = comparedBy({ sums, key, month: '2026-10', against, knownMonths: existing });
          const own = totalOf(sums.filter(({ month }) => month === '2026-10'));
          expect(comparedTotal(rows).amount).toBe(own.amount);
          expect(rows.reduce((sum, { lines }) => sum + lines, 0)).toBe(own.lines);
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
          for (const row of rows) if (row.before !== undefined) expect(row.difference).toBe(row.amount - row.before);
        }
      }
    },
  );
});

test.each<[ComparedWith, string[]]>([
  ['month', ['2025-12']],
  ['quarter', ['2025-10', '2025-11', '2025-12']],
  ['year', ['2025-01']],
])('§commissions a month is compared with the %s before', (against, months) =>
  expect(comparedMonths('2026-01', against)).toEqual(months),
);

test.each([
  [110_00, 100_00, { amount: 110_00, before: 100_00, difference: 10_00, percent: 10 }],
  [50_00, 100_00, { amount: 50_00, before: 100_00, difference: -50_00, percent: -50 }],
  [0, -100_00, { amount: 0, before: -100_00, difference: 100_00, percent: 100 }],
  [10_00, 0, { amount: 10_00, before: 0, difference: 10_00 }],
  [10_00, undefined, { amount: 10_00 }],
])('§commissions %d cents beside %s', (amount, before, comparison) =>
  expect(compare(amount, before)).toEqual(comparison),
);

test('§commissions a mean is one of the months that are known, and what ended is a row still', () => {
  const sums = [
    { month: '2026-10', operator: 'VIERFUNK', lines: 2, amount: 300 },
    { month: '2026-09', operator: 'VIERFUNK', lines: 1, amount: 100 },
    { month: '2026-08', operator: 'ALSTERKOM', lines: 1, amount: 900 },
  ];
  const rows = comparedBy({
    sums,
    key: 'operator',
    month: '2026-10',
    against: 'quarter',
    knownMonths: ['2026-08', '2026-09', '2026-10'],
  });
  expect(rows).toEqual([
    { id: 'ALSTERKOM', lines: 0, amount: 0, before: 450, difference: -450, percent: -100 },
    { id: 'VIERFUNK', lines: 2, amount: 300, before: 50, difference: 250, percent: 500 },
  ]);
  const alone = comparedBy({ sums, key: 'operator', month: '2026-10', against: 'year', knownMonths: ['2026-10'] });
  expect(alone).toEqual([{ id: 'VIERFUNK', lines: 2, amount: 300 }]);
});

test('§commissions months run over the turn of the year and come newest first in lists', () => {
  expect(monthsUpTo('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  const rows = [{ month: '2025-12' }, { month: '2026-02' }, { month: '2025-12' }];
  expect([...byMonth(rows)].map(([month, { length }]) => [month, length])).toEqual([
    ['2026-02', 1],
    ['2025-12', 2],
  ]);
});

test('§commissions missing commissions are grouped by their first month, before reduced ones', () => {
  const gaps = [
    { missingSince: '2026-06', lastAmount: 500 },
    { missingSince: '2026-08', lastAmount: 300 },
    { missingSince: '2026-10', lastAmount: 900, amount: 400 },
    { missingSince: '2026-08', lastAmount: 200 },
  ];
  expect(missingRows(gaps).map(({ since, isLess, rows, amount }) => [since, isLess, rows.length, amount])).toEqual([
    ['2026-08', false, 2, 500],
    ['2026-06', false, 1, 500],
    ['2026-10', true, 1, 500],
  ]);
});

test.each([
  ['Provisionsabrechnung Oktober 2026.pdf', '2026-10'],
  ['Gutschrift_März_2026.pdf', '2026-03'],
  ['2026-09 Gutschrift.pdf', '2026-09'],
  ['Statement October 2026.pdf', '2026-10'],
  ['Gutschrift 2026-13.pdf', undefined],
  ['Erläuterung zur Umsatzsteuer.docx', undefined],
])('§commissions %s is of %s', (name, month) => expect(monthInName(name)).toBe(month));

test('§commissions a document belongs to the statement with its number, otherwise to its month', () => {
  const own = { name: 'Oktober 2026.pdf', description: 'Gutschrift VF-2026-10' };
  const all = { name: 'Provisionsabrechnung Oktober 2026.pdf' };
  const statements = [{ docNumber: 'VF-2026-10' }, {}];
  expect(documentOf({ docNumber: 'VF-2026-10' }, [all, own])).toBe(own);
  expect(documentOf({}, [all, own])).toBeUndefined();
  expect(documentsOf('2026-10', statements, [all, own])).toEqual([all]);
  expect(documentsOf('2026-09', statements, [all, own])).toEqual([]);
});

test.each([
  ['2026-12-01', 9],
  ['2026-11-22', 0],
  ['2026-11-20', -2],
  ['2027-03-30', 128],
])('§commissions until %s there are %i days', (day, days) => expect(daysBetween('2026-11-22', day)).toBe(days));
