import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/architecture.md'), 'utf8');
const recipe = (title: string) => new RegExp(`\\n### ${title}\\n([\\s\\S]*?)(?=\\n### |$)`).exec(page)?.[1] ?? '';

test.each([
  ['Record type with list and edit page', /saved-?repl(?:y|ies)/i, /^server\/demo\//],
  ['Notification event', /remind-of-certificates/, /^never/],
])('the recipe "%s" names each file of its model', (title, model, leftOut) => {
  const text = recipe(title);
  const files = sourceFiles('src', 'server')
    .map(({ path }) => path)
    .filter((path) => model.test(path) && !leftOut.test(path));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((path) => !text.includes(`\`${path}\``))).toEqual([]);
});

test('the recipe of a record type names each file that registers its model', () => {
  const text = recipe('Record type with list and edit page');
  const registering = sourceFiles('src', 'server').filter(
    ({ path, text: code }) =>
      /savedRepl|SavedRepl|saved-repl/.test(code) && !/desk\/|bulk|ReplyPicker|^server\/demo\//.test(path),
  );
  expect(registering.map(({ path }) => path).filter((path) => !text.includes(path))).toEqual([]);
});
