import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type ProductType, productTypes } from '#contract/sales/product.ts';
import { fieldsOf, type Scope, scopeOf, sourcesOf } from '#domain/form/conditions.ts';
import type { Condition, Field, Fields, FormContext, FormDescription } from '#domain/form/form-description.ts';
import { completeness, ruleFaults, ruleWarnings } from '#domain/form/form-faults.ts';
import { codesOf, emptyForm, requestOf } from '#domain/form/form-values.ts';
import { incompleteOrderFields, orderContractOf, orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import type { OrderCustomer } from '#domain/sales/orders/order-customer.ts';
import { isBookable } from '#domain/sales/products/catalogue.ts';
import { anyAnswers, browserVerdict, nearlyRight, random, serverVerdict } from '#tests/unit/domain/form/any-input.ts';
import { textsOf } from '#tests/unit/text-usage.ts';
import { rightOrder } from './right-orders.ts';

const context: FormContext = {
  today: '2026-11-23',
  holidays: {},
  voNumbers: [{ vo: 'VO10023', operator: 'VF', label: '', state: 'active' }],
  customers: [{ value: 'c1', label: 'Sonnental' }],
  priceLists: [{ id: 'p1', title: 'Preisliste', validFrom: '2026-01-01' }],
};
const bookable = productTypes.filter(isBookable);
const customers: readonly OrderCustomer[] = [
  {},
  { clientKind: 'private', salutation: '1', tkgSize: 'other' },
  { clientKind: 'public', salutation: '3', tkgSize: 'nonprofit' },
];

describe.each(bookable)('§order-forms %s', (type: ProductType) => {
  const form = orderFormOf(type);
  const contract = orderContractOf(type);
  const right = rightOrder(type);

  test('a right order has no fault on either side, and all its sections are complete', async () => {
    expect(await browserVerdict(form, contract, context)(right)).toEqual({});
    expect(serverVerdict(form, contract, context, requestOf(form, right))).toEqual({});
    const states = completeness(form, contract, right, context);
    expect(states.filter(({ filledCount, needed, faults }) => filledCount < needed || faults.length > 0)).toEqual([]);
  });

  test('browser and server give 1,000 random inputs the same verdict for each field', async () => {
    const next = random(type.length);
    const verdicts = { taken: 0, refused: 0 };
    for (let run = 0; run < 1000; run += 1) {
      const fields = fieldsOf(form);
      const values = run % 2 > 0 ? nearlyRight(fields, right, next, 0.01) : anyAnswers(fields, next);
      const browser = await browserVerdict(form, contract, context)(values);
      expect(serverVerdict(form, contract, context, requestOf(form, values)), JSON.stringify(values)).toEqual(browser);
      verdicts[Object.keys(browser).length > 0 ? 'refused' : 'taken'] += 1;
    }
    expect(verdicts.taken).toBeGreaterThan(50);
    expect(verdicts.refused).toBeGreaterThan(50);
  });

  test('completeness, rules and warnings accept any value in any field', () => {
    const junk: unknown[] = [null, 7, 'x', [null], [[]], { a: 1 }, [{ a: [] }], true];
    for (const name of Object.keys(fieldsOf(form)))
      for (const value of junk) {
        const values = { ...right, [name]: value };
        expect(completeness(form, contract, values, context).length).toBe(form.sections.length);
        ruleWarnings(form, requestOf(form, values), context);
      }
  });

  test('an empty form is incomplete where anything is demanded, and may be kept', () => {
    const states = completeness(form, contract, emptyForm(form), context).filter(({ needed }) => needed > 0);
    expect(states.every(({ filledCount, faults }) => filledCount === 0 && faults.length > 0)).toBe(true);
    expect(z.strictObject(incompleteOrderFields()).safeParse({ ...emptyForm(form), ...right }).error).toBeUndefined();
  });
});

const everyForm = productTypes.flatMap((type) => customers.map((customer) => orderFormOf(type, customer)));

/** Every field with the scope it stands in, those of groups and rows among them. */
const fieldsIn = (fields: Fields, scope: Scope): [string, Field, Scope][] =>
  Object.entries(fields).flatMap(([name, field]): [string, Field, Scope][] => [
    [name, field, scope],
    ...('fields' in field ? fieldsIn(field.fields, scopeOf(field.fields, {}, `${scope.path}${name}.`, scope)) : []),
  ]);
const allFields = everyForm.flatMap((form) => fieldsIn(fieldsOf(form), scopeOf(fieldsOf(form), {})));

function fieldNamed(name: string, scope: Scope | undefined): Field | undefined {
  return scope && (scope.fields[name] ?? fieldNamed(name, scope.outer));
}
const parts = (condition: Condition): Condition[] =>
  'all' in condition
    ? condition.all.flatMap(parts)
    : 'any' in condition
      ? condition.any.flatMap(parts)
      : 'not' in condition
        ? parts(condition.not)
        : [condition];

test('§order-forms every condition names a question of the form and answers that it takes', () => {
  for (const [name, field, scope] of allFields)
    for (const condition of [field.when, 'requiredWhen' in field ? field.requiredWhen : undefined].flatMap((one) =>
      one ? parts(one) : [],
    )) {
      if (!('field' in condition)) continue;
      // A porting asks for the line of orders that have one.
      const request = fieldNamed(condition.field, scope);
      if (condition.field === 'lineSituation' && !request) continue;
      expect(request, `${scope.path}${name}: ${condition.field}`).toBeDefined();
      expect(sourcesOf(condition, scope)).not.toEqual([]);
      if (!('is' in condition) || !request || !('contract' in request)) continue;
      for (const code of condition.is)
        if (typeof code === 'string') expect(codesOf(request.contract), `${scope.path}${name}`).toContain(code);
    }
});

test('§order-forms a name means the same kind of answer in every form', () => {
  const kinds = new Map<string, Set<string>>();
  for (const form of everyForm)
    for (const [name, { kind }] of Object.entries(fieldsOf(form)))
      kinds.set(name, (kinds.get(name) ?? new Set()).add(kind));
  expect([...kinds].filter(([, of]) => of.size > 1)).toEqual([]);
});

const withNamespace = (key: string): [string, string] => {
  const [namespace = '', name] = key.split(':');
  return name === undefined ? ['order-form', key] : [namespace, name];
};
const isKnown = (key: string) => {
  const [namespace, name] = withNamespace(key);
  return textsOf('de')[namespace]?.[name] !== undefined && textsOf('en')[namespace]?.[name] !== undefined;
};

test('§1 every caption and every choice has a text in both languages', () => {
  const captions = new Set<string>();
  for (const form of everyForm as FormDescription[])
    for (const { title, hint } of form.sections) for (const key of [title, hint]) if (key) captions.add(key);
  for (const [, field] of allFields) {
    if (field.kind === 'note') continue;
    for (const key of [field.label, field.ask, field.hint, field.requiredHint]) if (key) captions.add(key);
    if ('words' in field && field.words && !('options' in field && field.options))
      for (const code of codesOf(field.contract)) captions.add(`${field.words}.${code}`);
  }
  expect([...captions].filter((key) => !isKnown(key))).toEqual([]);
});

test('§order-forms nothing that rules say is without a sentence', () => {
  const next = random(7);
  const existing = textsOf('de')['validation'] ?? {};
  const unsaid = new Set<string>();
  for (const type of bookable) {
    const form = orderFormOf(type);
    for (let run = 0; run < 200; run += 1) {
      const values = requestOf(form, anyAnswers(fieldsOf(form), next));
      for (const { key } of [...ruleFaults(form, values, context), ...ruleWarnings(form, values, context)])
        if (existing[key.split(':')[0] ?? ''] === undefined) unsaid.add(key);
    }
  }
  expect([...unsaid]).toEqual([]);
});
