import { describe, expect, test } from 'vitest';
import { wholesaleCustomerStates } from '#contract/wholesale/customer.ts';
import { fieldsOf } from '#domain/form/conditions.ts';
import type { Field, Fields } from '#domain/form/form-description.ts';
import { ruleFaults } from '#domain/form/form-faults.ts';
import { codesOf, requestOf } from '#domain/form/form-values.ts';
import { isCoreDataChange, isEmergencyChange } from '#domain/wholesale/customers/core-data-change.ts';
import { customerMoveNames, mayChange, mayMove, mayOrder } from '#domain/wholesale/customers/customer-moves.ts';
import { isSamePlace, numbersToReturn } from '#domain/wholesale/customers/numbers-to-return.ts';
import { addressLine, emergencyOf } from '#domain/wholesale/customers/sites.ts';
import {
  coreDataForm,
  newWholesaleCustomerContract,
  newWholesaleCustomerForm,
} from '#domain/wholesale/customers/wholesale-customer-form.ts';
import { fieldFaults } from '#server/core/field-faults.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import {
  prepareWholesaleCustomer,
  wholesaleCustomerFaults,
} from '#server/records/types/wholesale/customers/customer-data.ts';
import { wholesaleCustomers } from '#server/records/types/wholesale/customers/wholesale-customers.ts';

const context = { today: '2026-11-23', holidays: {} };
const form = newWholesaleCustomerForm;

/** Of a small generator, so that a run that fails can be repeated. */
function generator(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}
type Random = ReturnType<typeof generator>;

const texts = ['', 'Müller & Söhne GmbH', '12', '12 a', '10115', '1010', 'x@example.com', '030 23125 300', '0', 'a'];
const long = 'a'.repeat(90);

function anyAnswer(field: Field, random: Random): unknown {
  const pick = <T>(list: readonly T[]) => list[random(list.length)];
  if (field.kind === 'group') return anyAnswers(field.fields, random);
  if (field.kind === 'table') return Array.from({ length: random(4) }, () => anyAnswers(field.fields, random));
  if (field.kind === 'note') return undefined;
  if (field.kind === 'checkbox') return random(2) === 1;
  if (field.kind === 'files') return pick([[], ['a'], ['a', 'b'], ['a', 'a']]);
  if ('options' in field || 'words' in field) return pick(['', ...codesOf(field.contract), 'unknown']);
  return pick([...texts, long]);
}
const anyAnswers = (fields: Fields, random: Random): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (random(5) === 0 ? [] : [[name, anyAnswer(field, random)]])),
  );

const server = {
  ...context,
  by: { id: 'u', name: 'U', staff: false },
  now: 0,
  foundation: async () => 'Holt Voice Wholesale',
} as unknown as ActionContext;

const rulesOf = (values: Record<string, unknown>) =>
  Object.fromEntries(ruleFaults(form, values, context).map(({ path, key }) => [path, key]));

test('§7 1,000 random inputs get the same verdict from browser and server', () => {
  const random = generator(23);
  for (let run = 0; run < 1000; run += 1) {
    const sent = requestOf(form, anyAnswers(fieldsOf(form), random));
    const issues = newWholesaleCustomerContract.safeParse(sent).error?.issues ?? [];
    const inBrowser = Object.keys({ ...rulesOf(sent), ...fieldFaults(issues) }).sort();

    const parsed = wholesaleCustomers.create?.safeParse({ ...sent, type: wholesaleCustomers.type });
    const own = parsed?.success ? {} : fieldFaults(parsed?.error.issues ?? []);
    const { type: _type, proofFile: _files, endUserConsent: _consent, ...fields } = sent;
    const atServer = Object.keys({ ...wholesaleCustomerFaults(fields, server), ...own }).sort();
    expect([run, atServer]).toEqual([run, inBrowser]);
  }
});

const at = (street: string, zip: string, city: string) => ({ street, houseNumber: '1', zip, city });
const whole = {
  clientKind: 'business',
  salutation: '3',
  companyName: 'Muster GmbH',
  legalForm: 'GMBH',
  address: { ...at('Musterweg', '10115', 'Berlin'), country: 'DE' },
  supportPhone: '030 23125 399',
  sites: [{ name: 'Zentrale', address: at('Musterweg', '10115', 'Berlin') }],
  contactTech: {
    salutation: '1',
    firstName: 'Max',
    lastName: 'Muster',
    phone: '030 23125 398',
    email: 'max@muster.example.com',
  },
  proofFile: ['a'],
  endUserConsent: true,
};
const faultsOf = (fields: object) => {
  const sent = requestOf(form, { ...whole, ...fields });
  const issues = newWholesaleCustomerContract.safeParse(sent).error?.issues ?? [];
  return { ...rulesOf(sent), ...fieldFaults(issues) };
};

describe('§wholesale-customers a new customer', () => {
  test.each([
    ['all that is asked', {}, {}],
    ['no kind', { clientKind: '' }, { clientKind: 'choose' }],
    ['a company without a name', { companyName: '' }, { companyName: 'required' }],
    ['a company without a legal form', { legalForm: '' }, { legalForm: 'choose' }],
    ['a person without a name', { salutation: '2' }, { firstName: 'required', lastName: 'required' }],
    ['an Austrian address', { address: { ...whole.address, country: 'AT' } }, { 'address.zip': 'zipAbroad' }],
    ['no site', { sites: [] }, { sites: 'required' }],
    [
      'a site without a street',
      { sites: [{ name: 'Zentrale', address: { ...at('', '10115', 'Berlin') } }] },
      { 'sites.0.address.street': 'required' },
    ],
    [
      'a site abroad',
      { sites: [{ name: 'Zentrale', address: at('Musterweg', '1010', 'Wien') }] },
      { 'sites.0.address.zip': 'zip' },
    ],
    [
      'two sites of one name',
      { sites: [whole.sites[0], { ...whole.sites[0], name: 'zentrale' }] },
      { 'sites.1.name': 'duplicate' },
    ],
    [
      'an emergency address that is not given',
      { sites: [{ ...whole.sites[0], emergencyDiffers: true }] },
      {
        'sites.0.emergencyAddr.street': 'required',
        'sites.0.emergencyAddr.houseNumber': 'required',
        'sites.0.emergencyAddr.zip': 'required',
        'sites.0.emergencyAddr.city': 'required',
      },
    ],
    [
      'a technical contact whom nobody can call',
      { contactTech: { ...whole.contactTech, phone: '' } },
      { 'contactTech.phone': 'phoneOrMobile' },
    ],
    ['a support number that is none', { supportPhone: '12' }, { supportPhone: 'phone' }],
    ['no proof', { proofFile: [] }, { proofFile: 'noFile' }],
    ['no word to the end customer', { endUserConsent: false }, { endUserConsent: 'given' }],
  ])('%s', (_case, fields, expected) => {
    expect(faultsOf(fields)).toEqual(expected);
  });

  test('is asked in four steps', () => {
    expect([...new Set(form.sections.map(({ step }) => step))]).toEqual(['core', 'site', 'contact', 'check']);
  });

  test('has section 1 without what belongs to selling', () => {
    const names = Object.keys(fieldsOf(coreDataForm));
    expect(names).toEqual(
      expect.arrayContaining(
        'clientKind companyName legalForm address phone vatId registerNumber externalReference supportPhone sites contactTech contactMain note'.split(
          ' ',
        ),
      ),
    );
    expect(names).not.toEqual(expect.arrayContaining(['prospectStage', 'leadSource', 'bank']));
  });

  test('stores numbers in one notation, no hidden answers and its contract partner', async () => {
    const request = { ...whole, firstName: 'Max', type: wholesaleCustomers.type } as never;
    const snapshot = await prepareWholesaleCustomer(request, server);
    expect(snapshot).toMatchObject({ state: 'active', ekpName: 'Holt Voice Wholesale', supportPhone: '+493023125399' });
    expect(snapshot.contactTech?.phone).toBe('+493023125398');
    expect(snapshot).not.toHaveProperty('firstName');
    expect(snapshot).not.toHaveProperty('proofFile');
  });
});

describe('§wholesale-customers states', () => {
  test.each([
    ['active', ['lock', 'terminate'], true, true],
    ['locked', ['unlock', 'terminate'], true, false],
    ['terminated', [], false, false],
  ] as const)('%s', (state, moves, changes, orders) => {
    expect(customerMoveNames.filter((move) => mayMove(move, state))).toEqual(moves);
    expect([mayChange(state), mayOrder(state)]).toEqual([changes, orders]);
  });
  test('are all in the table', () => expect(wholesaleCustomerStates).toHaveLength(3));
});

describe('§wholesale-customers an address change and numbers', () => {
  test.each([
    ['Berlin', 'Berlin', true],
    ['Frankfurt am Main', 'Frankfurt', true],
    ['Frankfurt am Main', 'Frankfurt (Main)', true],
    ['Frankfurt am Main', 'Frankfurt (Oder)', false],
    ['Köln', 'KÖLN-Porz', true],
    ['Bad Homburg', 'Bad Nauheim', false],
    ['Hamburg', 'Hameln', false],
    ['Berlin', '', false],
  ])('%s and %s are one place: %s', (one, other, same) => {
    expect([isSamePlace(one, other), isSamePlace(other, one)]).toEqual([same, same]);
  });

  const berlin = { name: 'Zentrale', address: at('Musterweg', '10115', 'Berlin') };
  const hamburg = { name: 'Lager', address: at('Musterkai', '20457', 'Hamburg') };
  const suburb = { name: 'Halle', address: at('Musterring', '14513', 'Teltow') };
  const number = { title: '030 2312540', state: 'active', numberKind: 'geographic', areaName: 'Berlin' };
  const returned = (before: object[], after: object[], more: object = {}) =>
    numbersToReturn({ sites: before }, { sites: after }, [{ ...number, ...more }]).length === 1;

  test.each([
    ['a customer that moves to another network', [berlin], [hamburg], {}, true],
    ['one that moves within it', [berlin], [{ ...berlin, address: at('Anderer Weg', '13597', 'Berlin') }], {}, false],
    ['one that keeps a site there', [berlin, hamburg], [hamburg, berlin], {}, false],
    ['one that gives up its site there', [berlin, hamburg], [hamburg], {}, true],
    ['a number of the whole country', [berlin], [hamburg], { numberKind: 'national032' }, false],
    ['a number whose network nobody knows', [berlin], [hamburg], { areaName: undefined }, false],
    ['a number that was given back', [berlin], [hamburg], { state: 'terminated' }, false],
    ['a number that leaves anyway', [berlin], [hamburg], { state: 'portingOut' }, false],
    ['a number that fitted no site before', [hamburg], [suburb], {}, false],
    ['a suburb of the network, left', [suburb], [hamburg], { siteAddr: suburb.address }, true],
    ['a suburb of the network, kept', [suburb, hamburg], [suburb], { siteAddr: suburb.address }, false],
  ])('%s', (_case, before, after, more, expected) => {
    expect(returned(before, after, more)).toBe(expected);
  });

  test('rescuers are sent to the emergency address, else to the site', () => {
    expect(addressLine(emergencyOf(berlin))).toBe('Musterweg 1, 10115 Berlin');
    const differs = { ...berlin, emergencyDiffers: true, emergencyAddr: hamburg.address };
    expect(addressLine(emergencyOf(differs))).toBe('Musterkai 1, 20457 Hamburg');
    expect(addressLine(emergencyOf({ ...differs, emergencyDiffers: false }))).toBe('Musterweg 1, 10115 Berlin');
    expect(isEmergencyChange({ sites: [berlin] }, { sites: [differs] })).toBe(true);
    expect(isEmergencyChange({ sites: [berlin] }, { sites: [{ ...berlin, name: 'Anders' }] })).toBe(false);
  });

  test.each([
    [{ note: 'neu' }, false],
    [{ externalReference: 'X' }, false],
    [{ phone: '' }, false],
    [{ phone: '+493023125300' }, true],
    [{ sites: [hamburg] }, true],
  ])('%j is held fast by a process: %s', (change, expected) => {
    const before = { sites: [berlin], note: 'alt' };
    expect(isCoreDataChange(before, { ...before, ...change })).toBe(expected);
  });
});
