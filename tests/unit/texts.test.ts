import { describe, expect, test } from 'vitest';
import * as session from '#contract/session.ts';
import * as ticket from '#contract/ticket.ts';
import { ticketRequests } from '#domain/tickets/ticket-forms.ts';
import { type FormContract, shapeOf } from '#islands/ui/form/kit/contract-resolver.ts';
import { messageKeys } from './message-keys.ts';
import { describedKeys, parametersOf, textCalls, textsOf, variableKeys, withoutPlural } from './text-usage.ts';

const german = textsOf('de');
const english = textsOf('en');
const namespaces = Object.keys(german);
const languages = { german, english };

const ask = (namespace: string) => textCalls.filter((call) => call.namespace === namespace);
const patternOf = (key: string) =>
  new RegExp(
    `^${key
      .split('.+')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );

test('§1-1 there are texts, and code that asks for them', () => {
  expect(namespaces.length).toBeGreaterThan(3);
  expect(textCalls.length).toBeGreaterThan(20);
});

test('§1-1 every text that code asks for stands in German', () => {
  const missing = textCalls.flatMap((call) => {
    const existing = Object.keys(german[call.namespace] ?? {}).flatMap((key) => [key, withoutPlural(key)]);
    return call.keys
      .filter((key) => !existing.some((name) => patternOf(key).test(name)))
      .map((key) => `${call.path}: ${call.namespace}:${key}`);
  });
  expect(missing).toEqual([]);
});

describe('§1-1 no text stands unused', () => {
  test.each(namespaces)('%s', (namespace) => {
    const patterns = [...ask(namespace).flatMap((call) => call.keys), ...describedKeys].map(patternOf);
    const words = variableKeys(namespace);
    const isUsed = (key: string) => words.has(key) || patterns.some((pattern) => pattern.test(key));
    expect(Object.keys(german[namespace] ?? {}).filter((key) => !isUsed(key) && !isUsed(withoutPlural(key)))).toEqual(
      [],
    );
  });
});

describe('§1-1 every message of contracts, rules and refusals has its sentence', () => {
  test('contracts and rules are found to name messages', () =>
    expect(new Set(messageKeys.map(({ key }) => key)).size).toBeGreaterThan(100));
  test.each(Object.entries(languages))('%s', (_language, texts) => {
    const existing = new Set(Object.keys(texts['validation'] ?? {}).map(withoutPlural));
    expect(messageKeys.filter(({ key }) => !existing.has(key)).map(({ path, key }) => `${path}: ${key}`)).toEqual([]);
  });
});

test('§1-1 every English text has a German one', () => {
  const orphans = Object.entries(english).flatMap(([namespace, texts]) =>
    Object.keys(texts)
      .filter((key) => german[namespace]?.[key] === undefined)
      .map((key) => `${namespace}:${key}`),
  );
  expect(orphans).toEqual([]);
});

test('§1-1 no text is empty or has blanks around it', () => {
  const bad = Object.entries(languages).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([namespace, entries]) =>
      Object.entries(entries)
        .filter(([, text]) => text.trim() === '' || text.trim() !== text)
        .map(([key]) => `${language} ${namespace}:${key}`),
    ),
  );
  expect(bad).toEqual([]);
});

/** Words of those who make the portal: paths, endings of their files, their languages, code. */
const workshop =
  /\b(?:src|docs|server|tests|scripts|node_modules)\/|\.(?:md|json|ya?ml|xml|tsx?|env|html?)\b|\b(?:JSON|XML|YAML|SQL|HTML|UUID|null|undefined|Payload|Regex)\b|`|\bvalue\d\b|=>/;

test('§1-1 no text names a path, a format of data or code', () => {
  const technical = Object.entries(languages).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([namespace, entries]) =>
      Object.entries(entries)
        .filter(([, text]) => workshop.test(text))
        .map(([key, text]) => `${language} ${namespace}:${key}: ${text}`),
    ),
  );
  expect(technical).toEqual([]);
});

test.each(['in src/content/news', 'siehe editors.md', 'als JSON', 'Feld `name`', 'value1 fehlt', 'conf.yaml'])(
  '§1-1 %s is such a text',
  (text) => expect(workshop.test(text)).toBe(true),
);

test.each(['als PDF und CSV', 'Ihre Docs', 'm/s', 'und/oder', 'z. B. example.com'])('§1-1 %s is none', (text) =>
  expect(workshop.test(text)).toBe(false),
);

test('§1-1 both languages fill the same parameters', () => {
  // "One file" may leave out the number that "3 files" names.
  const needed = (key: string, text: string) =>
    parametersOf(text).filter((name) => !(key.endsWith('_one') && /^(n|count)$/.test(name)));
  const different = Object.entries(english).flatMap(([namespace, texts]) =>
    Object.entries(texts)
      .filter(([key, text]) => needed(key, text).join() !== needed(key, german[namespace]?.[key] ?? text).join())
      .map(([key]) => `${namespace}:${key}`),
  );
  expect(different).toEqual([]);
});

test('§1-1 texts with a number have one form for one and one for others', () => {
  const single = Object.entries(languages).flatMap(([language, texts]) =>
    Object.entries(texts).flatMap(([namespace, entries]) =>
      Object.keys(entries)
        .filter((key) => withoutPlural(key) !== key)
        .filter((key) => !['one', 'other'].every((form) => `${withoutPlural(key)}_${form}` in entries))
        .map((key) => `${language} ${namespace}:${key}`),
    ),
  );
  expect(single).toEqual([]);
});

test('§1-1 code fills every parameter of the texts that it names', () => {
  const unfilled = textCalls.flatMap((call) => {
    const texts = german[call.namespace] ?? {};
    const labels = Object.keys(texts).filter(
      (key) => call.keys.includes(key) || call.keys.includes(withoutPlural(key)),
    );
    const { parameters } = call;
    if (parameters === undefined) return [];
    return labels.flatMap((key) =>
      parametersOf(texts[key] ?? '')
        .filter((name) => !parameters.includes(name))
        .map((name) => `${call.path}: ${call.namespace}:${key} without {{${name}}}`),
    );
  });
  expect(unfilled).toEqual([]);
});

/** Every contract that a form fills in. */
const results: unknown[] = [
  ...Object.values(ticket),
  ...Object.values(ticket.ticketActions),
  ...Object.values(ticketRequests),
  ...Object.values(session),
];
const contracts = results.filter(
  (one): one is FormContract => typeof one === 'object' && one !== null && 'safeParse' in one && 'shape' in one,
);
const refusalOf = (contract: FormContract, field: string, value: unknown) =>
  shapeOf(contract)[field]?.safeParse(value).error?.issues[0]?.message ?? '';
const canBeMissing = contracts
  .filter((contract) => !('token' in shapeOf(contract)) && !('_ticket' in shapeOf(contract)))
  .flatMap((contract) => Object.keys(shapeOf(contract)).map((field) => ({ contract, field })))
  .filter(({ contract, field }) =>
    [undefined, '', []].some((value) => ['required', 'choose', 'noFile'].includes(refusalOf(contract, field, value))),
  )
  .map(({ field }) => field);

test('§5 a field without its answer says what it asks for, in both languages', () => {
  // Only a rule between fields demands these; employees choose a status from a list that always has one.
  const requests = new Set([...canBeMissing, 'goal', 'withPhone']);
  requests.delete('status');
  // Without a day a follow-up is taken away.
  requests.delete('followUpDate');
  expect(requests.size).toBeGreaterThan(20);
  for (const texts of Object.values(languages)) {
    const labels = Object.keys(texts['validation'] ?? {}).filter((key) => key.startsWith('missing.'));
    expect(labels.map((key) => key.replace('missing.', '')).sort()).toEqual([...requests].sort());
  }
});
