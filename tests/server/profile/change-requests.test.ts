import { afterEach, beforeEach, expect, test } from 'vitest';
import { maskedIban } from '#contract/bank.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { day, openPortal, type Portal } from '../support/portal.ts';
import { bankWish, contactWish, newIban, nextWeek, organisationOf, proofOf, secondEmployee } from './profile-calls.ts';

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

test('§change-requests an approved contact appears by itself on its day, with an activity', async () => {
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

test('§change-requests bank data need two employees, and the first cannot approve twice', async () => {
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
  // The previous mail address is told when the change is requested and when it takes effect.
  const notice = await mailsTo(before.email);
  expect(notice).toHaveLength(2);
  for (const mail of await portal.mails()) expect(mail.replace(/\s/g, '')).not.toContain(newIban);
});

test('§change-requests two approvals at once count once for one employee, twice for two', async () => {
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

test('§change-requests employees cannot approve their own requests', async () => {
  const { id } = await staff.create('etc.contact', contactWish(portal, 'own@sommer-telekom.example.com'));
  expect((await decide(staff, id)).json()._errorMessage).toBe('Über den eigenen Antrag entscheidet jemand anderes.');
  expect((await decide(await secondEmployee(portal), id)).statusCode).toBe(200);
});

test('§change-requests bank data need a password proof, valid once, for its owner and 5 minutes', async () => {
  const wish = (passwordProof: string | undefined) => bankWish(portal, partner, { passwordProof });
  const refusal = { passwordProof: 'passwordProof' };
  expect(await faultsOf(partner.tryCreate('etc.company', await wish(undefined)))).toEqual(refusal);
  expect(await faultsOf(partner.tryCreate('etc.company', await wish(await proofOf(colleague))))).toEqual(refusal);
  const used = await proofOf(partner);
  expect((await partner.tryCreate('etc.company', await wish(used))).statusCode).toBe(201);
  expect(await faultsOf(partner.tryCreate('etc.company', await wish(used)))).toEqual(refusal);
  const old = await proofOf(partner);
  portal.pass(5 * 60_000);
  expect(await faultsOf(partner.tryCreate('etc.company', await wish(old)))).toEqual(refusal);
  const wrong = await partner.post('/password/proof', { current: 'falsch' });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { current: 'passwordWrong' }]);
});

test('§change-requests full bank data appear only in the request, and only for employees', async () => {
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

test('§change-requests bank data and users are for admin partners; requests for who made them', async () => {
  const plain = await engineCalls(portal, '1003/etc.papers', '1003');
  const observe = (await plain.get('/foundation/1003/profile')).json();
  expect(Object.keys(observe)).toEqual(['organisation']);
  expect(observe.organisation.bank).toBeUndefined();
  const other = await engineCalls(portal, '1003/etc.statement', '1003');
  const { id } = await plain.create('etc.contact', contactWish(portal, 'papers@nordlicht.example.com'));
  expect([await plain.status(id), await other.status(id)]).toEqual([200, 404]);
  expect((await other.list('etc.contact')).total).toBe(0);
});
