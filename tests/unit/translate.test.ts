import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import type { Namespace } from '#i18n/resources.ts';
import { createTranslator, type Texts, type TextTree, withFallback } from '#i18n/translate.ts';

const folder = join(import.meta.dirname, '../../src/i18n');
const textsOf = (locale: string): Record<string, TextTree> =>
  Object.fromEntries(
    readdirSync(join(folder, locale)).map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, locale, file), 'utf8')),
    ]),
  );
const texts = { de: textsOf('de'), en: textsOf('en') };
const library = createInstance({
  lng: 'de',
  fallbackLng: 'de',
  resources: texts,
  initAsync: false,
  interpolation: { escapeValue: false },
});
void library.init();

const keysIn = (tree: TextTree, before = ''): string[] =>
  Object.entries(tree).flatMap(([key, text]) =>
    typeof text === 'string' ? [before + key] : keysIn(text, `${before}${key}.`),
  );
const textAt = (tree: unknown, key: string) =>
  String(key.split('.').reduce<unknown>((at, part) => (at as TextTree)[part], tree));
const placesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

type Request = readonly [key: string, parameters?: Record<string, unknown> | string];
const both = (locale: 'de' | 'en', namespace: Namespace, asked: readonly Request[]) => {
  const theirs = library.getFixedT(locale, namespace) as unknown as (...request: Request) => string;
  const ours = createTranslator(withFallback(texts.de, texts[locale]) as Texts, namespace);
  return { theirs: asked.map((one) => theirs(...one)), ours: asked.map(([key, parameters]) => ours(key, parameters)) };
};

describe.each(['de', 'en'] as const)('§1 texts are said as i18next says them: %s', (locale) => {
  test.each(Object.keys(texts.de) as Namespace[])('%s', (namespace) => {
    const keys = keysIn(texts.de[namespace] ?? {});
    const requests = [...Map.groupBy(keys, (key) => key.replace(/_(?:zero|one|other)$/, ''))].flatMap(
      ([base, forms]) => {
        const places = forms.flatMap((form) => placesIn(textAt(texts.de[namespace], form)));
        const values = Object.fromEntries(places.map((name, at) => [name, at % 2 ? at : `{{n}} $1 ${name}`]));
        const counted = [0, 1, 2, 21, 1.5, -1].map((count): Request => [base, { ...values, count }]);
        const own = forms.map((form): Request => [form]);
        return [...own, [base], [base, {}], [base, values], [base, { ...values, count: '1' }], ...counted] as Request[];
      },
    );
    const { theirs, ours } = both(locale, namespace, requests);
    expect(ours).toEqual(theirs);
  });

  test('of another namespace, with a text of their own, and those that are nowhere', () => {
    const { theirs, ours } = both(locale, 'ui', [
      ['routes:MyPortal'],
      ['common:appName', {}],
      ['nowhere'],
      ['nowhere.at.all'],
      ['kept.Gasthof: zur Linde e. K.', { defaultValue: 'Gasthof' }],
      ['kept.Adler & Co. KG {{x}}', { defaultValue: 'Adler {{name}}', name: 'Specht' }],
      ['kept.Crown {{x}} – 030 231254-00', 'Crown'],
      ['retry', 'no'],
      ['constructor'],
      ['toString.name', { defaultValue: '' }],
      ['retry', { defaultValue: 'no' }],
    ]);
    expect(ours).toEqual(theirs);
  });
});

test('§1-2 §9-14 where a language has no text, the German one is said', () => {
  const says = createTranslator(
    withFallback({ ui: { a: 'A', b: { c: 'C', d: 'D' } } }, { ui: { b: { c: 'see' } } }) as Texts,
    'ui',
  );
  expect(['a', 'b.c', 'b.d', 'e'].map((key) => says(key))).toEqual(['A', 'see', 'D', 'e']);
});
