import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/glossary.md'), 'utf8');
const rows = [...page.matchAll(/^\| (?!German|---)(.+?) \| (.+?) \| `(.+?)` \| (.+?) \|$/gm)].map(
  ([, ...cells]) => cells,
);

test('the glossary says each idea once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(80);
  const english = rows.map(([, term]) => term);
  expect(english).toEqual([...new Set(english)]);
  const names = rows.map(([, , name]) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('each name of the glossary is a name in the code', () => {
  const code = sourceFiles('src', 'server')
    .map(({ path, text }) => `${path}\n${text}`)
    .join('\n');
  const missing = rows.map(([, , name = '']) => name).filter((name) => !new RegExp(`\\b${name}`, 'i').test(code));
  expect(missing).toEqual([]);
});
