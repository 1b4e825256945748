import { afterEach, beforeEach, expect, test } from 'vitest';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';
import { bankWish, contactWish, newIban, nextWeek, organisationOf, removal } from './profile-calls.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
beforeEach(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff');
});
afterEach(() => portal.close());

const faultsOf = async (answer: ReturnType<EngineCalls['tryCreate']>) => (await answer).json().fields;
const decide = (calls: EngineCalls, id: string, approve = true) =>
  calls.act(id, 'decide', { approve, ...(!approve && { reason: 'Der Nachweis fehlt.' }) });
const stateOf = async (id: string) => (await staff.read(id)).data['state'];
const withoutPending = async (type: string) => {
  const { items } = await partner.list(type);
  for (const { id, value2 } of items)
    if (value2 === 'submitted' || value2 === 'inReview') await partner.done(id, 'withdraw');
};

test('§change-requests a mail address names one contact, also in requests that race', async () => {
  const copy = contactWish(portal, 'Jens.Winter@Sommer-Telekom.example.com');
  expect(await faultsOf(partner.tryCreate('etc.contact', copy))).toEqual({ 'person.email': 'contactMailTaken' });
  const wish = contactWish(portal, 'race@sommer-telekom.example.com');
  const answers = await Promise.all([1, 2, 3, 4].map(() => partner.tryCreate('etc.contact', wish)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400]);
  expect(answers.flatMap((one) => one.json().fields ?? [])).toEqual(
    Array.from({ length: 3 }, () => ({ 'person.email': 'contactMailRequested' })),
  );
});

test('§change-requests the last main contact stays, whichever of two requests comes first', async () => {
  expect(await faultsOf(partner.tryCreate('etc.contact', removal(portal, 'petra-sommer')))).toEqual({
    contactId: 'lastMainContact',
  });
  const isKnown = (await organisationOf(partner)).contacts.find(({ id }) => id === 'jens-winter');
  const { id: _id, ...winter } = isKnown ?? { id: '' };
  const promoted = { ...winter, action: 'change', contactId: 'jens-winter', isMain: true, consent: true };
  const { id } = await partner.create('etc.contact', { ...promoted, effectiveOn: berlinDay(portal.now()) });
  await decide(staff, id);
  await runDue(portal.services);
  const both = await Promise.all(
    ['petra-sommer', 'jens-winter'].map((contact) => partner.create('etc.contact', removal(portal, contact))),
  );
  await Promise.all(both.map((request) => decide(staff, request.id)));
  await Promise.all([runDue(portal.services), runDue(portal.services)]);
  const states = await Promise.all(both.map((request) => stateOf(request.id)));
  expect(states.sort()).toEqual(['effective', 'rejected']);
  expect((await organisationOf(partner)).contacts.filter(({ isMain }) => isMain)).toHaveLength(1);
  const refusal = await staff.list('etc.contact', { search: 'value2:rejected', _sort: '-modified' });
  expect((await staff.read(refusal.items[0]?.id ?? '')).data['decisions']).toMatchObject([
    { approve: true },
    {
      approve: false,
      by: 'Portal',
      reason: 'Ein Hauptansprechpartner muss bleiben. Bitte benennen Sie zuerst einen anderen.',
    },
  ]);
});

test('§change-requests a change that is past, unproven or without effect is refused at its field', async () => {
  const yesterday = berlinDay(portal.now() - day);
  expect(
    await faultsOf(partner.tryCreate('etc.company', await bankWish(portal, partner, { effectiveOn: yesterday }))),
  ).toEqual({ effectiveOn: 'inPast' });
  expect(await faultsOf(partner.tryCreate('etc.company', await bankWish(portal, partner, { proofBank: [] })))).toEqual({
    proofBank: 'noFile',
  });
  const unlike = { accountHolder: 'Sommer', iban: newIban, ibanRepeat: 'DE02500105170137075030' };
  expect(await faultsOf(partner.tryCreate('etc.company', await bankWish(portal, partner, { bank: unlike })))).toEqual({
    'bank.ibanRepeat': 'ibanMismatch',
  });
  const same = { changeTypes: ['owner'], owners: 'Petra Sommer', effectiveOn: nextWeek(portal), confirmed: true };
  expect(await faultsOf(partner.tryCreate('etc.company', same))).toEqual({ owners: 'unchanged' });
});

test('§change-requests proofs are kept by kind, and old and new values stay readable', async () => {
  const { id } = await partner.create('etc.company', {
    changeTypes: ['address', 'owner'],
    address: { street: 'Neue Straße', houseNumber: '5', zip: '10117', city: 'Berlin', country: 'DE' },
    proofAddress: [await partner.upload('Gewerbe.pdf', pdf())],
    owners: 'Petra Sommer, Jens Winter',
    effectiveOn: berlinDay(portal.now()),
    confirmed: true,
  });
  expect((await partner.filesOf(id)).json().items).toMatchObject([
    { name: 'Gewerbe.pdf', description: 'Gewerbeummeldung' },
  ]);
  await decide(staff, id);
  await runDue(portal.services);
  expect((await partner.read(id)).data).toMatchObject({
    state: 'effective',
    before: { owners: 'Petra Sommer', address: { street: 'Beispielallee' } },
    values: { owners: 'Petra Sommer, Jens Winter' },
  });
});

test('§change-requests a profile is one request at a time and takes effect once it is approved', async () => {
  const profile = {
    companyName: 'Sommer Telekom',
    address: { street: 'Beispielallee', houseNumber: '12', zip: '10115', city: 'Berlin', country: 'DE' },
    zipAreas: '10,12 , 10',
    shortText: 'Wir beraten Gewerbe in Berlin.',
  };
  expect(await faultsOf(partner.tryCreate('etc.partner', profile))).toEqual({ companyName: 'profileRequested' });
  await withoutPending('etc.partner');
  const { id } = await partner.create('etc.partner', profile);
  await decide(staff, id);
  await runDue(portal.services);
  expect((await organisationOf(partner)).profile).toMatchObject({ zipAreas: '10, 12', shortText: profile.shortText });
});

test('§change-requests the first change creates the record of an organisation without one', async () => {
  const plain = await engineCalls(portal, '2002/spws.user', '2002');
  const there = await engineCalls(portal, '9001/etc.staff', '2002');
  const wish = contactWish(portal, 'nora.feld@example.com', { isMain: true });
  const { id } = await plain.create('etc.contact', wish);
  await decide(there, id);
  await runDue(portal.services);
  expect((await plain.get('/foundation/2002/profile')).json().organisation).toMatchObject({
    companyName: 'Anders Kommunikation',
    contacts: [{ isMain: true, person: { lastName: 'Feld' } }],
  });
});
