import { expect, test } from 'vitest';
import { readExcerpt } from '../../../src/api/page-search.ts';

test('§2 an excerpt is read as text: marks become marks, and nothing in it becomes markup', () => {
  expect(readExcerpt('Neue <mark>Preislisten.</mark> Mit &lt;b> und <mark>&lt;img></mark>')).toEqual([
    { text: 'Neue ', mark: false },
    { text: 'Preislisten.', mark: true },
    { text: ' Mit <b> und ', mark: false },
    { text: '<img>', mark: true },
  ]);
  expect(readExcerpt('')).toEqual([]);
});
