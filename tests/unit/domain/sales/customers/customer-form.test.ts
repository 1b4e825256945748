import { describe, expect, test } from 'vitest';
import { legalForms, registerOf } from '#contract/legal-forms.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import type { Field, Fields } from '#domain/form/form-description.ts';
import { ruleFaults, ruleWarnings } from '#domain/form/form-faults.ts';
import { codesOf, requestOf } from '#domain/form/form-values.ts';
import {
  customerContract,
  customerForm,
  prospectContract,
  prospectForm,
} from '#domain/sales/customers/customer-form.ts';
import { editedForm } from '#domain/sales/customers/edited-form.ts';
import { fieldFaults } from '#server/core/field-faults.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import { customerFaults } from '#server/records/types/sales/customers/customer-data.ts';
import { customers } from '#server/records/types/sales/customers/customers.ts';

const context = { today: '2026-11-23', holidays: {}, voNumbers: undefined };

/** The faults by which the browser holds a form back. */
function browserFaults(form: typeof prospectForm, contract: typeof prospectContract, values: object): string[] {
  const sent = requestOf(form, values as Record<string, unknown>);
  const issues = contract.safeParse(sent).error?.issues ?? [];
  const faults = { ...Object.fromEntries(ruleFaults(form, sent, context).map(({ path, key }) => [path, key])) };
  return Object.keys({ ...faults, ...fieldFaults(issues) }).sort();
}

/** Of a small generator, so that a run that fails can be repeated. */
function generator(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const texts = [
  '',
  'Müller & Söhne GmbH',
  '12',
  '12 a',
  '10115',
  '1010',
  'x@example.com',
  'nobody',
  '030 23125 300',
  '0',
  'DE136695976',
  'DE136695978',
  'DE89370400440532013000',
  'DE00',
  '900001 B',
  'https://example.com',
  '02000000-LIND1-46',
  'a'.repeat(90),
  '4',
  'Geheim7',
];
const days = ['', '2026-11-23', '2026-11-22', '2027-02-30', '1980-05-01', '2015-05-01', '2031-01-01'];

function anyAnswer(field: Field, random: (below: number) => number): unknown {
  const pick = <T>(list: readonly T[]) => list[random(list.length)];
  if (field.kind === 'group' || field.kind === 'table') return anyAnswers(field.fields, random);
  if (field.kind === 'note') return undefined;
  if (field.kind === 'checkbox') return random(2) === 1;
  if (field.kind === 'date') return pick(days);
  if ('options' in field || 'words' in field) return pick(['', ...codesOf(field.contract), '4', 'unknown']);
  return pick(texts);
}
const anyAnswers = (fields: Fields, random: (below: number) => number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (random(3) === 0 ? [] : [[name, anyAnswer(field, random)]])),
  );

const server = {
  ...context,
  by: { id: 'u', name: 'U', staff: false },
  now: 0,
  look: { count: async () => 1, find: async () => undefined, search: async () => [] },
  newId: () => 'id',
} as unknown as ActionContext;

test('§7 1,000 random inputs get the same verdict from browser and server', async () => {
  const random = generator(11);
  for (let run = 0; run < 1000; run += 1) {
    const values = anyAnswers(fieldsOf(prospectForm), random);
    const request = requestOf(prospectForm, values);
    const parsed = customers.create?.safeParse({ ...request, type: customers.type });
    const { type: _type, ...body } = (parsed?.success ? parsed.data : request) as Record<string, unknown>;
    const own = parsed?.success ? {} : fieldFaults(parsed?.error.issues ?? []);
    const byServer = Object.keys({ ...(await customerFaults(body, server)), ...own }).sort();
    expect([run, byServer]).toEqual([run, browserFaults(prospectForm, prospectContract, values)]);
  }
});

const company = { clientKind: 'business', salutation: '3', companyName: 'Muster GmbH', consentData: true };

describe('`docs/domain/customers.md`', () => {
  const full = (values: object) => customerContract.safeParse(requestOf(customerForm, values as never)).error?.issues;
  const demanded = (values: object) => (full(values) ?? []).map(({ path }) => path.join('.'));

  test('all fields of the description and no others', () => {
    expect(Object.keys(fieldsOf(customerForm))).toEqual(
      expect.arrayContaining(
        'clientKind salutation companyName companyAddition legalForm title lastName firstName birthDate nationality address phone mobile fax email website industry employees tkgSize vatId taxNumber registerCourt registerType registerNumber representative contactMain contactTech billingDiffers billingAddr contactBilling deliveryDiffers deliveryAddr invoiceChannel invoiceEmail leitwegId paymentMethod bank customerPassword prospectStage leadSource followUpDate currentProvider contractEnd voNumber consentData consentAdvertising avvSigned note'.split(
          ' ',
        ),
      ),
    );
  });

  test.each(legalForms)('1.2 %s demands its register, or none', (legalForm) => {
    const register = registerOf[legalForm];
    const requests = ['registerCourt', 'registerType', 'registerNumber'].every((name) =>
      demanded({ ...company, legalForm }).includes(name),
    );
    expect(requests).toBe(register !== undefined && register !== 'optional');
    const other = register === 'HRA' ? 'HRB' : 'HRA';
    const chosen = { ...company, legalForm, registerType: other };
    const refusal = ruleFaults(customerForm, chosen, context).some(({ path }) => path === 'registerType');
    expect(refusal).toBe(register !== undefined && register !== 'optional');
  });

  test.each([
    ['a company', company, ['legalForm', 'representative.lastName', 'contactMain.email', 'tkgSize', 'invoiceChannel']],
    ['a person', { salutation: '2' }, ['firstName', 'lastName', 'email']],
    ['a sole trader', { salutation: '1', legalForm: 'EINZEL' }, ['birthDate']],
    ['a private client', { salutation: '5', clientKind: 'private' }, ['birthDate']],
    ['a direct debit', { ...company, paymentMethod: 'debit' }, ['bank.iban', 'bank.accountHolder', 'bank.mandateType']],
    [
      'another billing address',
      { ...company, billingDiffers: true },
      ['billingAddr.street', 'contactBilling.lastName'],
    ],
    [
      'an e-invoice to a public client',
      { ...company, clientKind: 'public', invoiceChannel: 'einvoice' },
      ['leitwegId'],
    ],
    ['an invoice by mail', { ...company, invoiceChannel: 'email' }, ['invoiceEmail']],
  ])('an order demands more of %s', (_case, values, paths) => {
    expect(demanded(values)).toEqual(expect.arrayContaining(paths));
  });

  test.each([
    ['18 today', '2008-11-23', []],
    ['18 tomorrow', '2008-11-24', ['birthDate']],
    ['110 today', '1916-11-23', []],
    ['111', '1916-11-22', ['birthDate']],
  ])('age: %s', (_case, birthDate, faults) => {
    const results = ruleFaults(customerForm, { salutation: '1', birthDate }, context).map(({ path }) => path);
    expect(results.filter((path) => path === 'birthDate')).toEqual(faults);
  });

  test('warnings hold nothing back', () => {
    const long = { ...company, companyName: 'Muster und Söhne Möbelwerkstätten GmbH' };
    expect(ruleWarnings(prospectForm, long, context).map(({ path, key }) => [path, key])).toEqual([
      ['companyName', 'portedName'],
      ['vatId', 'taxMissing'],
    ]);
    expect(browserFaults(prospectForm, prospectContract, { ...long, phone: '030 23125 300' })).toEqual([]);
  });

  test('what stays editable is a part of the whole', () => {
    const { form } = editedForm(true);
    expect(Object.keys(fieldsOf(form))).not.toEqual(expect.arrayContaining(['companyName']));
    expect(Object.keys(fieldsOf(form))).not.toEqual(expect.arrayContaining(['bank']));
  });
});
