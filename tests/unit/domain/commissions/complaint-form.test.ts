import { expect, test } from 'vitest';
import type { PreparedComplaint, SuggestedClaim } from '#contract/commissions/complaint.ts';
import { rowFaults, rowsByContract } from '#domain/commissions/check-claims.ts';
import { columnsOf, complaintColumns } from '#domain/commissions/complaint-columns.ts';
import { claimsIn, complaintDefaults, complaintForm, inputForClaims } from '#domain/commissions/complaint-form.ts';
import { commonCategory, describedAs, expectedOf } from '#domain/commissions/suggest-complaint.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { sheetColumns, visibleColumns } from '#domain/form/sheet/sheet-columns.ts';
import { faultReader } from '#domain/form/sheet/sheet-faults.ts';
import { syncRows } from '#domain/form/sheet/sheet-rows.ts';

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
const captionOf = ({ kind, month }: SuggestedClaim) => `${kind} ${month}`;
const filled = (complaint: PreparedComplaint, ...typed: Record<string, unknown>[]) => {
  const defaults = complaintDefaults(complaint, captionOf);
  const rows = defaults['claims'] as Record<string, unknown>[];
  const claims = Array.from({ length: Math.max(rows.length, typed.length) }, (_, at) => ({
    ...rows[at],
    ...typed[at],
  }));
  const contact = {
    contactLastName: 'Sommer',
    contactFirstName: 'Petra',
    contactEmail: 'p@example.com',
    contactPhone: '+493023125100',
  };
  return { ...defaults, ...contact, description: 'Bitte prüfen Sie die Zeilen.', proofFiles: [], claims };
};
const verdict = (complaint: PreparedComplaint, values: Record<string, unknown>) => {
  const { form, contract } = complaintForm(complaint);
  const read = contract.safeParse(requestOf(form, values));
  const issues = read.success ? [] : read.error.issues.map(({ path, message }) => [path.join('.'), message]);
  return [...issues, ...ruleFaults(form, values, context).map(({ path, key }) => [path, key])];
};

const table = (complaint: PreparedComplaint) => complaintForm(complaint).form.sections[0].fields.claims;
const sheetOf = (complaint: PreparedComplaint, ...typed: Record<string, unknown>[]) => {
  const field = table(complaint);
  const rows = syncRows([], filled(complaint, ...typed).claims);
  const labels = { locale: 'de' as const, translate: (key: string) => key };
  const faults = faultReader()(rows, sheetColumns(field), { table: field, labels, context, outer: undefined }, '');
  const faulty = new Set([...faults.values()].flatMap((own) => [...own.keys()]));
  const columns = visibleColumns(sheetColumns(field), rows, {}, (name) => faulty.has(name));
  return { columns: columns.map(({ name }) => name), faults };
};

test('§commissions the sheet shows customer, amounts and reason, and further columns where data is missing', () => {
  const usual = ['customer', 'contract', 'received', 'expected', 'reason'];
  const whole = [...usual, 'about'];
  expect(sheetOf(prepared([claim('1')])).columns).toEqual(whole);
  expect(sheetOf(prepared([claim('1', { activated: 'bald', vo: '' })])).columns).toEqual([
    ...usual,
    'activated',
    'vo',
    'about',
  ]);
});

test('§commissions the cells of a row are judged by the template as they are typed', () => {
  const { faults } = sheetOf(prepared([claim('1', { activated: 'bald' }), claim('2')]), {}, { expected: '24,90' });
  expect(
    [...faults].map(([row, own]) => [row, [...own].map(([name, { key, isMissing }]) => [name, key, isMissing])]),
  ).toEqual([
    [
      0,
      [
        ['expected', 'required', true],
        ['activated', 'date', false],
      ],
    ],
    [1, [['expected', 'expectedMore', false]]],
  ]);
});

test('§commissions the foot adds what was received and is due, and says so while an amount is missing', () => {
  const figures = (...rows: Record<string, unknown>[]) =>
    table(prepared([]))
      .sheet.figures(rows)
      .map(({ label, cents }) => [label, cents]);
  expect(figures({ received: '24,90', expected: '1.040,00 €' }, { received: '-10', expected: '0' })).toEqual([
    ['claims.receivedSum', 1490],
    ['claims.expectedSum', 104_000],
    ['claims.difference', 102_510],
  ]);
  expect(figures({ received: '24,90', expected: '' }, { received: '', expected: '5' })).toEqual([
    ['claims.receivedSum', 2490],
    ['claims.expectedSum', 500],
    ['claims.differenceSoFar', 500],
  ]);
});

test('§commissions only papers are preselected, and the partner chooses where customer files go', () => {
  expect(complaintDefaults(prepared([claim('1')]), captionOf)['proofs']).toEqual(['statement']);
});

test('§commissions a complaint is complete with an amount due above the amount paid', () => {
  const complaint = prepared([claim('1')]);
  expect(verdict(complaint, filled(complaint))[0]).toEqual(['claims.0.expected', 'required']);
  expect(verdict(complaint, filled(complaint, { expected: '40' }))).toEqual([]);
  expect(verdict(complaint, filled(complaint, { expected: '24,90' }))).toEqual([['claims.0.expected', 'expectedMore']]);
  expect(verdict(complaint, filled(complaint, { expected: 'viel' }))).toEqual([['claims.0.expected', 'money']]);
});

test('§commissions rows that the partner types are sent beside those of lines; removed ones are not', () => {
  const complaint = prepared([claim('1'), claim('2')]);
  const typed = { ...row, contract: 'V-9', expected: '50' };
  const values = filled(complaint, { expected: '40', tariff: '' }, {}, typed);
  values.claims.splice(1, 1);
  expect(verdict(complaint, values)[0]).toEqual(['claims.0.tariff', 'required']);
  const all = { phone: '', ...row };
  expect(claimsIn(complaint, values)).toEqual([
    { of: 'line', id: '1', row: { ...all, expected: '40', tariff: '' } },
    { of: 'typed', row: { ...all, ...typed } },
  ]);
  expect(verdict(complaint, { ...values, claims: [] })).toEqual([['claims', 'required']]);
});

test('§commissions saved input follows the lines of now and keeps what was typed and removed', () => {
  const before = prepared([claim('1'), claim('2'), claim('3')]);
  const saved = filled(before, { expected: '40' }, {}, {}, { expected: '9', customer: 'Getippt' });
  saved.claims.splice(1, 1);
  const { claims, about } = inputForClaims(saved, prepared([claim('1'), claim('2'), claim('4')]), captionOf);
  expect((claims as Record<string, unknown>[]).map(({ ref, expected }) => [ref, expected])).toEqual([
    ['line:1', '40'],
    [undefined, '9'],
    ['line:4', ''],
  ]);
  expect(about).toEqual(['line:1', 'line:2', 'line:4']);
});

test('§commissions without a proof of the portal one is to be uploaded', () => {
  const complaint = prepared([claim('1')]);
  const values = { ...filled(complaint, { expected: '40' }), proofs: [] };
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
