import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const documents = [...readdirSync(root), ...below('docs')].filter((file) => file.endsWith('.md'));
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;

test('the README has at most 70 lines and the two commands', () => {
  const text = read('README.md');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(70);
  expect(text).toMatch(/^npm start\b/m);
  expect(text).toMatch(/^npm test\b/m);
  expect(read('.ci/run')).toContain('npm test');
});

test('each npm command that a document names is there', () => {
  const unknown = documents.flatMap((file) =>
    [...read(file).matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(unknown).toEqual([]);
});

test('the picture of the README is small', () => {
  expect(readFileSync(join(root, 'docs/images/portal.webp')).length).toBeLessThanOrEqual(60 * 1024);
});

test('each migration stands in the changelog', () => {
  const changelog = read('CHANGELOG.md');
  const migrations = readdirSync(join(root, 'server/db/migrations')).filter((file) => file.endsWith('.sql'));
  expect(migrations.filter((file) => !changelog.includes(`\`${file.slice(0, -'.sql'.length)}\``))).toEqual([]);
});
