import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { choice, text } from '#contract/fields.ts';
import { address, bank, person } from '#domain/form/blocks.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import type { Answers, FormContext } from '#domain/form/form-description.ts';
import { ruleFaults, ruleWarnings } from '#domain/form/form-faults.ts';
import { checkbox, choices, defineForm, line, select, table } from '#domain/form/form-fields.ts';
import { incompleteFields } from '#domain/form/incomplete-contract.ts';

const context: FormContext = { today: '2026-11-23', holidays: {} };
const ofExtensions = (_context: FormContext, answers: Answers) =>
  (answers('extensions') as { number: string }[]).map(({ number }) => ({ value: number, label: number }));

const form = defineForm({
  sections: [
    {
      name: 'all',
      step: 'all',
      fields: {
        abroad: checkbox('abroad', z.boolean()),
        office: address('office', { when: { field: 'abroad', is: [true] } }),
        contact: person('contact'),
        bank: bank('bank'),
        extensions: table('extensions', 0, 3, { number: line('number', text(2, 5)) }),
        attendant: select('attendant', text(2, 5), {
          options: ofExtensions,
          optionsFrom: ['extensions'],
        }),
        barring: choices('barring', z.array(choice(['a', 'b'])), { words: 'x' }),
      },
    },
  ],
  rules: [
    ({ extensions }) =>
      Array.isArray(extensions) && extensions.length > 2 ? [{ path: 'extensions', key: 'many', isWarning: true }] : [],
  ],
});

const good = {
  abroad: true,
  office: { street: 'Ring', houseNumber: '1', zip: '1010', city: 'Wien', country: 'AT' },
  contact: { salutation: '1', firstName: 'Jens', lastName: 'Winter', phone: '030 23125100', email: 'a@example.com' },
  bank: { accountHolder: 'Winter', iban: 'DE89370400440532013000', mandateType: 'CORE' },
  extensions: [{ number: '10' }, { number: '11' }],
  attendant: '11',
  barring: ['a'],
};

describe('§5 rules over several answers', () => {
  test('nothing is found where all is right, and the contract takes it', () => {
    expect(ruleFaults(form, good, context)).toEqual([]);
    expect(ruleWarnings(form, good, context)).toEqual([]);
    expect(contractOf(form).safeParse(good).success).toBe(true);
  });
  test.each([
    ['a postcode of another country', { office: { ...good.office, zip: '10115' } }, 'office.zip', 'zipAbroad'],
    ['nobody can be called', { contact: { ...good.contact, phone: '' } }, 'contact.phone', 'phoneOrMobile'],
    [
      'an account abroad without BIC',
      { bank: { ...good.bank, iban: 'AT611904300234573201' } },
      'bank.bic',
      'bicAbroad',
    ],
    ['an attendant that is no extension', { attendant: '12' }, 'attendant', 'choose'],
  ])('%s is a fault at its field', (_name, change, path, key) => {
    expect(ruleFaults(form, { ...good, ...change }, context)).toEqual([{ path, key }]);
  });
  test('a hidden field is not checked', () => {
    expect(ruleFaults(form, { ...good, abroad: false, office: { zip: 'x', country: 'AT' } }, context)).toEqual([]);
  });
  test('a warning is no fault', () => {
    const many = { ...good, extensions: [{ number: '10' }, { number: '11' }, { number: '12' }] };
    expect(ruleFaults(form, many, context)).toEqual([]);
    expect(ruleWarnings(form, many, context)).toEqual([{ path: 'extensions', key: 'many' }]);
  });
  test('rules stand garbage in place of rows and groups', () => {
    for (const junk of [null, 'x', 7, [null], [[]], { zip: 4 }]) {
      const values = { abroad: true, office: junk, contact: junk, bank: junk, extensions: junk };
      expect(() => ruleFaults(form, values, context)).not.toThrow();
    }
  });
});

describe('§4 what is incomplete', () => {
  const incomplete = z.strictObject(incompleteFields(form));
  test('takes any content of the right shape, and nothing else', () => {
    expect(incomplete.safeParse({ office: { zip: 'not yet' }, extensions: [{}], barring: ['?'] }).success).toBe(true);
    expect(incomplete.safeParse({}).success).toBe(true);
    for (const wrong of [{ office: 'x' }, { extensions: [{}, {}, {}, {}] }, { foreign: 1 }, { abroad: 'yes' }])
      expect(incomplete.safeParse(wrong).success).toBe(false);
  });
});
