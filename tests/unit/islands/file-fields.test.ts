import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

/** Fields of JSX with their attributes. */
const fileFields = (text: string): string[] =>
  [...text.matchAll(/<input\b[^>]*?type="file"(?:[^>]|=>)*>/g)].map(([tag]) => tag);

test('no screen shows the file button of the browser, which speaks its own language', () => {
  const screens = sourceFiles('src').filter(({ path }) => /\.(?:tsx|astro)$/.test(path));
  const fields = screens.flatMap(({ path, text }) => fileFields(text).map((tag) => ({ path, tag })));
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ tag }) => !/\bsr-only\b/.test(tag)).map(({ path }) => path)).toEqual([]);
});
