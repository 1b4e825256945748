import { expect, test } from 'vitest';
import type { PreparedComplaint, SuggestedClaim } from '#contract/commissions/complaint.ts';
import { rowFaults, rowsByContract } from '#domain/commissions/check-claims.ts';
import { columnsOf, complaintColumns } from '#domain/commissions/complaint-columns.ts';
import {
  claimLabels,
  claimName,
  claimsIn,
  complaintDefaults,
  complaintForm,
} from '#domain/commissions/complaint-form.ts';
import { commonCategory, describedAs, expectedOf } from '#domain/commissions/suggest-complaint.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { requestOf } from '#domain/form/form-values.ts';

const today = '2026-11-22';
const template = { title: 'Provisionsreklamation X', columns: columnsOf(complaintColumns.map(({ header }) => header)) };
const row = {
  vo: 'VO10023',
  customer: 'Bäckerei Muster',
  contract: 'V-1001',
  tariff: 'Flat L',
  activated: '01.08.2026',
  received: '24,90',
  reason: 'Provision zu niedrig',
};
const claim = (id: string, more: Partial<SuggestedClaim['row']> = {}): SuggestedClaim => ({
  id,
  of: 'line',
  month: '2026-08',
  kind: 'closing',
  row: { ...row, ...more },
});
const prepared = (claims: SuggestedClaim[], more: Partial<PreparedComplaint> = {}): PreparedComplaint => ({
  operator: 'VIERFUNK',
  category: 'tooLow',
  template,
  claims,
  proofs: [
    { id: 'statement', name: 'Abrechnungsauszug.pdf', from: 'paper', of: '' },
    { id: 'f1', name: 'Ausweis.pdf', from: 'customer', of: '1' },
  ],
  ...more,
});
const context = { today, holidays: {} as never };
const filled = (complaint: PreparedComplaint, typed: Record<string, Record<string, unknown>> = {}) => {
  const defaults = complaintDefaults(complaint, today);
  const claims = Object.fromEntries(
    Object.entries(typed).map(([id, fields]) => [claimName(id), { ...(defaults[claimName(id)] as object), ...fields }]),
  );
  const contact = {
    contactLastName: 'Sommer',
    contactFirstName: 'Petra',
    contactEmail: 'p@example.com',
    contactPhone: '+493023125100',
  };
  return { ...defaults, ...contact, description: 'Bitte prüfen Sie die Zeilen.', proofFiles: [], ...claims };
};
const verdict = (complaint: PreparedComplaint, values: Record<string, unknown>) => {
  const { form, contract } = complaintForm(complaint, today);
  const read = contract.safeParse(requestOf(form, values));
  const issues = read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message]);
  return [...issues, ...ruleFaults(form, values, context).map(({ path, key }) => [path, key])];
};

test('§commissions the form asks only for the amount due and for unknown data', () => {
  const { form } = complaintForm(prepared([claim('1', { customer: '', activated: 'bald' })]), today);
  const [first] = Object.values(form.sections[0].fields);
  expect(Object.keys((first as { fields: object }).fields)).toEqual([
    'about',
    'customer',
    'activated',
    'expected',
    'reason',
  ]);
});

test('§commissions field names are unique across lines, even for the same contract', () => {
  const of = (id: string, more: Partial<SuggestedClaim>, contract = 'V-1'): SuggestedClaim => ({
    ...claim(id, { contract }),
    ...more,
  });
  const claims = [
    of('1', { kind: 'closing' }),
    of('2', { kind: 'airtime' }),
    of('3', { kind: 'airtime', month: '2026-09' }),
    of('4', { kind: 'airtime', month: '2026-09' }),
    of('5', {}, 'V-2'),
    of('6', {}, ''),
  ];
  const words = claimLabels(claims);
  expect(claims.map(({ id }) => words.get(claimName(id)))).toEqual([
    { about: 'V-1', kind: 'closing', month: '2026-08' },
    { about: 'V-1', kind: 'airtime', month: '2026-08' },
    { about: 'V-1', kind: 'airtime', month: '2026-09', place: 1 },
    { about: 'V-1', kind: 'airtime', month: '2026-09', place: 2 },
    { about: 'V-2' },
    { about: 'Bäckerei Muster' },
  ]);
  const { form } = complaintForm(prepared(claims), today);
  const labels = Object.values(form.sections[0].fields).map(
    (group) => (group as { fields: Record<string, { label: string }> }).fields['expected']?.label,
  );
  expect(labels).toEqual(claims.map(({ id }) => `claims.expected|${claimName(id)}`));
});

test('§commissions only papers are preselected, and the partner chooses where customer files go', () => {
  expect(complaintDefaults(prepared([claim('1')]), today)['proofs']).toEqual(['statement']);
});

test('§commissions a complaint is complete with an amount due above the amount paid', () => {
  const complaint = prepared([claim('1')]);
  expect(verdict(complaint, filled(complaint))[0]).toEqual(['claim-1.expected', 'required']);
  expect(verdict(complaint, filled(complaint, { 1: { expected: '40' } }))).toEqual([]);
  expect(verdict(complaint, filled(complaint, { 1: { expected: '24,90' } }))).toEqual([
    ['claim-1.expected', 'expectedMore'],
  ]);
  expect(verdict(complaint, filled(complaint, { 1: { expected: 'viel' } }))).toEqual([['claim-1.expected', 'money']]);
});

test('§commissions a line that is left out is not judged and not sent; one must stay', () => {
  const complaint = prepared([claim('1'), claim('2')]);
  const one = filled(complaint, { 1: { expected: '40' }, 2: { include: false } });
  expect(verdict(complaint, one)).toEqual([]);
  expect(claimsIn(complaint, one)).toEqual([{ id: '1', of: 'line', row: { ...row, expected: '40' } }]);
  expect(verdict(complaint, filled(complaint, { 1: { include: false }, 2: { include: false } }))).toEqual([
    ['claim-1.include', 'claimsNone'],
  ]);
});

test('§commissions without a proof of the portal one is to be uploaded', () => {
  const complaint = prepared([claim('1')]);
  const values = { ...filled(complaint, { 1: { expected: '40' } }), proofs: [] };
  expect(verdict(complaint, values)).toEqual([['proofFiles', 'noFile']]);
});

test('§commissions the lines of one contract become one row of the template with their sums', () => {
  expect(
    rowsByContract([
      { ...row, expected: '40' },
      { ...row, contract: 'V-2', expected: '10', received: '5' },
      { ...row, contract: 'v 1001', customer: 'Anders', expected: '0', received: '-24,90', reason: 'Rückbelastung' },
      { ...row, contract: '', expected: '1' },
      { ...row, contract: '', expected: '2' },
    ]).map(({ contract, customer, expected, received, reason }) => [contract, customer, expected, received, reason]),
  ).toEqual([
    ['V-1001', 'Bäckerei Muster', '40,00', '0,00', 'Provision zu niedrig; Rückbelastung'],
    ['V-2', 'Bäckerei Muster', '10', '5', 'Provision zu niedrig'],
    ['', 'Bäckerei Muster', '1', '24,90', 'Provision zu niedrig'],
    ['', 'Bäckerei Muster', '2', '24,90', 'Provision zu niedrig'],
  ]);
});

test.each([
  ['vo', '?', 'complaintVo'],
  ['contract', '1', 'complaintContract'],
  ['phone', '12', 'phone'],
  ['activated', '32.13.2026', 'date'],
  ['activated', '01.01.2030', 'inFuture'],
  ['tariff', '', 'required'],
  ['received', 'viel', 'money'],
  ['reason', 'x'.repeat(501), 'tooLong:500'],
])('§commissions a row with %s "%s" is refused by the words of a form', (field, value, key) => {
  expect(rowFaults(template, { ...row, expected: '40', [field]: value }, today)).toContainEqual({ path: field, key });
});

test('§commissions a complaint names the statement or the statements that it is about', () => {
  const of = (month: string, kind: SuggestedClaim['of'] = 'line') => ({ ...claim(month), of: kind, month });
  expect(describedAs([of('2026-10'), of('2026-10')])).toBe('statement');
  expect(describedAs([of('2026-10'), of('2026-09')])).toBe('lines');
  expect(describedAs([of('2026-10', 'order'), of('2026-09', 'order')])).toBe('orders');
});

test('§commissions the lines determine the category, and the amount due of a chargeback is zero', () => {
  expect(commonCategory(['closing', 'chargeback', 'chargeback'])).toBe('chargeback');
  expect(commonCategory([undefined])).toBe('missing');
  expect(commonCategory(['hardware', 'closing'])).toBe('hardwareBonus');
  expect([expectedOf({ kind: 'chargeback', amount: -100 }), expectedOf({ kind: 'closing', amount: 100 })]).toEqual([
    0,
    undefined,
  ]);
});
