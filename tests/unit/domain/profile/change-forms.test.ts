import { describe, expect, test } from 'vitest';
import { changeTypes, requestStates } from '#contract/profile/change-request.ts';
import type { OrganisationData, PartnerContact } from '#contract/profile/organisation.ts';
import { fieldsOf, scopeOf, sourcesOf } from '#domain/form/conditions.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { applyChange, beforeChange, keptValues, needsTwo, oldAddresses } from '#domain/profile/apply-change.ts';
import { changeForms } from '#domain/profile/change-forms.ts';
import { areasIn, profileCompleteness, profileParts } from '#domain/profile/partner-form.ts';
import { mayMove, requestMoves } from '#domain/profile/request-states.ts';
import { browserVerdict, nearlyRight, random, serverVerdict } from '../form/any-input.ts';

const contactOf = (id: string, isMain: boolean): PartnerContact => ({
  id,
  person: { salutation: '1', firstName: 'Jens', lastName: id, phone: '+493023125300', email: `${id}@example.com` },
  department: 'sales',
  isMain,
  getsCommission: false,
  getsNewsletter: false,
});
const address = { street: 'Beispielallee', houseNumber: '12', zip: '10115', city: 'Berlin', country: 'DE' };
const organisation: OrganisationData = {
  companyName: 'Sommer Telekom GmbH',
  address,
  owners: 'Petra Sommer',
  email: 'kontakt@example.com',
  bank: { accountHolder: 'Sommer Telekom GmbH', iban: 'DE02120300000000202051' },
  contacts: [contactOf('main', true), contactOf('other', false)],
};
const voNumbers = [{ vo: 'VO10023', operator: 'VIERFUNK', label: '', state: 'active' }];
const context = { today: '2026-11-23', holidays: {}, organisation, voNumbers };

const person = {
  salutation: '2',
  firstName: 'Nora',
  lastName: 'Feld',
  phone: '030 23125 345',
  email: 'nora@example.com',
};
const newIban = 'DE89370400440532013000';
const right = {
  'etc.contact': {
    action: 'change',
    contactId: 'other',
    person,
    department: 'sales',
    isMain: true,
    portalAccess: true,
    portalRoles: ['sales'],
    effectiveOn: '2026-12-01',
    consent: true,
  },
  'etc.company': {
    changeTypes: [...changeTypes],
    companyName: 'Winter Telekom GmbH',
    legalForm: 'GMBH',
    registerCourt: 'Berlin',
    registerType: 'HRB',
    registerNumber: '900101 B',
    proofCompany: ['f1'],
    address: { ...address, houseNumber: '14' },
    proofAddress: ['f2'],
    owners: 'Jens Winter',
    phone: '030 23125 300',
    email: 'neu@example.com',
    bank: { accountHolder: 'Winter Telekom GmbH', iban: newIban, ibanRepeat: newIban },
    proofBank: ['f3'],
    vatId: 'DE999999987',
    taxNumber: '27/123/45678',
    proofTax: ['f4'],
    voKind: 'move',
    voNumber: 'VO10023',
    voOperator: 'VIERFUNK',
    voReason: 'Umzug der Filiale',
    dpo: { name: 'Dr. Wolff', email: 'dpo@example.com' },
    effectiveOn: '2026-12-01',
    confirmed: true,
  },
  'etc.partner': {
    companyName: 'Sommer Telekom',
    address,
    focus: ['mobile'],
    wantsLeads: true,
    maxLeads: '10',
    zipAreas: '10, 12',
    shortText: 'Kurz.',
  },
} as const;
const types = ['etc.contact', 'etc.company', 'etc.partner'] as const;

describe.each(types)('§change-requests %s', (type) => {
  const { form, contract } = changeForms[type];
  const fields = fieldsOf(form);

  test('browser and server give 1,000 random inputs the same verdict for each field', async () => {
    const next = random(type.length);
    const judge = browserVerdict(form, contract, context);
    const verdicts = { taken: 0, refused: 0 };
    for (let run = 0; run < 1000; run += 1) {
      const values = nearlyRight(fields, right[type], next, run % 2 > 0 ? 0.02 : 0.4);
      const browser = await judge(values);
      expect(serverVerdict(form, contract, context, requestOf(form, values)), JSON.stringify(values)).toEqual(browser);
      verdicts[Object.keys(browser).length > 0 ? 'refused' : 'taken'] += 1;
    }
    expect(verdicts.taken).toBeGreaterThan(50);
    expect(verdicts.refused).toBeGreaterThan(50);
  });

  test('every condition names a field of the form', () => {
    const root = scopeOf(fields, {});
    for (const [name, { when }] of Object.entries(fields))
      if (when) expect(sourcesOf(when, root), name).not.toEqual([]);
  });
});

const verdictOn = (type: (typeof types)[number], change: object) => {
  const { form, contract } = changeForms[type];
  return serverVerdict(form, contract, context, requestOf(form, { ...right[type], ...change }));
};

test.each([
  [
    'a mail address of another contact',
    { person: { ...person, email: 'MAIN@example.com' } },
    { 'person.email': 'contactMailTaken' },
  ],
  ['its own mail address', { person: { ...person, email: 'other@example.com' } }, {}],
  ['the last main contact who is to be none', { contactId: 'main', isMain: false }, { isMain: 'lastMainContact' }],
  ['the last main contact who is to go', { action: 'remove', contactId: 'main' }, { contactId: 'lastMainContact' }],
  ['somebody else who is to go', { action: 'remove' }, {}],
  ['a contact that nobody has', { contactId: 'nobody' }, { contactId: 'choose' }],
  ['a day that is over', { effectiveOn: '2026-11-22' }, { effectiveOn: 'inPast' }],
  ['today', { effectiveOn: '2026-11-23' }, {}],
  ['a day too far', { effectiveOn: '2027-11-24' }, { effectiveOn: 'effectiveAhead:365' }],
  ['no consent', { consent: false }, { consent: 'personConsent' }],
  ['no way to call', { person: { ...person, phone: '' } }, { 'person.phone': 'phoneOrMobile' }],
])('§change-requests a contact request with %s', (_what, change, faults) => {
  expect(verdictOn('etc.contact', change)).toEqual(faults);
});

const bank = { accountHolder: 'Winter', iban: newIban, ibanRepeat: newIban };
test.each([
  ['nothing chosen', { changeTypes: [] }, { changeTypes: 'choose' }],
  [
    'two different IBANs',
    { bank: { ...bank, ibanRepeat: 'DE02500105170137075030' } },
    { 'bank.ibanRepeat': 'ibanMismatch' },
  ],
  ['the same IBAN with blanks', { bank: { ...bank, ibanRepeat: 'de89 3704 0044 0532 0130 00' } }, {}],
  [
    'a foreign IBAN without BIC',
    { bank: { ...bank, iban: 'AT611904300234573201', ibanRepeat: 'AT611904300234573201' } },
    { 'bank.bic': 'bicAbroad' },
  ],
  ['no proof', { proofBank: [] }, { proofBank: 'noFile' }],
  ['the address of before', { address }, { address: 'unchanged' }],
  ['the owner of before', { owners: ' petra  sommer ' }, { owners: 'unchanged' }],
  ['no authority', { confirmed: false }, { confirmed: 'given' }],
  ['a VO number that nobody has', { voNumber: 'VO99999' }, { voNumber: 'choose' }],
  ['an owner alone', { changeTypes: ['owner'] }, {}],
])('§change-requests a company request with %s', (_what, change, faults) => {
  expect(verdictOn('etc.company', change)).toEqual(faults);
});

test('§change-requests a stored request has no proofs and shows the old account masked', () => {
  const values = keptValues(right['etc.company']);
  expect(Object.keys(values).filter((name) => /proof|confirmed|effectiveOn/.test(name))).toEqual([]);
  expect(values['bank']).toEqual({ accountHolder: 'Winter Telekom GmbH', iban: newIban });
  expect(values['phone']).toBe('+493023125300');
  expect(beforeChange('etc.company', values, organisation)['bank']).toMatchObject({ iban: 'DE** **** … 2051' });
});

test('§change-requests a change touches what it is about and nothing else', () => {
  const next = random(7);
  for (let run = 0; run < 200; run += 1) {
    const chosen = changeTypes.filter(() => next() < 0.4);
    const values = keptValues(
      requestOf(changeForms['etc.company'].form, { ...right['etc.company'], changeTypes: chosen }),
    );
    const changed = applyChange('etc.company', organisation, values, 'new');
    expect(changed.contacts).toBe(organisation.contacts);
    expect(changed.bank?.iban).toBe(chosen.includes('bank') ? newIban : organisation.bank?.iban);
    expect(changed.owners).toBe(chosen.includes('owner') ? 'Jens Winter' : organisation.owners);
    expect(changed.companyName).toBe(chosen.includes('company') ? 'Winter Telekom GmbH' : organisation.companyName);
    expect(needsTwo('etc.company', values)).toBe(chosen.includes('bank'));
    const isTold = chosen.includes('bank') || chosen.includes('contact');
    expect(oldAddresses('etc.company', values, organisation)).toEqual(isTold ? ['kontakt@example.com'] : []);
  }
});

test('§change-requests a new mail address is announced to the old one', () => {
  const change = { action: 'change', contactId: 'other', person };
  expect(oldAddresses('etc.contact', change, organisation)).toEqual(['other@example.com']);
  expect(oldAddresses('etc.contact', { ...change, person: { email: 'OTHER@example.com' } }, organisation)).toEqual([]);
});

test('§change-requests a request that is effective, refused or withdrawn stays so', () => {
  for (const state of ['effective', 'rejected', 'withdrawn'] as const)
    for (const event of Object.keys(requestMoves) as (keyof typeof requestMoves)[])
      expect(mayMove(event, state), `${event} ${state}`).toBe(false);
  expect(requestStates).toHaveLength(6);
});

test('§change-requests the completeness of a profile counts its eight parts in equal steps', () => {
  const full = {
    ...right['etc.partner'],
    focus: [...right['etc.partner'].focus],
    phone: '1',
    email: 'a@b.de',
    website: 'https://a.de',
  };
  expect(profileCompleteness(full)).toEqual({ percent: 100, missing: [] });
  expect(profileCompleteness()).toEqual({ percent: 0, missing: profileParts });
  for (const part of profileParts) {
    const { [part]: _gone, ...rest } = full;
    expect(profileCompleteness(rest)).toEqual({ percent: 87, missing: [part] });
  }
  expect(profileCompleteness({ ...full, shortText: '  ', focus: [] }).missing).toEqual(['focus', 'shortText']);
});

test.each([
  ['10, 12;20095', ['10', '12', '20095']],
  [' 1 ', ['1']],
  ['', []],
])('§change-requests postcode areas are read from %j', (typed, areas) => {
  expect(areasIn(typed)).toEqual(areas);
});
