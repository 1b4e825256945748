import { expect, test } from 'vitest';
import { type CollectionName, collections } from '#content/schema/collections.ts';
import { cmsHeaders } from '#scripts/cms/build.ts';
import { cmsConfig } from '#scripts/cms/config.ts';
import { jsonSchemaOf } from '#server/content/check/json-schema.ts';

interface Field {
  name: string;
  widget: string;
  i18n: boolean;
  required: boolean | string[];
  fields?: Field[];
  options?: string[];
  default?: unknown;
}
interface Collection {
  name: string;
  folder: string;
  path: string;
  fields: Field[];
}
const { collections: record } = cmsConfig({ name: 'github', repo: 'example/portal' }) as { collections: Collection[] };
const nameOf = (name: string) => record.find((collection) => collection.name === name);
const field = (collection: string, name: string) => nameOf(collection)?.fields.find((one) => one.name === name);

test.each(Object.keys(collections) as CollectionName[])('the editing page has every field of %s', (name) => {
  const results = record.filter((collection) => collection.name === name || collection.name.startsWith(`${name}-`));
  expect(results.length).toBeGreaterThan(0);
  for (const { fields, folder } of results) {
    expect(folder).toBe(`src/content/${collections[name].folder}`);
    const names = fields.map((one) => one.name).filter((one) => one !== 'body');
    expect(names).toEqual(Object.keys(jsonSchemaOf(name, 'de').properties ?? {}));
  }
});

test('fields that an English file does not have stay in the German one', () => {
  expect(field('network-operators', 'street')).toMatchObject({ i18n: false, required: ['de'] });
  expect(field('network-operators', 'message')).toMatchObject({ i18n: true, required: false });
  expect(field('network-operators', 'phone1')?.fields).toMatchObject([
    { name: 'number', i18n: false },
    { name: 'label', i18n: true },
  ]);
});

test('choices are chosen and days are picked', () => {
  expect(field('network-operators', 'kind')).toMatchObject({
    widget: 'select',
    options: ['own', 'operator', 'service'],
  });
  expect(field('newsletters', 'date')).toMatchObject({ widget: 'datetime', type: 'date' });
});

test('a saved entry stays published, because no field has a default that would make it a draft', () => {
  const all = (fields: Field[]): Field[] => fields.flatMap((one) => [one, ...all(one.fields ?? [])]);
  const preset = record.flatMap(({ name, fields }) =>
    all(fields).flatMap((one) => ('default' in one ? [`${name}.${one.name}`] : [])),
  );
  expect(field('tutorials', 'draft')).toMatchObject({ widget: 'boolean' });
  expect(preset).toEqual([]);
});

test('the editing page runs only its own scripts and calls only the code host', () => {
  const headers = cmsHeaders({ api: ['https://api.example.com'], images: [] });
  const policy = headers['Content-Security-Policy']?.split('; ') ?? [];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).toContain("connect-src 'self' data: blob: https://api.example.com");
});

test('a logo lands where the site reads it, and its address counts as its name', () => {
  expect(field('network-operators', 'logo')).toMatchObject({
    widget: 'image',
    media_folder: '/public/operators',
    public_folder: '/operators',
  });
  const { logo } = collections['network-operators'].german.shape;
  expect([logo.parse('/operators/vf.svg'), logo.parse('vf.svg')]).toEqual(['vf.svg', 'vf.svg']);
  expect(logo.safeParse('/images/vf.svg').success).toBe(false);
});
