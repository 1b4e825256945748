import { expect, test } from 'vitest';
import { customerName, plainName } from '#domain/sales/customers/customer-name.ts';
import { earlySearches, isSimilar, likeness, similarSearches } from '#domain/sales/customers/similar.ts';

const at = (street: string, houseNumber: string, zip = '10115') => ({ address: { street, houseNumber, zip } });

test.each([
  [{ salutation: '3', companyName: ' Muster GmbH ' }, 'Muster GmbH'],
  [{ salutation: '2', title: 'Dr.', firstName: 'Mia', lastName: 'Ostwald' }, 'Dr. Mia Ostwald'],
  [{ salutation: '5', firstName: 'Petra und Jens', lastName: 'Feld' }, 'Eheleute Petra und Jens Feld'],
] as const)('a customer is called %j', (fields, name) => {
  expect(customerName(fields)).toBe(name);
});

test.each([
  ['Bäckerei Müller GmbH', 'Baeckerei Mueller GmbH & Co. KG'],
  ['Gasthof Zur Linde e. K.', 'GASTHOF zur Linde'],
  ['Turnverein Grünau e.V.', 'Turnverein Gruenau'],
])('%s and %s are one name', (one, other) => {
  expect(plainName(one)).toBe(plainName(other));
});

test.each([
  ['one VAT ID', { vatId: 'DE136695976' }, { vatId: 'DE136695976', companyName: 'X' }, true],
  [
    'one name at one address',
    { companyName: 'A GmbH', ...at('Musterstraße', '1 a') },
    { companyName: 'A', ...at('Musterstr.', '1A') },
    true,
  ],
  ['another house', { companyName: 'A', ...at('Weg', '1') }, { companyName: 'A', ...at('Weg', '2') }, false],
  [
    'another postcode',
    { companyName: 'A', ...at('Weg', '1') },
    { companyName: 'A', ...at('Weg', '1', '20457') },
    false,
  ],
  ['no address', { companyName: 'A' }, { companyName: 'A' }, false],
])('§customers %s', (_case, one, other, expected) => {
  expect(isSimilar(one, other)).toBe(expected);
  expect(isSimilar(other, one)).toBe(expected);
});

test('who has neither is looked for nowhere', () => {
  expect(similarSearches({ companyName: 'A' })).toEqual([]);
  expect(similarSearches({ companyName: 'Bäckerei "Q" GmbH', ...at('Weg', '1') })).toEqual([
    'value2:"10115 "* Bäckerei',
  ]);
});

test.each([
  ['the same name with another legal form', 'Ahrens Haustechnik', '', 'Ahrens Haustechnik GmbH', '20457 Hamburg', 2],
  ['the same name at the same postcode', 'Ahrens Haustechnik', '20457', 'Ahrens Haustechnik', '20457 Hamburg', 3],
  ['the same name elsewhere', 'Ahrens Haustechnik', '10115', 'Ahrens Haustechnik', '20457 Hamburg', 2],
  ['a longer name', 'Ahrens Haustechnik', '', 'Ahrens Haustechnik Nord', '20457 Hamburg', 1],
  ['a longer name elsewhere', 'Ahrens Haustechnik', '10115', 'Ahrens Haustechnik Nord', '20457 Hamburg', 0],
  ['one word of many', 'Müller', '', 'Müller Bedachungen', '', 0],
  ['one word at the same postcode', 'Müller', '20457', 'Mueller Bedachungen', '20457 Hamburg', 1],
  ['another name', 'Ahrens Haustechnik', '20457', 'Ahrens Gartenbau', '20457 Hamburg', 0],
  ['nothing but a legal form', 'GmbH', '', 'Ahrens GmbH', '', 0],
])('§customers likeness while typing: %s', (_case, companyName, zip, name, place, rank) => {
  expect(likeness({ companyName, ...(zip && { address: { zip } }) }, { name, place })).toBe(rank);
});

test('the early search asks for the longest word, and for a VAT ID once it is one', () => {
  expect(earlySearches({ companyName: 'Ahrens Haustechnik GmbH', vatId: 'DE12' })).toEqual({ byName: 'Haustechnik' });
  expect(earlySearches({ vatId: 'DE136695976' })).toEqual({ byVatId: '"DE136695976"' });
});
