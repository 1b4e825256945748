import { afterEach, beforeEach, expect, test } from 'vitest';
import { runDue } from '../../../server/records/run-due.ts';
import { maskedIban } from '../../../src/contract/bank.ts';
import { berlinDay } from '../../../src/domain/date/berlin-day.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';
import {
  bankWish,
  contactWish,
  newIban,
  nextWeek,
  organisationOf,
  proofOf,
  removal,
  secondEmployee,
} from './profile-calls.ts';

let portal: Portal;
let partner: EngineCalls;
let colleague: EngineCalls;
let staff: EngineCalls;
beforeEach(async () => {
  portal = await openPortal();
  partner = await engineCalls(portal, '1001/sp.admin');
  colleague = await engineCalls(portal, '1001/sp.user');
  staff = await engineCalls(portal, '9001/etc.staff');
});
afterEach(() => portal.close());

const faultsOf = async (answer: ReturnType<EngineCalls['tryCreate']>) => (await answer).json().fields;
const decide = (calls: EngineCalls, id: string, approve = true) =>
  calls.act(id, 'decide', { approve, ...(!approve && { reason: 'Der Nachweis fehlt.' }) });
const stateOf = async (id: string) => (await staff.read(id)).data['state'];
const mailsTo = async (address: string) => (await portal.mails()).filter((mail) => mail.includes(`To: ${address}`));
const withoutPending = async (type: string) => {
  const { items } = await partner.list(type);
  for (const { id, value2 } of items)
    if (value2 === 'submitted' || value2 === 'inReview') await partner.done(id, 'withdraw');
};

test('§6 an approved contact is there from its day on, by the portal itself, and the activities say so', async () => {
  const wish = contactWish(portal, 'nora.feld@sommer-telekom.example.com', { effectiveOn: nextWeek(portal) });
  const { id } = await colleague.create('etc.contact', wish);
  await decide(staff, id);
  await runDue(portal.services);
  expect((await organisationOf(partner)).contacts.map(({ person }) => person.lastName)).not.toContain('Feld');
  portal.pass(7 * day);
  partner = await engineCalls(portal, '1001/sp.admin');
  staff = await engineCalls(portal, '9001/etc.staff');
  await Promise.all([runDue(portal.services), runDue(portal.services)]);
  const { contacts } = await organisationOf(partner);
  expect(contacts.filter(({ person }) => person.lastName === 'Feld')).toHaveLength(1);
  expect(contacts.find(({ person }) => person.lastName === 'Feld')?.person.phone).toBe('+493023125345');
  expect(await stateOf(id)).toBe('effective');
  const { items } = (await partner.get('/foundation/1001/activities')).json();
  expect(items[0]).toMatchObject({ kind: 'profile.changed', actor: 'Portal' });
  expect((await partner.timeline(id)).items.map(({ kind }: { kind: string }) => kind)).toEqual([
    'profile.changed',
    'request.approved',
    'record.created',
  ]);
});

test('§6 bank data change only after a second employee approved; the first is refused with a sentence', async () => {
  await withoutPending('etc.company');
  const before = await organisationOf(partner);
  const { id } = await partner.create('etc.company', await bankWish(portal, partner));
  expect((await decide(staff, id)).json().data.state).toBe('inReview');
  const again = await decide(staff, id);
  expect([again.statusCode, again.json()._errorMessage]).toEqual([
    409,
    'Sie haben diesen Antrag schon freigegeben. Die zweite Freigabe erteilt jemand anderes.',
  ]);
  await runDue(portal.services);
  expect((await organisationOf(partner)).bank).toEqual(before.bank);
  const second = await secondEmployee(portal);
  expect((await decide(second, id)).json().data.state).toBe('approved');
  await runDue(portal.services);
  expect((await organisationOf(partner)).bank).toEqual({
    accountHolder: 'Sommer Telekom GmbH',
    iban: maskedIban(newIban),
  });
  // Whoever reads the mails of before is told when it is asked for and when it holds.
  const told = await mailsTo(before.email);
  expect(told).toHaveLength(2);
  for (const mail of await portal.mails()) expect(mail.replace(/\s/g, '')).not.toContain(newIban);
});

test('§6 one employee who approves twice at the same moment counts once; two who do count twice', async () => {
  await withoutPending('etc.company');
  const second = await secondEmployee(portal);
  const { id } = await partner.create('etc.company', await bankWish(portal, partner));
  const own = await Promise.all([decide(staff, id), decide(staff, id), decide(staff, id)]);
  expect(own.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await stateOf(id)).toBe('inReview');
  const { id: other } = await partner.create('etc.company', await bankWish(portal, partner));
  const both = await Promise.all([decide(staff, other), decide(second, other)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await stateOf(other)).toBe('approved');
});

test('§6 an employee does not approve what he asked for himself', async () => {
  const { id } = await staff.create('etc.contact', contactWish(portal, 'own@sommer-telekom.example.com'));
  expect((await decide(staff, id)).json()._errorMessage).toBe('Über den eigenen Antrag entscheidet jemand anderes.');
  expect((await decide(await secondEmployee(portal), id)).statusCode).toBe(200);
});

test('§5 bank data are sent with a proof of the password, which works once, for its owner and for five minutes', async () => {
  const wish = (passwordProof: string | undefined) => bankWish(portal, partner, { passwordProof });
  const refused = { passwordProof: 'passwordProof' };
  expect(await faultsOf(partner.tryCreate('etc.company', await wish(undefined)))).toEqual(refused);
  expect(await faultsOf(partner.tryCreate('etc.company', await wish(await proofOf(colleague))))).toEqual(refused);
  const used = await proofOf(partner);
  expect((await partner.tryCreate('etc.company', await wish(used))).statusCode).toBe(201);
  expect(await faultsOf(partner.tryCreate('etc.company', await wish(used)))).toEqual(refused);
  const old = await proofOf(partner);
  portal.pass(5 * 60_000);
  expect(await faultsOf(partner.tryCreate('etc.company', await wish(old)))).toEqual(refused);
  const wrong = await partner.post('/password/proof', { current: 'falsch' });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { current: 'passwordWrong' }]);
});

test('§6 full bank data are in no list, search, answer to partners, log or index; employees see them in the request alone', async () => {
  const { id } = await partner.create('etc.company', await bankWish(portal, partner));
  await decide(staff, id);
  const lists = await Promise.all(
    ['etc.company', 'etc.organisation'].flatMap((type) =>
      [partner, staff].flatMap((calls) => [
        calls.get('/foundation/1001/data', { query: { type } }),
        calls.get('/foundation/1001/data', { query: { type, search: newIban } }),
        calls.get('/foundation/1001/data', { query: { type, _selected: 'data,value1' } }),
      ]),
    ),
  );
  const own = await partner.get(`/foundation/1001/data/${id}`);
  for (const { body } of [...lists, own, await partner.get('/foundation/1001/profile')]) {
    expect(body).not.toContain(newIban);
    expect(body).not.toContain('DE02120300000000202051');
  }
  expect((await partner.list('etc.company', { search: newIban })).total).toBe(0);
  expect(own.json().data.values.bank.iban).toBe(maskedIban(newIban));
  expect(own.json().data.approvedBy).toBeUndefined();
  expect((await staff.read(id)).data).toMatchObject({ values: { bank: { iban: newIban } } });
  expect(
    (await (await engineCalls(portal, '1001/sp.user')).get('/foundation/1001/profile')).json().users,
  ).toBeDefined();
  expect(portal.logLines.join('')).not.toContain(newIban);
});

test('§6 bank data and users are for admin partners; requests for who made them', async () => {
  const plain = await engineCalls(portal, '1003/etc.papers', '1003');
  const seen = (await plain.get('/foundation/1003/profile')).json();
  expect(Object.keys(seen)).toEqual(['organisation']);
  expect(seen.organisation.bank).toBeUndefined();
  const other = await engineCalls(portal, '1003/etc.statement', '1003');
  const { id } = await plain.create('etc.contact', contactWish(portal, 'papers@nordlicht.example.com'));
  expect([await plain.status(id), await other.status(id)]).toEqual([200, 404]);
  expect((await other.list('etc.contact')).total).toBe(0);
});

test('§5 a mail address names one contact: of those that are there, and of requests that race', async () => {
  const taken = contactWish(portal, 'Jens.Winter@Sommer-Telekom.example.com');
  expect(await faultsOf(partner.tryCreate('etc.contact', taken))).toEqual({ 'person.email': 'contactMailTaken' });
  const wish = contactWish(portal, 'race@sommer-telekom.example.com');
  const answers = await Promise.all([1, 2, 3, 4].map(() => partner.tryCreate('etc.contact', wish)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400]);
  expect(answers.flatMap((one) => one.json().fields ?? [])).toEqual(
    Array.from({ length: 3 }, () => ({ 'person.email': 'contactMailRequested' })),
  );
});

test('§5 the last main contact stays, whichever of two requests comes first', async () => {
  expect(await faultsOf(partner.tryCreate('etc.contact', removal(portal, 'petra-sommer')))).toEqual({
    contactId: 'lastMainContact',
  });
  const known = (await organisationOf(partner)).contacts.find(({ id }) => id === 'jens-winter');
  const { id: _id, ...winter } = known ?? { id: '' };
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
  const refused = await staff.list('etc.contact', { search: 'value2:rejected', _sort: '-modified' });
  expect((await staff.read(refused.items[0]?.id ?? '')).data['decisions']).toMatchObject([
    { approve: true },
    {
      approve: false,
      by: 'Portal',
      reason: 'Ein Hauptansprechpartner muss bleiben. Bitte benennen Sie zuerst einen anderen.',
    },
  ]);
});

test('§5 a change for a day that is over, without its proof or of nothing new is refused at its field', async () => {
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

test('§3 proofs are kept by their kind, and old beside new stays readable after the change', async () => {
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

test('§3 a profile is one request at a time and takes effect once it is approved', async () => {
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

test('§3 an organisation of which nothing was known has its record with the first change', async () => {
  const plain = await engineCalls(portal, '1004/plain.user', '1004');
  const there = await engineCalls(portal, '9001/etc.staff', '1004');
  const wish = contactWish(portal, 'eva.lorenz@example.com', { isMain: true });
  const { id } = await plain.create('etc.contact', wish);
  await decide(there, id);
  await runDue(portal.services);
  expect((await plain.get('/foundation/1004/profile')).json().organisation).toMatchObject({
    companyName: '1004',
    contacts: [{ isMain: true, person: { lastName: 'Feld' } }],
  });
});
