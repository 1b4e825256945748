import { expect, test } from 'vitest';
import { consentsOf } from '#domain/sales/orders/consents.ts';
import {
  openSteps,
  submissionOf,
  type WizardCase,
  wizardFaults,
  wizardField,
} from '#domain/sales/orders/wizard-input.ts';

const order: WizardCase = {
  blocking: 0,
  warnings: [{ path: 'customerId' }],
  consents: consentsOf({ clientKind: 'business', tkgSize: 'other' }, { paymentMethod: 'debit' }),
  hasMandate: true,
  signatureModes: ['upload', 'drawn', 'link'],
};
const declared = Object.fromEntries(order.consents.map(({ key }) => [key, true]));
const renders = {
  mode: 'drawn',
  image: 'aGFsbG8=',
  mandateImage: 'aGFsbG8=',
  place: 'Berlin',
  date: '2026-11-20',
  signer: 'Anna Probst',
};
const whole = { ...declared, ...renders, confirmedWarnings: ['customerId'] };
const faultsIn = (input: object, change: Partial<WizardCase> = {}) =>
  wizardFaults({ ...input }, { ...order, ...change }).map(({ path }) => path);

test.each([
  ['everything given', {}, {}, []],
  ['something open in the draft', {}, { blocking: 2 }, ['findings']],
  ['a warning nobody has read', { confirmedWarnings: [] }, {}, ['confirmedWarnings']],
  ['a declaration missing', { consentSepa: false }, {}, ['consentSepa']],
  ['no way of signing chosen', { mode: '' }, {}, ['mode']],
  ['nothing drawn', { image: '', mandateImage: '' }, {}, ['image', 'mandateImage']],
  ['no mandate asked for and none drawn', { mandateImage: '' }, { hasMandate: false }, []],
  ['no place and day', { place: ' ', date: '' }, {}, ['place', 'date']],
  ['uploaded without a file', { mode: 'upload', signedFiles: [] }, {}, ['signedFiles']],
  ['a link without an address', { mode: 'link', email: 'nobody' }, {}, ['email']],
])('§order-submission the wizard with %s', (_case, input, change, faults) => {
  expect(faultsIn({ ...whole, ...input }, change)).toEqual(faults);
});

test('§order-submission only what belongs to the chosen way of signing is sent', () => {
  const drawings = { image: 'first', mandateImage: 'second' };
  const link = { ...whole, mode: 'link', email: 'a@example.com', signedFiles: ['x'] };
  const sent = submissionOf(link, order, drawings);
  expect(submissionOf(whole, order, drawings).signature).toMatchObject(drawings);
  expect(submissionOf(whole, { ...order, hasMandate: false }, drawings).signature).not.toHaveProperty('mandateImage');
  expect(sent).toEqual({
    consents: declared,
    confirmedWarnings: ['customerId'],
    signature: { mode: 'link', email: 'a@example.com', signer: 'Anna Probst' },
  });
});

test.each([
  ['consents.consentTerms', 'consentTerms'],
  ['signature.mandateImage', 'mandateImage'],
  ['signature', 'findings'],
  ['emergencyAddr.zip', 'findings'],
])('§order-submission what the server finds at %s stands at %s', (path, field) =>
  expect(wizardField(path)).toBe(field),
);

test.each([
  ['everything given', {}, {}, []],
  ['no declaration', Object.fromEntries(order.consents.map(({ key }) => [key, false])), {}, ['consents 5']],
  ['one declaration left', { consentCredit: false }, {}, ['consentCredit 1']],
  ['gaps in the draft and no mandate', { mandateImage: '' }, { blocking: 3 }, ['findings 3', 'mandateImage 1']],
])('§order-submission the steps that are left with %s', (_case, input, change, steps) => {
  const left = openSteps({ ...whole, ...input }, { ...order, ...change });
  expect(left.map(({ name, count }) => `${name} ${count}`)).toEqual(steps);
});
