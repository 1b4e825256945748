import { expect, test } from 'vitest';
import { RememberedWays } from '../../../server/queries/records/page-rows.ts';

test('A.3 the way of a list is remembered for a hundred pages, and found out again then', () => {
  const ways = new RememberedWays();
  expect(ways.next('open tickets')).toBeUndefined();
  ways.remember('open tickets', 'walk');
  ways.remember('ended tickets', 'gather');
  const pages = Array.from({ length: 101 }, () => ways.next('open tickets'));
  expect(pages).toEqual([...Array.from({ length: 100 }, () => 'walk'), undefined]);
  expect(ways.next('ended tickets')).toBe('gather');
});

test('A.3 however many lists are asked for, so many ways are remembered and no more', () => {
  const ways = new RememberedWays();
  for (let list = 0; list <= 5000; list += 1) ways.remember(String(list), 'walk');
  expect([ways.next('0'), ways.next('5000')]).toEqual([undefined, 'walk']);
});
