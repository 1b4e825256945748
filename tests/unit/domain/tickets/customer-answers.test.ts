import { expect, test } from 'vitest';
import { answersToPut, customerAnswers } from '#domain/tickets/customer-answers.ts';

const address = { street: 'Kontorweg', houseNumber: '8', zip: '20457', city: 'Hamburg' };

test('§tickets a company fills six answers of an offer request, and one of a billing request', () => {
  const company = { companyName: 'Ahrens GmbH', contactMain: { firstName: 'Jörn', lastName: 'Ahrens' }, address };
  expect(customerAnswers(company, '4000001')).toEqual({
    customerOrContract: 'Ahrens GmbH, 4000001',
    customerCompany: 'Ahrens GmbH',
    customerContact: 'Jörn Ahrens',
    street: 'Kontorweg',
    streetNumber: '8',
    zip: '20457',
    town: 'Hamburg',
  });
});

test.each([
  ['a person', { salutation: '2', firstName: 'Mia', lastName: 'Ostwald' }, '', 'Mia Ostwald'],
  ['a company that only says who signs', { companyName: 'A', representative: { lastName: 'B' } }, 'A', 'B'],
  ['a company without people', { companyName: 'A' }, 'A', ''],
] as const)('§tickets %s', (_case, customer, customerCompany, customerContact) => {
  expect(customerAnswers(customer, undefined)).toMatchObject({ customerCompany, customerContact });
});

test.each([
  ['answers replace what stands there', { town: 'Berlin' }, undefined, { town: 'Hof' }, { town: 'Berlin' }],
  ['what is not known stays as it was typed', { street: '' }, undefined, { street: 'Weg' }, {}],
  [
    'what the customer before filled in is emptied',
    { street: '' },
    { street: 'Weg' },
    { street: 'Weg' },
    { street: '' },
  ],
  ['what was changed since stays', { street: '' }, { street: 'Weg' }, { street: 'Weg 2' }, {}],
  ['a request is given no answers that it does not ask for', { town: 'Berlin' }, undefined, {}, {}],
] as const)('§tickets %s', (_case, next, before, typed, put) => {
  expect(answersToPut(next, before, typed)).toEqual(put);
});
