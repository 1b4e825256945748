import { expect, test } from 'vitest';
import { dueGroupOf, groupByDue } from '#domain/staff/due-groups.ts';

/** Friday, 27 November 2026, 10:00 in Berlin. */
const now = Date.parse('2026-11-27T09:00:00Z');

test.each([
  ['2026-11-27T08:59:59Z', 'overdue'],
  ['2026-11-27T09:00:00Z', 'today'],
  ['2026-11-27T22:59:00Z', 'today'],
  ['2026-11-27T23:00:00Z', 'thisWeek'],
  ['2026-11-29T22:59:00Z', 'thisWeek'],
  ['2026-11-29T23:00:00Z', 'nextWeek'],
  ['2026-12-06T22:59:00Z', 'nextWeek'],
  ['2026-12-06T23:00:00Z', 'later'],
])('§staff what is due at %s is in the group %s', (due, group) => {
  expect(dueGroupOf(Date.parse(due), now)).toBe(group);
});

test('§staff on a Sunday the next week begins tomorrow', () => {
  const sunday = Date.parse('2026-11-29T09:00:00Z');
  expect(dueGroupOf(Date.parse('2026-11-30T09:00:00Z'), sunday)).toBe('nextWeek');
});

test('§staff groups without entries are left out, and entries without a due time come last', () => {
  const groups = groupByDue([{}, { due: now - 1 }, { due: now + 1 }], now);
  expect(groups.map(({ group, items }) => [group, items.length])).toEqual([
    ['overdue', 1],
    ['today', 1],
    ['open', 1],
  ]);
});
