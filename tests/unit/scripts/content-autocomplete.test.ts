import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collections } from '#content/schema/collections.ts';
import { writeAutocomplete } from '#scripts/content/autocomplete.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-schemas-'));
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
beforeAll(() => writeAutocomplete(folder));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(Object.keys(collections))('an editor is offered the fields of %s, each with what it is for', (name) => {
  for (const language of ['de', 'en']) {
    const { properties } = read(`${name}.${language}.schema.json`);
    expect(Object.keys(properties).length).toBeGreaterThan(0);
    if (language === 'de')
      for (const [field, { description }] of Object.entries<{ description?: string }>(properties))
        expect(`${field}: ${description}`).toMatch(/: .{5,}/);
  }
});

test('every content file is named with its kind and language', () => {
  const { entries } = read('collections.json') as { entries: Record<string, string> };
  const kindOf = (path: string) => Object.entries(entries).find(([file]) => file.endsWith(`/src/content/${path}`))?.[1];
  expect(kindOf('network-operators/de/vf.md')).toBe('network-operators.de');
  expect(kindOf('academy/en/portal-basics/course.md')).toBe('academy.en');
  expect(kindOf('academy/de/portal-basics/sign-in.md')).toBe('lessons.de');
});
