import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

/** The opening tag of an element that sticks to the foot of the window. */
const stickyTag = /<\w+(?:(?!\/?>|<\w)[\s\S])*?className="[^"]*\bsticky bottom-0\b[^"]*"/g;

test('§site messages stand above each bar that sticks to the foot of the window', () => {
  const tags = sourceFiles('src/islands').flatMap(({ path, text }) =>
    [...text.matchAll(stickyTag)].map(([tag]) => ({ path, tag })),
  );
  expect(tags.length).toBeGreaterThan(5);
  expect(tags.filter(({ tag }) => !/ref=\{(?:footBar|aboveFootBar)\}/.test(tag)).map(({ path }) => path)).toEqual([]);
});
