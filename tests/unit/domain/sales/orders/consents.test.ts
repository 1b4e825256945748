import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentKeys } from '#contract/sales/submission.ts';
import { currentText, declaredText } from '#domain/sales/orders/consent-texts.ts';
import { consentsOf, missingConsents } from '#domain/sales/orders/consents.ts';

const always = ['Authority', 'Terms', 'Privacy', 'Credit'];
const business = { clientKind: 'business', tkgSize: 'other' };
const person = { clientKind: 'private' };

test.each([
  ['a large business', business, {}, []],
  ['a small business', { ...business, tkgSize: 'small' }, {}, ['Summary']],
  ['a micro business with the waiver', { ...business, tkgSize: 'micro' }, { tkgWaiver: true }, []],
  ['a club', { ...business, tkgSize: 'nonprofit' }, { tkgWaiver: false }, ['Summary']],
  ['a private person', person, {}, ['Summary', 'Withdrawal', 'EarlyStart?']],
  ['a private person who cannot waive', person, { tkgWaiver: true }, ['Summary', 'Withdrawal', 'EarlyStart?']],
  ['direct debit', business, { paymentMethod: 'debit' }, ['Sepa']],
  ['payment by invoice', business, { paymentMethod: 'invoice' }, []],
  ['ported numbers', business, { numberMode: 'port' }, ['Porting']],
  ['new and ported numbers', business, { numberMode: 'both' }, ['Porting']],
  ['new numbers', business, { numberMode: 'new' }, []],
  ['one of two cards ported', business, { cards: [{ numberMode: 'new' }, { numberMode: 'port' }] }, ['Porting']],
  ['a landline number ported', business, { homeLine: true, homeNumberMode: 'port' }, ['Porting']],
  ['a landline number that is not ordered', business, { homeLine: false, homeNumberMode: 'port' }, []],
  ['content of no shape', undefined, { cards: 'x', numberMode: 3 }, []],
])('§order-submission declarations for %s', (_case, customer, order, more) => {
  const requests = consentsOf(customer, order).map(({ key, isDemanded }) => `${key}${isDemanded ? '' : '?'}`);
  expect(requests.toSorted()).toEqual([...always, ...more].map((name) => `consent${name}`).toSorted());
});

test('§order-submission required consents must be given, optional ones may be left out', () => {
  const request = consentsOf(person, { paymentMethod: 'debit' });
  const input = Object.fromEntries(request.filter(({ isDemanded }) => isDemanded).map(({ key }) => [key, true]));
  expect(missingConsents(request, input)).toEqual([]);
  expect(missingConsents(request, { ...input, consentSepa: false, consentTerms: false })).toEqual([
    'consentTerms',
    'consentSepa',
  ]);
});

test('§order-submission a change of a declared text requires a new version that is recorded here', () => {
  const texts = consentKeys.map((key) => {
    const { version, de } = currentText(key);
    expect(declaredText(key, version)?.de).toBe(de);
    const hash = createHash('sha256').update(de).digest('hex').slice(0, 8);
    return `${key} ${version} ${hash}`;
  });
  expect(texts).toMatchInlineSnapshot(`
    [
      "consentAuthority 2026-11-01 8264a94c",
      "consentTerms 2026-11-01 245b8c46",
      "consentSummary 2026-11-01 fc14a950",
      "consentPrivacy 2026-11-01 586e455d",
      "consentPorting 2026-11-01 e2b44c1b",
      "consentSepa 2026-11-01 1e2e72c9",
      "consentWithdrawal 2026-11-01 8e352c9a",
      "consentEarlyStart 2026-11-01 905bae4b",
      "consentCredit 2026-11-01 286be277",
    ]
  `);
});
