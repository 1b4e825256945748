import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServiceType } from '#contract/wholesale/service.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { runDue } from '#server/records/engine/run-due.ts';
import { type Answered, type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { minute, openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
let partner: EngineCalls;
let customerId: string;
let account: Answered;
let number: string;
beforeEach(async () => {
  portal = await openPortal();
  await signIn();
  const [first] = (await partner.list('ws.sip', { _sort: 'value1' })).items;
  if (!first) throw new Error('the demo has no accounts');
  account = await partner.read(first.id);
  customerId = String(account.data['customerId']);
  number = String(account.data['mainNumber']);
});
afterEach(() => portal.close());

async function signIn() {
  partner = await engineCalls(portal, '2001/ws.user', '2001');
}
/** Later, with what fell due meanwhile done. */
async function at(moment: number) {
  portal.pass(moment - portal.now());
  await runDue(portal.services);
  await signIn();
}
const order = (serviceType: ServiceType, fields: object = {}) =>
  partner.tryCreate('ws.service', { customerId, serviceType, start: 'asap', priceConfirmed: true, ...fields });
const ordered = async (serviceType: ServiceType, fields: object = {}): Promise<Answered> => {
  const answer = await order(serviceType, fields);
  expect(answer.json()).not.toHaveProperty('_error');
  return answer.json();
};
const trunk = { label: 'Lager Nord', accountType: 'trunk', channels: '6', site: 'Zentrale' };
const processesOf = async (id: string) => (await partner.list('ws.process', { search: `value7:${id}` })).items;

test('§services a trunk creates an account with the customer’s name, which the clock sets up', async () => {
  const { id, data } = await ordered('sipTrunk', trunk);
  expect(data).toMatchObject({ state: 'ordered', quantity: 6, price: { monthly: 1080, oneOff: 0 } });
  const sipAccountId = String(data['sipAccountId']);
  const record = await partner.read(sipAccountId);
  expect(record.data).toMatchObject({ sipUser: 'w4100123-03', state: 'inSetup', maxChannels: 6, label: 'Lager Nord' });
  // Rescuers go where the site's own emergency address is.
  expect(record.data['emergencyAddr']).toMatchObject({ houseNumber: '14' });
  expect(record.data).not.toHaveProperty('passwordSetAt');
  expect(await processesOf(id)).toMatchObject([{ value1: 'serviceAdd', value4: 'running' }]);
  await at(portal.now() + minute);
  expect((await partner.read(id)).data['state']).toBe('active');
  expect((await partner.read(sipAccountId)).data['state']).toBe('active');
  expect(await processesOf(id)).toMatchObject([{ value4: 'done' }]);
});

test('§services each kind of service is ordered, and changes its account on its first day only', async () => {
  const { id } = account;
  const startDate = '2026-11-30';
  const later = { start: 'date', startDate, account: id };
  await ordered('channels', { ...later, delta: '5' });
  await ordered('encryption', later);
  await ordered('barring', { ...later, barring: ['0137', 'abroad'] });
  const { data } = await ordered('staticIp', { ...later, staticIps: [{ ip: '198.51.100.9' }] });
  expect(data).toMatchObject({ price: { oneOff: 1900, monthly: 400 }, begin: startDate, termEnd: '2026-12-30' });
  await ordered('fax2mail', { number, email: 'fax@example.com' });
  await ordered('directory', { number, entryName: 'Probstfeld, Möbel' });
  await at(berlinMoment(startDate) - minute);
  expect((await partner.read(id)).data).toMatchObject({
    maxChannels: account.data['maxChannels'],
    barring: ['0900', 'outsideEu'],
  });
  await at(berlinMoment(startDate));
  expect((await partner.read(id)).data).toMatchObject({
    maxChannels: Number(account.data['maxChannels']) + 5,
    transport: 'TLS',
    srtp: true,
    barring: ['0137', 'abroad'],
    regMode: 'static',
    regState: 'static',
    staticIps: [{ ip: '198.51.100.9' }],
  });
});

test.each<[ServiceType, object, object]>([
  ['sipTrunk', { ...trunk, channels: '481' }, { channels: 'between:1:480' }],
  ['sipTrunk', { ...trunk, site: 'Mond' }, { site: 'choose' }],
  ['sipTrunk', { ...trunk, priceConfirmed: false }, { priceConfirmed: 'given' }],
  ['sipTrunk', { ...trunk, start: 'date', startDate: '2026-11-22' }, { startDate: 'leadTime:1' }],
  ['channels', { account: 'none', delta: '2' }, { account: 'choose' }],
  ['channels', { delta: '2' }, { account: 'choose' }],
  ['fax2mail', { number: '+49301', email: 'fax@example.com' }, { number: 'choose' }],
  ['staticIp', { staticIps: [{ ip: '10.0.0.1' }] }, { 'staticIps.0.ip': 'publicIp', account: 'choose' }],
  ['numbers', {}, { serviceType: 'choose' }],
])('§services a bad order of %s names its field: %j', async (type, fields, faults) => {
  const answer = await order(type, fields);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toMatchObject(faults);
});

test('§services a locked customer orders nothing, and a foreign one is none', async () => {
  const locked = (await partner.list('ws.customer', { search: 'value4:locked' })).items[0];
  expect((await order('sipTrunk', { ...trunk, customerId: locked?.id })).statusCode).toBe(409);
  expect((await order('sipTrunk', { ...trunk, customerId: 'foreign' })).json().fields).toEqual({
    customerId: 'customerGone',
  });
});

test('§services a service that has not started is withdrawn at once, together with its account', async () => {
  const { id, data } = await ordered('sipTrunk', { ...trunk, start: 'date', startDate: '2026-12-01' });
  expect((await partner.done(id, 'cancel')).data['state']).toBe('ended');
  expect((await partner.read(String(data['sipAccountId']))).data['state']).toBe('terminated');
  expect(await processesOf(id)).toMatchObject([{ value4: 'cancelled' }]);
  expect((await partner.act(id, 'cancel')).statusCode).toBe(409);
});

test('§services a service is cancelled after its term and reverts its change at the end', async () => {
  const { id } = await ordered('channels', { account: account.id, delta: '5' });
  await at(portal.now() + minute);
  const before = Number((await partner.read(account.id)).data['maxChannels']);
  const { termEnd } = (await partner.read(id)).data as { termEnd: string };
  expect((await partner.act(id, 'cancel')).json().fields).toEqual({ until: 'required' });
  expect((await partner.act(id, 'cancel', { until: '2026-11-25' })).json().fields).toEqual({ until: 'beforeTermEnd' });
  expect((await partner.done(id, 'cancel', { until: termEnd })).data['state']).toBe('cancelled');
  expect((await processesOf(id)).map(({ value1 }) => value1).sort()).toEqual(['serviceAdd', 'serviceCancel']);
  // What cannot be taken back waits a day longer.
  await at(berlinMoment(termEnd) + 3 * 24 * 60 * minute);
  expect((await partner.read(id)).data['state']).toBe('ended');
  expect((await partner.read(account.id)).data['maxChannels']).toBe(before - 5);
});

test('§services a trunk with numbers is not cancelled: they would be lost', async () => {
  const own = (await partner.list('ws.service', { search: `value9:${account.id} value1:sipTrunk` })).items[0];
  const refusal = await partner.act(own?.id ?? '', 'cancel', { until: '2027-12-31' });
  expect(refusal.statusCode).toBe(409);
  expect(refusal.body).toContain('Rufnummern');
});

test('§services an address already in use fails the process, which can be retried or withdrawn', async () => {
  const staticIps = [{ ip: '198.51.100.7' }];
  const fields = { account: account.id, staticIps, start: 'date', startDate: '2026-12-01' };
  const { id } = await ordered('staticIp', fields);
  const others = (await partner.list('ws.sip', { search: 'value4:active value6:online' })).items;
  const other = await partner.read(others.find((one) => one.id !== account.id)?.id ?? '');
  await partner.done(other.id, 'update', { version: other.version, regMode: 'static', staticIps });

  await at(berlinMoment('2026-12-01'));
  expect((await partner.read(id)).data).toMatchObject({ state: 'ordered', failed: true });
  expect((await partner.read(account.id)).data['regMode']).toBe('registration');
  const [process] = await processesOf(id);
  expect(process).toMatchObject({ value4: 'failed' });
  expect((await partner.read(process?.id ?? '')).data['steps']).toContainEqual(
    expect.objectContaining({
      name: 'activated',
      state: 'failed',
      said: { key: 'service.failed.staticIp', values: {} },
    }),
  );
  const notify = async (_lang: string) => JSON.stringify((await partner.timeline(process?.id ?? '', { _lang })).items);
  expect(await notify('en')).toContain('Failed: Not set up: one of the IP addresses');
  expect(await notify('de')).toContain('Fehlgeschlagen: Nicht eingerichtet: Eine der IP-Adressen');
  await partner.done(process?.id ?? '', 'retry');
  await at(portal.now() + minute);
  expect(await processesOf(id)).toMatchObject([{ value4: 'failed' }]);

  const { version } = await partner.read(other.id);
  await partner.done(other.id, 'update', { version, regMode: 'registration' });
  await partner.done(process?.id ?? '', 'retry');
  await at(portal.now() + minute);
  expect((await partner.read(id)).data['state']).toBe('active');
  expect((await partner.read(account.id)).data).toMatchObject({ regMode: 'static', staticIps });
  expect(await processesOf(id)).toMatchObject([{ value4: 'done' }]);
});
