import { expect, test } from 'vitest';
import { runningAt } from '#domain/content/announcement-cache.ts';

const entry = (id: string, level: 'info' | 'warn' | 'danger', validUntil?: number) => ({
  id,
  level,
  title: id,
  text: '',
  german: [],
  ...(validUntil !== undefined && { validUntil }),
});

test('§1 the most urgent announcement comes first, and an expired one disappears', () =>
  expect(
    runningAt([entry('a', 'info'), entry('b', 'danger'), entry('c', 'warn'), entry('d', 'danger', 9)], 10).map(
      ({ id }) => id,
    ),
  ).toEqual(['b', 'c', 'a']));
