import { expect, test } from 'vitest';
import { blankAll, blankPerson, erasedName, erasedText, withoutPerson } from '#domain/retention/blank-data.ts';
import { findPerson } from '#domain/retention/find-in-data.ts';
import { dialled, isSameName } from '#domain/retention/person-name.ts';

const anna = { firstName: 'Anna', lastName: 'Müller', birthDate: '1980-02-03', email: 'anna@example.com' };
const phone = '+49 30 23125300';

test('§retention a name is the same however it is written, and never a part of another', () => {
  expect(isSameName(anna, { firstName: 'ANNA', lastName: 'Mueller' })).toBe(true);
  expect(isSameName(anna, { firstName: 'Anna Maria', lastName: 'Müller' })).toBe(true);
  expect(isSameName(anna, { firstName: 'Annabell', lastName: 'Müller' })).toBe(false);
  expect(isSameName(anna, { firstName: 'Anna', lastName: 'Müller-Lang' })).toBe(false);
  expect(dialled('0049 (30) 231 253-00')).toBe(dialled(phone));
  expect(withoutPerson('Frau Anna Mueller rief an; Müller, Anna auch, Anna Müllermann nicht.', anna)).toBe(
    `Frau ${erasedName} rief an; ${erasedName} auch, Anna Müllermann nicht.`,
  );
});

test('§retention a birthday or a mail address makes a match sure, a shared telephone number does not', () => {
  const record = { firstName: 'Anna', lastName: 'Müller', phone: '030 23125300' };
  expect(findPerson({ ...record, birthDate: '1980-02-03' }, anna)).toBe('sure');
  expect(findPerson({ ...record, email: 'Anna@Example.com' }, anna)).toBe('sure');
  expect(findPerson(record, { ...anna, phone })).toBe('likely');
  expect(findPerson({ ...record, firstName: 'Bernd' }, { ...anna, phone })).toBeUndefined();
  expect(findPerson(record, { ...anna, customerNumber: '4000001' }, ['4000001'])).toBe('sure');
});

test('§retention a namesake with another birthday is another person', () => {
  const other = { firstName: 'Anna', lastName: 'Müller', birthDate: '1955-05-05', note: 'Anna Müller ruft zurück.' };
  expect(findPerson(other, anna)).toBeUndefined();
  expect(findPerson({ contact: other, customer: { ...other, birthDate: anna.birthDate } }, anna)).toBe('sure');
  expect(findPerson({ message: 'Bitte Anna Müller anrufen.' }, anna)).toBe('likely');
  expect(findPerson({ message: 'Bitte Bernd Müller anrufen.' }, anna)).toBeUndefined();
});

test('§retention one person goes from a record, and nothing of another', () => {
  const bernd = { firstName: 'Bernd', lastName: 'Müller', phone: '030 23125300', email: 'bernd@example.com' };
  const daughter = { firstName: 'Anna', lastName: 'Müller', birthDate: '2004-04-04', email: 'kind@example.com' };
  const record = {
    state: 'open',
    firstName: 'Anna',
    lastName: 'Müller',
    birthDate: '1980-02-03',
    email: 'anna@example.com',
    phone: '030 23125300',
    address: { street: 'Beispielallee', zip: '10115', city: 'Berlin' },
    bank: { iban: 'DE02120300000000202051', accountHolder: 'Bernd Müller' },
    contactMain: bernd,
    product: 'dsl',
    prices: { monthly: 3490 },
    message: 'Anna Müller wünscht Rückruf, Bernd Müller nicht.',
  };
  const { data, hasOthers } = blankPerson(record, anna);
  expect(hasOthers).toBe(true);
  expect(data).toEqual({
    ...{ state: 'open', product: 'dsl', prices: { monthly: 3490 }, contactMain: bernd, bank: record.bank },
    ...{ firstName: erasedText, lastName: erasedName, email: erasedText, phone: erasedText },
    address: { street: erasedText, zip: erasedText, city: erasedText },
    message: `${erasedName} wünscht Rückruf, Bernd Müller nicht.`,
  });
  const both = blankPerson({ people: [record.contactMain, daughter], note: 'Anna Müller' }, anna);
  expect(both.data).toEqual({ people: [bernd, daughter], note: 'Anna Müller' });
});

test('§retention fields with a common beginning are one person', () => {
  const ticket = {
    contactFirstName: 'Anna',
    contactLastName: 'Müller',
    contactPhone: '030',
    customerCompany: 'A GmbH',
  };
  expect(blankPerson({ ...ticket, email: 'hotline@example.com' }, anna).data).toEqual({
    ...{ contactFirstName: erasedText, contactLastName: erasedName, customerCompany: 'A GmbH' },
    contactPhone: erasedText,
    email: 'hotline@example.com',
  });
});

test('§retention a record without its people keeps numbers, states and amounts', () => {
  const order = {
    status: 'terminated',
    customer: { companyName: 'A GmbH', contactMain: { firstName: 'Anna', lastName: 'Müller', title: 'Dr.' } },
    values: { formFile: ['a'], contractTerm: '24', portings: [{ holder: { kind: 'person', name: 'A', street: 'B' } }] },
    prices: { monthly: 3490, priceListTitle: 'Preise 2026' },
    steps: [{ name: 'ported', state: 'done' }],
  };
  expect(blankAll(order)).toEqual({
    status: 'terminated',
    customer: { companyName: erasedName, contactMain: { firstName: erasedText, lastName: erasedName } },
    values: {
      ...{ formFile: [], contractTerm: '24' },
      portings: [{ holder: { kind: 'person', name: erasedName, street: erasedText } }],
    },
    prices: { monthly: 3490, priceListTitle: 'Preise 2026' },
    steps: [{ name: 'ported', state: 'done' }],
  });
});
