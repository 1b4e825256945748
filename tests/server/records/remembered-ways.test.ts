import { expect, test } from 'vitest';
import { PlanCache } from '#server/queries/records/page-rows.ts';

test('the way of a list is remembered for a hundred pages, and found out again then', () => {
  const ways = new PlanCache();
  expect(ways.next('open tickets')).toBeUndefined();
  ways.note('open tickets', 700, 'walk');
  ways.note('ended tickets', 30, 'gather');
  const pages = Array.from({ length: 101 }, () => ways.next('open tickets'));
  expect(pages).toEqual([...Array.from({ length: 100 }, () => 'walk'), undefined]);
  expect(ways.next('ended tickets')).toBe('gather');
});

test.each([
  [700, 'walk'],
  [350, 'walk'],
  [1400, 'walk'],
  [349, undefined],
  [1401, undefined],
  [0, undefined],
])('where 700 matched and now %s do, the next page is found by the way: %s', (total, way) => {
  const ways = new PlanCache();
  ways.note('open tickets', 700, 'walk');
  ways.next('open tickets');
  ways.note('open tickets', total, null);
  expect(ways.next('open tickets')).toBe(way);
});

test('however many lists are asked for, so many ways are remembered and no more', () => {
  const ways = new PlanCache();
  for (let list = 0; list <= 5000; list += 1) ways.note(String(list), 1, 'walk');
  expect([ways.next('0'), ways.next('5000')]).toEqual([undefined, 'walk']);
});
