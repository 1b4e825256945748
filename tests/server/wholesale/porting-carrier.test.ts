import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutgoingMessage } from '#contract/wholesale/carrier-message.ts';
import { minute, openPortal, type Portal } from '../support/portal.ts';
import { desiredDate, type PortingCalls, portingCalls } from './porting-calls.ts';

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
});
afterEach(() => portal.close());

const dataOf = async (calls: PortingCalls, id: string) => (await calls.partner.read(id)).data;

test('§porting an unreadable message is stored unchanged for employees and changes nothing', async () => {
  const raws = ['<xml>', '{"message":"RUEM-VA"}', '{"message":"ABBM","vaId":"DEU.ETC.V99999901","codes":["8112"]}'];
  const calls = await portingCalls(portal, (message) =>
    message.message === 'VA' ? raws.map((answer, n) => ({ after: n * minute, answer })) : [],
  );
  const { id } = await calls.draft();
  await calls.partner.done(id, 'send');
  await calls.due();
  await calls.at('2026-11-23T08:03:00Z');
  const log = await calls.partner.read(id);
  expect(log.data['state']).toBe('vaSent');
  expect(log.data).not.toHaveProperty('unread');
  expect((await calls.staff.read(id)).data['unread']).toMatchObject(
    raws.map((raw) => ({ raw, why: expect.any(String) })),
  );
});

test('§porting announced answers of one moment are each a version, in their order', async () => {
  const calls = await portingCalls(portal, ({ message }) =>
    message === 'VA'
      ? [
          { after: minute, answer: { message: 'RUEM-VA', codes: ['8001'], date: desiredDate } },
          { after: minute, answer: { message: 'ABBM', codes: ['8103'] } },
        ]
      : [],
  );
  const { id } = await calls.draft();
  await calls.partner.done(id, 'send');
  await calls.due();
  const before = (await calls.partner.read(id)).version;
  await calls.at('2026-11-23T08:02:00Z');
  const { version, data } = await calls.staff.read(id);
  expect([version - before, data['state']]).toEqual([2, 'ruemReceived']);
  expect(data['unread']).toMatchObject([{ why: 'Die Meldung passt nicht zum Stand der Portierung.' }]);
});

test('§porting.states employees answer in the carrier’s place, with its codes alone', async () => {
  const calls = await portingCalls(portal);
  const { id } = await calls.draft();
  await calls.partner.done(id, 'send');
  await calls.due();
  expect((await calls.partner.act(id, 'carrier', { event: 'RUEM-VA', date: desiredDate })).statusCode).toBe(403);
  const wrong = async (notice: object) => (await calls.staff.act(id, 'carrier', notice)).json().fields;
  expect(await wrong({ event: 'ABBM' })).toEqual({ codes: 'choose' });
  expect(await wrong({ event: 'ABBM', codes: ['8001'] })).toEqual({ codes: 'choose' });
  expect(await wrong({ event: 'ABBM', codes: ['8116'] })).toEqual({ text: 'required' });
  expect(await wrong({ event: 'RUEM-VA', codes: ['8001'] })).toEqual({ date: 'required' });
  expect(await wrong({ event: 'RUEM-VA', codes: ['8001'], date: '2026-11-25' })).toEqual({ date: 'leadTime:5' });
  const { data } = await calls.staff.done(id, 'carrier', { event: 'RUEM-VA', codes: ['8002'], date: '2026-12-08' });
  expect(data).toMatchObject({ state: 'ruemReceived', agreedDate: '2026-12-08', confirmation: ['8002'] });
});

test('§porting a carrier that cannot be reached is asked again later with the same message', async () => {
  const attempts: string[] = [];
  const calls = await portingCalls(portal, (message) => {
    attempts.push(message.vaId);
    if (attempts.length === 1) throw new Error('no connection');
    return [];
  });
  const { id } = await calls.draft();
  await calls.partner.done(id, 'send');
  await calls.due();
  expect((await dataOf(calls, id))['state']).toBe('held');
  await calls.at('2026-11-23T09:00:01Z');
  expect((await dataOf(calls, id))['state']).toBe('vaSent');
  expect(new Set(attempts).size).toBe(1);
  expect(attempts).toHaveLength(2);
});

test('§porting an edit lock names its holder until the request is sent', async () => {
  const calls = await portingCalls(portal);
  const { id } = await calls.draft();
  expect((await calls.partner.done(id, 'lock')).lock?.own).toBe(true);
  expect((await calls.staff.read(id)).lock).toMatchObject({ own: false });
  const hold = await calls.staff.act(id, 'update', { version: 1, internalReference: 'CRM-1' });
  expect([hold.statusCode, hold.body.includes('bearbeitet')]).toEqual([409, true]);
  await calls.partner.done(id, 'send');
  expect(await calls.staff.read(id)).not.toHaveProperty('lock');
  await calls.due();
  await calls.staff.done(id, 'carrier', { event: 'ABBM', codes: ['8112'] });
  await calls.partner.done(id, 'lock');
  expect((await calls.staff.act(id, 'update', { version: 9, internalReference: 'CRM-1' })).statusCode).toBe(409);
  const { items } = await calls.partner.list('ws.porting', { search: 'archived:true' });
  expect(items.map((item) => item.id)).not.toContain(id);
  await calls.partner.done(id, 'unlock');
  await calls.staff.done(id, 'cancel', { reason: 'Kunde bleibt' });
  const find = async () => {
    const query = { criterion: 'number', term: '030 2312570' };
    return (await calls.partner.get('/foundation/2001/wholesale/search', { query })).json();
  };
  expect(await find()).toMatchObject({ total: 1, items: [{ kind: 'porting', id }] });
  await calls.partner.done(id, 'archive');
  expect(await find()).toEqual({ items: [], total: 0 });
  const archived = await calls.partner.list('ws.porting', { search: 'archived:true' });
  expect(archived.items.map((item) => item.id)).toContain(id);
});

test('§porting who sent the portings of the demo is told of them, of what was before by no mail', async () => {
  const { partner } = await portingCalls(portal);
  const { items } = await partner.list('ws.porting', { search: 'value2:vaSent,ruemReceived,abbmReceived,ported' });
  const notices = await Promise.all(items.map(async ({ id }) => (await partner.read(id)).data['notify']));
  expect(notices.length).toBeGreaterThan(3);
  expect(new Set(notices)).toEqual(new Set(['ws.user@p2001.example.com']));
  expect((await portal.mails()).join()).not.toContain('ws.user@p2001.example.com');
});

test('§porting numbers are ported without a line that the other carrier keeps', async () => {
  const sent: OutgoingMessage[] = [];
  const calls = await portingCalls(portal, (message) => {
    sent.push(message);
    return [];
  });
  const takeovers = () => sent.filter(({ message }) => message === 'AKM-TR');
  const { id } = await calls.draft({ technicalResource: true });
  await calls.partner.done(id, 'send');
  await calls.due();
  await calls.staff.done(id, 'carrier', { event: 'RUEM-VA', codes: ['8001'], date: desiredDate });
  // No objection has arrived yet.
  expect((await calls.partner.act(id, 'confirmTakeover', { withoutLine: true })).statusCode).toBe(409);
  await calls.partner.done(id, 'confirmTakeover');
  await calls.due();
  await calls.staff.done(id, 'carrier', { event: 'ABBM-TR', codes: ['8147'] });
  await calls.partner.done(id, 'confirmTakeover', { withoutLine: true });
  await calls.due();
  expect(takeovers()).toEqual([
    expect.objectContaining({ technicalResource: true }),
    expect.not.objectContaining({ technicalResource: true }),
  ]);
  expect((await calls.partner.read(id)).data).toMatchObject({ state: 'akmSent', technicalResource: false });
});

test('§porting a refused shift or cancellation is mailed to its author with the carrier’s text', async () => {
  const calls = await portingCalls(portal);
  const { id } = await calls.draft();
  await calls.partner.done(id, 'send');
  await calls.due();
  await calls.staff.done(id, 'carrier', { event: 'RUEM-VA', codes: ['8001'], date: desiredDate });
  const before = (await portal.mails()).length;
  await calls.partner.done(id, 'shift', { date: '2026-12-10' });
  await calls.staff.done(id, 'carrier', { event: 'TV-ABBM', codes: ['8141'], text: 'Bereits eingeplant.' });
  await calls.partner.done(id, 'cancel', { reason: 'Der Kunde bleibt.' });
  await calls.staff.done(id, 'carrier', { event: 'STORNO-ABBM', codes: ['8142'], text: 'Zu spät.' });
  const mails = (await portal.mails()).slice(before).map((mail) => mail.replace(/=\r?\n/g, ''));
  expect(mails).toEqual([
    expect.stringMatching(/Es bleibt beim 07\.12\.2026\..*Bereits eingeplant\./s),
    expect.stringMatching(/Portierung l=C3=A4uft weiter\..*Zu sp=C3=A4t\./s),
  ]);
});
