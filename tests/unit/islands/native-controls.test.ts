import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

/** What a browser draws in its own way, and the one part that draws it. */
const parts: readonly [native: RegExp, part: string, example: string][] = [
  [/type=["'{]+(?:checkbox|radio|file)\b/, 'src/islands/ui/form/inputs.tsx', '<input type={"checkbox"} />'],
  [/type=["'{]+(?:date|datetime-local|month|week|time|range)\b/, '', "<input type='date' />"],
  [/type=["'{]+color\b/, 'src/islands/staff/brand/ColourInput.tsx', '<input type="color" />'],
  [/<details\b/, 'src/islands/ui/page/Disclosure.tsx', '<details open>'],
];
/** Menus of the header open by their own words and have no mark. */
const menus = /^src\/components\/chrome\/(?:AccountMenu|MenuLinks)\.astro$/;

const screens = sourceFiles('src').filter(({ path }) => /\.(tsx|astro)$/.test(path) && !menus.test(path));

test.each(parts)('§site only one part holds what browsers draw: %s', (native, part) => {
  const offenders = screens.filter(({ path, text }) => path !== part && native.test(text)).map(({ path }) => path);
  expect(offenders).toEqual([]);
});

test.each(parts)('§site %s recognizes one', (native, _part, example) => expect(native.test(example)).toBe(true));
