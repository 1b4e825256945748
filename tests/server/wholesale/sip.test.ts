import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paperPath } from '#domain/sales/orders/papers.ts';
import { type Answered, type EngineCalls, engineCalls } from '../records/engine/engine-calls.ts';
import { everyText } from '../support/every-text.ts';
import { fetchFile } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { systemDoes } from './system-does.ts';

let portal: Portal;
let partner: EngineCalls;
let staff: EngineCalls;
let accounts: Answered[];
beforeAll(async () => {
  portal = await openPortal();
});
beforeEach(async () => {
  partner = await engineCalls(portal, '2001/ws.user', '2001');
  staff = await engineCalls(portal, '9001/etc.staff', '2001');
  accounts = (await partner.list('ws.sip', { _sort: 'value1' })).items;
});
afterAll(() => portal.close());

const account = (n: number): Answered => {
  const result = accounts[n];
  if (!result) throw new Error('the demo has too few accounts');
  return result;
};

test('§sip-accounts a new password appears in a single answer and is stored nowhere', async () => {
  const { id } = account(0);
  const key = randomUUID();
  const answer = await partner.act(id, 'resetPassword', {}, key);
  const { secret, data } = answer.json() as Answered;
  const password = secret?.['password'] ?? '';
  expect(password.length).toBeGreaterThanOrEqual(16);
  expect(data).not.toHaveProperty('passwordHash');
  const again = await partner.act(id, 'resetPassword', {}, key);
  expect(again.statusCode).toBe(200);
  expect(again.json()).not.toHaveProperty('secret');
  const notices = [
    JSON.stringify(await partner.read(id)),
    JSON.stringify(await partner.list('ws.sip', { _selected: 'id,value1,data' })),
    JSON.stringify(await partner.list('ws.sip', { search: password })),
    JSON.stringify(await partner.timeline(id)),
    JSON.stringify(await partner.list('ws.process', { search: `value7:${id}` })),
    ...(await portal.mails()),
    ...portal.logLines,
    (await everyText(portal)).join('\n'),
  ];
  for (const text of notices) expect(text).not.toContain(password);
  expect(notices.slice(0, 4).join()).not.toMatch(/passwordHash|[0-9a-f]{32}/);
});

test('§sip-accounts the list counts an account’s numbers with blocks and without returned ones', async () => {
  const { items } = await partner.list('ws.sip', { _selected: 'id,related' });
  const counted = (items as unknown as { id: string; related: { numbers: number } }[]).map(async ({ id, related }) => {
    const { items: numbers } = await partner.list('ws.number', { search: `value6:${id}`, _limit: '200' });
    const own = numbers as unknown as { value2: string; value9: string }[];
    const live = own.filter(({ value2 }) => value2 !== 'terminated');
    return { said: related.numbers, live: live.reduce((sum, { value9 }) => sum + Number(value9), 0), own: own.length };
  });
  const all = await Promise.all(counted);
  for (const { said: message, live } of all) expect(message).toBe(live);
  expect(all.some(({ live, own }) => live > own)).toBe(true);
});

test('§sip-accounts a block that is given back is no longer counted, with all that it held', async () => {
  const { id } = account(4);
  const counted = async () =>
    (await partner.list('ws.sip', { search: `id:${id}`, _selected: 'related' })).items[0] as unknown;
  const { items } = await partner.list('ws.number', { search: `value6:${id} value8:block` });
  expect(await counted()).toMatchObject({ related: { numbers: 11 } });
  await partner.done(items[0]?.id ?? '', 'terminate');
  expect(await counted()).toMatchObject({ related: { numbers: 1 } });
});

test('§sip-accounts the list is narrowed down to a customer, and to a state beside it', async () => {
  const { customerId } = (await partner.read(account(0).id)).data;
  const find = async (search: string) =>
    (await partner.list('ws.sip', { search, _sort: 'value1' })).items.map(({ value1 }) => value1);
  expect(await find(`value5:${customerId}`)).toEqual(['w4100123-01', 'w4100123-02']);
  expect(await find(`value5:${customerId} value4:terminated`)).toEqual([]);
});

test('§sip-accounts a reset finishes a process, mails the partner and sets the PBX offline', async () => {
  const { id, value1 } = account(0);
  await systemDoes(portal, id, 'registration', { regState: 'online', channelsInUse: 3 });
  const { data } = await partner.done(id, 'resetPassword');
  expect(data).toMatchObject({ regState: 'offline', channelsInUse: 0, passwordSetAt: portal.now() });
  const { items } = await partner.list('ws.process', { search: `value7:${id}` });
  expect(items[0]).toMatchObject({ value1: 'passwordReset', value2: value1, value4: 'done' });
  expect((await portal.mails()).filter((mail) => mail.includes(`SIP-Account ${value1}`)).length).toBeGreaterThan(0);
});

test('§sip-accounts employees lock for abuse with a reason only, and a partner cannot lift that', async () => {
  const { id } = account(2);
  const refusal = await staff.act(id, 'lock', { reason: '' });
  expect(refusal.json()).toMatchObject({ _error: 400, fields: { reason: 'required' } });
  await staff.done(id, 'lock', { reason: 'Gespräche nach Übersee' });
  const snapshot = await partner.act(id, 'unlock');
  expect(snapshot.statusCode).toBe(409);
  expect(snapshot.body).toContain('Distributor');
  expect((await staff.done(id, 'unlock')).data['state']).toBe('active');
});

test('§sip-accounts bad settings are faults of their fields, and nothing of them is kept', async () => {
  const { id } = account(1);
  const { version, data } = await partner.read(id);
  const attempt = async (change: object) => (await partner.act(id, 'update', { version, ...change })).json().fields;
  expect(await attempt({ label: '' })).toEqual({ label: 'required' });
  expect(await attempt({ codecs: [] })).toEqual({ codecs: 'choose' });
  expect(await attempt({ regMode: 'static', staticIps: [{ ip: '192.168.1.4' }] })).toEqual({
    'staticIps.0.ip': 'publicIp',
  });
  const five = Array.from({ length: 5 }, (_, n) => ({ ip: `203.0.113.${n + 1}` }));
  expect(await attempt({ regMode: 'static', staticIps: five })).toHaveProperty('staticIps');
  expect(await attempt({ clipNoScreening: true })).toHaveProperty('clipDeclaration');
  expect(await attempt({ mainNumber: '+49301112223' })).toEqual({ mainNumber: 'choose' });
  expect(await attempt({ costLimitDay: '-1' })).toHaveProperty('costLimitDay');
  expect((await partner.read(id)).data).toEqual(data);
});

test('§sip-accounts SRTP goes with TLS: another transport takes it away', async () => {
  const { id } = account(5);
  const { version } = await partner.read(id);
  const { data } = await partner.done(id, 'update', { version, transport: 'TCP', srtp: true });
  expect(data).not.toHaveProperty('srtp');
});

test('§sip-accounts a fixed address belongs to one account over all organisations', async () => {
  const [own, other] = [account(1), account(5)];
  const change = { regMode: 'static', staticIps: [{ ip: '198.51.100.201' }] };
  const { version } = await partner.read(own.id);
  expect((await partner.done(own.id, 'update', { version, ...change })).data['regState']).toBe('static');
  const before = await partner.read(other.id);
  const refusal = await partner.act(other.id, 'update', { version: before.version, ...change });
  expect(refusal.json()).toMatchObject({ fields: { 'staticIps.0.ip': 'staticIpTaken' } });
  const { version: now } = await partner.read(own.id);
  await partner.done(own.id, 'update', { version: now, regMode: 'registration', staticIps: null });
  await partner.done(other.id, 'update', { version: before.version, ...change });
});

test('§sip-accounts another emergency location starts a process, another label does not', async () => {
  const { id } = account(3);
  const count = async () => (await partner.list('ws.process', { search: `value7:${id} value1:coreDataChange` })).total;
  const { version } = await partner.read(id);
  const renamed = await partner.done(id, 'update', { version, label: 'Leitstelle' });
  expect(await count()).toBe(0);
  const emergencyAddr = { street: 'Musterallee', houseNumber: '82', zip: '60327', city: 'Frankfurt am Main' };
  await partner.done(id, 'update', { version: renamed.version, emergencyAddr });
  expect(await count()).toBe(1);
});

test('§sip-accounts accounts are found by user name, customer and PBX address', async () => {
  for (const search of ['w4100123-01', 'Probstfeld', '203.0.113.17'])
    expect((await partner.list('ws.sip', { search })).items.map(({ value1 }) => value1)).toContain('w4100123-01');
});

test('§sip-accounts the configuration sheet is a PDF in both languages without the password', async () => {
  const { id, value1 = '' } = account(0);
  for (const [locale, word, place, off] of [
    ['de', 'Konfigurationsblatt', '<SIP-PASSWORT>', /CLIP no screening\s+Nein/],
    ['en', 'Configuration sheet', '<SIP-PASSWORD>', /CLIP no screening\s+No/],
  ] as const) {
    const path = paperPath('2001', id, 'sipSheet', locale);
    const granted = await partner.post('/public/onetimeaction', { _action: 'downloadFile', path });
    const { token, name } = granted.json();
    expect(name).toBe(`${word} ${value1}.pdf`);
    const { rawPayload } = await fetchFile(portal, token);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true });
    expect(text).toContain(word);
    expect(text).toContain(value1);
    expect(text).toContain(place);
    expect(text).toMatch(off);
    expect(text).toContain('›');
    expect(text).not.toContain('?');
    expect(text).toContain('LANCOM');
  }
});

test('§1 a timeline speaks the language of its reader; reasons stay as they were written', async () => {
  const { id } = account(0);
  await partner.done(id, 'lock', { reason: 'Umzug der Anlage' });
  await staff.done(id, 'unlock', { reason: 'Umzug fertig' });
  const messageOf = async (_lang: string) =>
    (await partner.timeline(id, { _lang })).items.slice(0, 2).map(({ text }: { text: string }) => text);
  expect(await messageOf('de')).toEqual(['Entsperrt: Umzug fertig', 'Gesperrt: Umzug der Anlage']);
  expect(await messageOf('en')).toEqual(['Unlocked: Umzug fertig', 'Locked: Umzug der Anlage']);
});

test('§phone-numbers a locked account takes no further numbers', async () => {
  const { id, value5: customerId } = account(0) as Answered & { value5: string };
  const { token } = (await portal.signIn('2001/ws.user')).json();
  const body = { customerId, sipAccountId: id, numberKind: 'geographic', onkz: '30', kind: 'single', count: '1' };
  const reserve = () => portal.call('POST', '/foundation/2001/number-reservations', { token, body });
  await partner.done(id, 'lock', {});
  expect((await reserve()).json().fields).toEqual({ sipAccountId: 'accountLocked' });
  await partner.done(id, 'unlock', {});
  expect((await reserve()).statusCode).toBe(201);
});
