import { expect, test } from 'vitest';
import { ruleFaults, ruleWarnings } from '#domain/form/form-faults.ts';
import { prospectForm } from '#domain/sales/customers/customer-form.ts';

const context = { today: '2026-11-23', holidays: {} };
const customer = {
  salutation: '3',
  clientKind: 'business',
  companyName: 'Muster GmbH',
  phone: '030 23125 399',
  vatId: 'DE999999987',
  address: { street: 'Musterweg', houseNumber: '12', zip: '10115', city: 'Berlin', country: 'DE' },
  paymentMethod: 'debit',
  bank: { accountHolder: 'Muster', iban: 'DE89370400440532013000', mandateType: 'CORE', bic: 'COBADEFF' },
};
type Customer = typeof customer;

test.each<[string, Partial<Customer>, { path: string; key: string }[]]>([
  ['nothing odd', {}, []],
  [
    'a house number of two houses',
    { address: { ...customer.address, houseNumber: '5+7' } },
    [{ path: 'address.houseNumber', key: 'houseNumberOdd' }],
  ],
  ['a VAT ID from outside the EU', { vatId: 'NO 123 456 789 MVA' }, [{ path: 'vatId', key: 'vatIdForeign' }]],
  [
    'an account outside SEPA',
    { bank: { ...customer.bank, iban: 'TR33 0006 1005 1978 6457 8413 26' } },
    [{ path: 'bank.iban', key: 'ibanOutsideSepa' }],
  ],
])('a warning at the field and no fault: %s', (_case, fields, warnings) => {
  const values = { ...customer, ...fields };
  expect(ruleWarnings(prospectForm, values, context)).toEqual(warnings);
  expect(ruleFaults(prospectForm, values, context)).toEqual([]);
});

test.each(['D-10115', '10 115', '１０１１５'])(
  'the rule of an address reads the postcode %j as the contract does',
  (zip) =>
    expect(ruleFaults(prospectForm, { ...customer, address: { ...customer.address, zip } }, context)).toEqual([]),
);
