import { describe, expect, test } from 'vitest';
import type { NumberRange } from '#contract/wholesale/number-range.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import { portingForm } from '#domain/wholesale/porting/porting-form.ts';
import { type PortingContext, preflight } from '#domain/wholesale/porting/preflight.ts';
import words from '#i18n/de/porting.json' with { type: 'json' };
import faultTexts from '#i18n/de/validation.json' with { type: 'json' };

const address = { street: 'Beispielstraße', houseNumber: '12', zip: '10115', city: 'Berlin' };
const customer = {
  state: 'active',
  companyName: 'Möbelhaus Probstfeld GmbH',
  address,
};
const existing: PortingContext = {
  today: '2026-11-23',
  holidays: new Set<string>() as never,
  customer: { isArchived: false, data: customer },
  account: { customerId: 'c', isEnded: false },
  open: [],
  held: [],
};
const company = (name: string, companyAddition = '') => ({
  holder: { kind: 'company', company: name, ...(companyAddition && { companyAddition }) },
});
const request = {
  customerId: 'c',
  sipAccountId: 'a',
  connectionKind: 'single',
  businessCase: 'VA-KUE-MRN',
  ...company('Möbelhaus Probstfeld GmbH'),
  holderAddr: address,
  singles: [{ onkz: '30', number: '23125700' }],
  allNumbers: true,
  desiredDate: '2026-12-07',
  invoiceFile: [{ id: 'f' }],
};
const line = (from: string, to: string, more: object = {}) => ({
  connectionKind: 'block',
  singles: [],
  onkz: '30',
  ddiBase: '231254',
  attendant: '0',
  blocks: [{ from, to }],
  ...more,
});
const messageOf = (faults: readonly { path: string; key: string }[]) => faults.map(({ path, key }) => `${path} ${key}`);
const findings = (changed: object, beside: Partial<PortingContext> = {}) => {
  const { blocking, warnings } = preflight({ ...request, ...changed }, { ...existing, ...beside });
  return { blocking: messageOf(blocking), warnings: messageOf(warnings) };
};
const block: NumberRange = { kind: 'block', onkz: '30', ddiBase: '231254', attendant: '0', from: '00', to: '99' };

describe('§porting what carriers refuse a request for', () => {
  test('the form says of the invoice what the check says', () => {
    expect(findings({ invoiceFile: [] }).warnings).toEqual(['invoiceFile preflightInvoice']);
    expect(fieldsOf(portingForm)['invoiceFile']).toMatchObject({ hint: 'porting:invoiceFileHint' });
    expect(faultTexts.preflightInvoice).toContain('zwei Werktagen');
    expect(words.invoiceFileHint).toContain('zwei Werktagen');
  });

  test('nothing is said of a request that is right', () => {
    expect(findings({})).toEqual({ blocking: [], warnings: [] });
    expect(findings(line('00', '99'))).toEqual({ blocking: [], warnings: [] });
  });

  test.each([
    [company('Möbelhaus Probstfeld GmbH'), []],
    [company('Möbelhaus Probstfeld', 'GmbH'), []],
    [company('Moebelhaus Probstfeld GmbH'), ['holder.company preflightHolder']],
    [company('Anderes Haus GmbH'), ['holder.company preflightHolder']],
    [company('Möbelhaus Probstfeld'), ['holder.company preflightNoLegalForm']],
    [company('Möbelhaus Probstfeld AG'), ['holder.company preflightLegalForm']],
    [{ holder: { kind: 'person', firstName: 'Maren', lastName: 'Holt' } }, []],
  ])('the holder %j is compared with the customer', (holder, warnings) => {
    expect(findings(holder).warnings).toEqual(warnings);
  });

  test.each([
    [{ street: 'Beispielstr.' }, []],
    [{ street: 'BEISPIELSTRASSE' }, []],
    [{ houseNumber: '12 a' }, ['holderAddr.street preflightAddress']],
    [{ zip: '10117' }, ['holderAddr.street preflightAddress']],
    [{ street: 'Musterweg' }, ['holderAddr.street preflightAddress']],
  ])('the address of the line with %j is compared with that of the customer', (changed, warnings) => {
    expect(findings({ holderAddr: { ...address, ...changed } }).warnings).toEqual(warnings);
  });

  test.each([
    ['an attendant outside', line('10', '99', { attendant: '0', allNumbers: false }), 'attendant preflightAttendant'],
    [
      'a gap',
      line('00', '09', {
        blocks: [
          { from: '00', to: '09' },
          { from: '20', to: '99' },
        ],
      }),
      'blocks preflightGap',
    ],
    ['a part called the whole', line('00', '49'), 'allNumbers preflightPartial'],
    ['a part', line('00', '49', { allNumbers: false }), 'blocks preflightRest'],
    [
      'an own termination',
      { alreadyTerminated: true, terminationDate: '2026-12-31' },
      'businessCase preflightOwnTermination',
    ],
    [
      'a day after the end',
      { alreadyTerminated: true, terminationDate: '2026-11-30' },
      'desiredDate preflightAfterEnd',
    ],
    ['no copy of the invoice', { invoiceFile: [] }, 'invoiceFile preflightInvoice'],
    [
      'ten single numbers in a row',
      { singles: Array.from({ length: 10 }, (_one, n) => ({ onkz: '30', number: `2312570${n}` })) },
      'connectionKind preflightLooksLikeBlock',
    ],
  ])('%s is a warning', (_name, changed, warning) => {
    const { blocking, warnings } = findings(changed);
    expect(blocking).toEqual([]);
    expect(warnings).toContain(warning);
  });

  test.each<[string, Partial<PortingContext>, string[]]>([
    ['a customer that is gone', { customer: undefined }, ['customerId choose']],
    ['an archived customer', { customer: { isArchived: true, data: customer } }, ['customerId choose']],
    [
      'a locked customer',
      { customer: { isArchived: false, data: { ...customer, state: 'locked' } } },
      ['customerId customerLocked'],
    ],
    ['an account that has ended', { account: { customerId: 'c', isEnded: true } }, ['sipAccountId choose']],
    ['an account of somebody else', { account: { customerId: 'x', isEnded: false } }, ['sipAccountId choose']],
    ['another request', { open: [{ number: 'R-000007', ranges: [block] }] }, ['singles preflightOpen:R-000007']],
    ['numbers that are here already', { held: [block] }, ['singles preflightHeld:+49 30 23125417']],
  ])('%s keeps it from being sent', (_name, beside, blocking) => {
    const inside = { singles: [{ onkz: '30', number: '23125417' }] };
    expect(findings(inside, beside).blocking).toEqual(blocking);
  });
});
