import { expect, test } from 'vitest';
import { deputyName, shownName } from '#domain/access/deputy-name.ts';
import { isActing, overlap, periodFaults } from '#domain/access/deputy-rules.ts';

const today = '2026-11-22';

test.each([
  ['2026-11-22', '2026-11-22', {}],
  ['2026-11-22', '2027-02-19', {}],
  ['2026-11-22', '2027-02-20', { to: 'deputyLong:90' }],
  ['2026-11-21', '2026-11-25', { from: 'deputyPast' }],
  ['2027-11-22', '2027-11-22', {}],
  ['2027-11-23', '2027-11-24', { from: 'effectiveAhead:365' }],
  ['2026-11-24', '2026-11-23', { to: 'endBeforeBegin' }],
] as const)('§access a deputy from %s to %s', (from, to, faults) => {
  expect(periodFaults({ from, to }, today)).toEqual(faults);
});

test.each([
  ['active', '2026-11-21', '2026-11-22', true],
  ['active', '2026-11-22', '2026-11-22', true],
  ['active', '2026-11-20', '2026-11-21', false],
  ['active', '2026-11-23', '2026-11-24', false],
  ['planned', '2026-11-20', '2026-11-24', false],
  ['ended', '2026-11-20', '2026-11-24', false],
] as const)('§access %s from %s to %s', (state, from, to, acts) => {
  expect(isActing({ state, from, to }, today)).toBe(acts);
});

test('§access two deputies share a day or do not, and both names are read in each language', () => {
  const week = { from: '2026-11-23', to: '2026-11-29' };
  expect(overlap(week, { from: '2026-11-29', to: '2026-12-01' })).toBe(true);
  expect(overlap(week, { from: '2026-11-30', to: '2026-12-01' })).toBe(false);
  const name = deputyName('Ole Brandt', 'Lea Fuchs');
  expect(name).toBe('Ole Brandt in Vertretung für Lea Fuchs');
  expect(shownName(name, 'en')).toBe('Ole Brandt on behalf of Lea Fuchs');
});
