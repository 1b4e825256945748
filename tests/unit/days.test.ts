import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** How days and months (`2026-12-24`, `2026-12`) are cut and put together by hand: `src/domain/date` has a function for each. */
const habits = [
  /\.(?:slice|substring|substr)\(0, ?(?:7|10)\)/,
  /\.split\('-'\)/,
  /\.split\('T'\)/,
  /(?:day|date|month|today)(?:\([^()]*\))?\??\.(?:slice|substring|substr)\(/i,
  /new Date\(\s*Date\.UTC\(/,
  /\.(?:get|set)UTC(?:FullYear|Month|Date|Day)\(/,
];
const isByHand = (code: string): boolean => habits.some((habit) => habit.test(code));

/** Files that need the parts of a moment, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'server/files/inspection/zip-archive.ts': 'packs a moment into the bits of an archive',
};

test('no file outside src/domain/date takes days or months apart by hand', () => {
  const files = sourceFiles('src', 'server').filter(({ path }) => !path.startsWith('src/domain/date/'));
  const byHand = files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (isByHand(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(byHand.filter((line) => !Object.keys(exceptions).some((path) => line.startsWith(`${path}:`)))).toEqual([]);
});

test.each([
  'activated.slice(0, 7)',
  'value.toISOString().slice(0, 10)',
  "const [year] = day.split('-').map(Number)",
  'Number(today.slice(0, 4))',
  'berlinDay(now).slice(0, 4)',
  'new Date(Date.UTC(year, month, 1))',
  'date.getUTCDay()',
])('%s is by hand', (code) => expect(isByHand(code)).toBe(true));

test.each(['id.slice(0, 8)', "name.split(' ')", 'monthOfDay(activated)', 'new Date(ms).toISOString()'])(
  '%s is not by hand',
  (code) => expect(isByHand(code)).toBe(false),
);
