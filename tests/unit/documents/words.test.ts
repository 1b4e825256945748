import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
/** The guide of the editors is German; requirements and rules quote laws, screens and titles of tests. */
const left = /^(?:LICENSE-THIRD-PARTY\.md|docs\/(?:requirements(?:-map)?|editors|domain\/.*)\.md)$/;
const documents = [...readdirSync(root), ...below('docs')].filter((file) => file.endsWith('.md') && !left.test(file));

const refusal = /\b(?:whose|whom|whoever|anew|whither|somebody|nobody|he|his|him)\b/gi;

test('documents are plain English', () => {
  const results = documents.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .replace(/`[^`\n]*`/g, '')
      .split('\n')
      .flatMap((line, index) => [...line.matchAll(refusal)].map(([word]) => `${file}:${index + 1}: ${word}`)),
  );
  expect(results).toEqual([]);
});
