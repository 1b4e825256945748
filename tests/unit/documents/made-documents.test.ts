import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documents } from '#scripts/documents/documents.ts';

const root = join(import.meta.dirname, '../../..');

test.each(Object.entries(documents))('%s is what `npm run docs` writes', (file, text) => {
  expect(readFileSync(join(root, file), 'utf8')).toBe(text());
});
