import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../docs/decisions');
const pages = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort();
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const status =
  /^(?:accepted(?:, (?:not built yet|built in part))?|superseded (?:in part )?by \[(\d{4})\]\(\1-[a-z\d-]+\.md\))$/;

test('each decision has a number of its own', () => {
  const numbers = pages.map((file) => /^(\d{4})-[a-z\d]+(?:-[a-z\d]+)*\.md$/.exec(file)?.[1] ?? file);
  expect(numbers).toEqual([...new Set(numbers)]);
  expect(numbers.filter((number) => !/^\d{4}$/.test(number))).toEqual([]);
});

test('each decision begins with its number, a title, a date and a status', () => {
  const faulty = pages.filter((file) => {
    const [title = '', blank, line = '', next] = readFileSync(join(folder, file), 'utf8').split('\n');
    const [date = '', state = ''] = line.split(' · ');
    const isDate = /^\d{4}-\d\d-\d\d$/.test(date) && new Date(date).toISOString().startsWith(date);
    return !(
      title.startsWith(`# ${file.slice(0, 4)}. `) &&
      blank === '' &&
      next === '' &&
      isDate &&
      status.test(state)
    );
  });
  expect(faulty).toEqual([]);
});

test('the index names each decision once with its title', () => {
  const lines = index.split('\n').filter((line) => line.startsWith('- ['));
  const expected = pages.map((file) => {
    const title = readFileSync(join(folder, file), 'utf8').split('\n', 1)[0] ?? '';
    return `- [${file.slice(0, 4)}](${file}) ${title.slice('# 0000. '.length)}`;
  });
  expect(lines.sort()).toEqual(expected);
});
