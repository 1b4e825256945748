import { expect, test } from 'vitest';
import { isFinishedName, keptName, refusalOf } from '#domain/commissions/statements/arrival.ts';

test.each([
  ['Abrechnung.csv', true],
  ['Abrechnung.pdf', true],
  ['.Abrechnung.csv', false],
  ['~Abrechnung.csv', false],
  ['Abrechnung.csv~', false],
  ['Abrechnung.csv.part', false],
  ['Abrechnung.csv.FilePart', false],
  ['..', false],
])('§commissions whether a name is that of a complete file: %s', (name, isFinished) => {
  expect(isFinishedName(name)).toBe(isFinished);
});

test('§commissions what becomes of a file follows from its import alone', () => {
  expect(refusalOf({ state: 'trial', errors: 0 })).toBeUndefined();
  expect(refusalOf({ state: 'trial', errors: 2 })).toBe('faults');
  expect(refusalOf({ state: 'taken', errors: 0 })).toBeUndefined();
  expect(refusalOf({ state: 'withdrawn', errors: 0 })).toBe('withdrawn');
});

test('§commissions the name of a file that is kept is plain and has a limit', () => {
  const nameOf = (name: string) => keptName(name, { day: '2026-11-23', hash: '0123456789abcdef' });
  expect(nameOf('März 2026.csv')).toBe('2026-11-23_0123456789ab_März 2026.csv');
  expect(nameOf('a/../b:c.xlsx')).toBe('2026-11-23_0123456789ab_a_.._b_c.xlsx');
  expect(nameOf(`${'😀'.repeat(100)}.csv`).length).toBeLessThan(100);
});
