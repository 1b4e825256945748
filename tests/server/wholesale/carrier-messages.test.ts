import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliverMessage } from '#server/records/types/wholesale/deliver-message.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { desiredDate, type PortingCalls, portingCalls } from './porting-calls.ts';
import { activeNumber, request, stateOf } from './porting-out-calls.ts';

let portal: Portal;
let calls: PortingCalls;
beforeEach(async () => {
  portal = await openPortal();
  calls = await portingCalls(portal);
});
afterEach(() => portal.close());

/** Where all portings of either direction stand. */
const standing = async () => {
  const lists = await Promise.all(['ws.porting', 'ws.portingOut'].map((type) => calls.partner.list(type)));
  return lists.map(({ items }) => items.map(({ id, version }) => [id, version]));
};
test('§porting gateway messages reach holders by number and portings by VA-ID', async () => {
  const deliver = (message: unknown) =>
    deliverMessage(portal.services, typeof message === 'string' ? message : JSON.stringify(message));
  const number = await activeNumber(calls);
  const call = request([number.range], 'DEU.DTAG.V00000777').request;
  await deliver(call);
  const [out] = (await calls.partner.list('ws.portingOut', { search: 'value8:DEU.DTAG.V00000777' })).items;
  await calls.staff.done(out?.id ?? '', 'confirm', { codes: ['8001'], date: desiredDate });
  await deliver({ message: 'AKM-TR', vaId: call.vaId });
  expect(await stateOf(calls, out?.id ?? '')).toBe('takenOver');

  const { id } = await calls.draft();
  const { data } = await calls.partner.done(id, 'send');
  await calls.due();
  await deliver(`no message at all, about ${data['vaId']}`);
  expect(await stateOf(calls, id)).toBe('vaSent');
  await deliver({ message: 'ABBM', vaId: data['vaId'], codes: ['8103'] });
  expect(await stateOf(calls, id)).toBe('abbmReceived');
  expect((await calls.staff.read(id)).data['unread']).toHaveLength(1);
});

test('§porting a message of the other carrier makes one version, whatever comes of it', async () => {
  const { id } = await calls.draft();
  const { data } = await calls.partner.done(id, 'send');
  await calls.due();
  const before = (await calls.partner.read(id)).version;
  const deliver = async (message: object) => {
    await deliverMessage(portal.services, JSON.stringify({ vaId: data['vaId'], ...message }));
    const { version, data: after } = await calls.staff.read(id);
    return [version - before, after['state']];
  };
  expect(await deliver({ message: 'TV-ERLM', date: desiredDate })).toEqual([1, 'vaSent']);
  expect(await deliver({ message: 'AKM-TR' })).toEqual([2, 'vaSent']);
  expect(await deliver({ message: 'RUEM-VA', codes: ['8001'], date: desiredDate })).toEqual([3, 'ruemReceived']);
  const { data: after } = await calls.staff.read(id);
  expect(after['unread']).toHaveLength(2);
  expect(after['timeline']).toHaveLength(2);
});

test('§porting a message is about the request that it names, not about another in its text', async () => {
  const [first, second] = [await calls.draft(), await calls.draft()];
  const [named, other] = [
    (await calls.partner.done(first.id, 'send')).data['vaId'],
    (await calls.partner.done(second.id, 'send')).data['vaId'],
  ];
  await calls.due();
  const message = { text: `Wie zu ${other} besprochen`, message: 'ABBM', vaId: named, codes: ['8103'] };
  await deliverMessage(portal.services, JSON.stringify(message));
  expect([await stateOf(calls, first.id), await stateOf(calls, second.id)]).toEqual(['abbmReceived', 'vaSent']);
});

test('§porting a message that matches no porting is stored unchanged for employees only', async () => {
  const before = await standing();
  const elsewhere = request([{ kind: 'single', onkz: '30', number: '23125999' }], 'DEU.DTAG.V00000778').request;
  const number = await activeNumber(calls);
  const mine = request([number.range], 'DEU.DTAG.V00000779').request;
  const existing = [
    ['{"message":"ABBM","vaId":"DEU.ETC.V99999901","codes":["8103"]}', 'Zu dieser VA-ID gibt es keine Portierung.'],
    ['<xml>\n\0 from DEU.DTAG', 'Die Meldung ist nicht lesbar.'],
    ['', 'Die Meldung ist nicht lesbar.'],
    [`{"message":"VA","vaId":"DEU.DTAG.V00000777"}`, 'Die Meldung hat nicht die vereinbarte Form.'],
    [JSON.stringify(elsewhere), 'Die Rufnummern der Anfrage sind hier nicht vergeben.'],
    ['x'.repeat(200_000), 'Die Meldung ist zu lang.'],
  ] as const;
  for (const [raw] of existing) await deliverMessage(portal.services, raw);
  expect(await standing()).toEqual(before);

  await deliverMessage(portal.services, JSON.stringify(mine));
  const early = JSON.stringify({ message: 'AKM-TR', vaId: mine.vaId });
  const asAnswer = JSON.stringify({ message: 'ABBM', vaId: mine.vaId, codes: ['8103'] });
  for (const raw of [early, asAnswer, JSON.stringify(mine), early]) await deliverMessage(portal.services, raw);
  const [out] = (await calls.partner.list('ws.portingOut', { search: `value8:${mine.vaId}` })).items;
  expect([await stateOf(calls, out?.id ?? ''), await stateOf(calls, number.id)]).toEqual(['received', 'active']);

  const { items } = await calls.staff.list('etc.unassignedMessage', {
    _sort: 'created',
    search: `created:${portal.now()}..`,
  });
  const snapshot = await Promise.all(items.map(async ({ id }) => (await calls.staff.read(id)).data));
  expect(snapshot.slice(0, existing.length)).toMatchObject(
    existing.map(([raw, why]) => ({ raw: raw.slice(0, 100_000).replace('\0', '\uFFFD'), why })),
  );
  expect(snapshot.slice(existing.length).map(({ raw }) => raw)).toEqual([early, asAnswer, JSON.stringify(mine)]);
  expect(snapshot.map(({ carrier }) => carrier)).toEqual([
    ...[undefined, 'DEU.DTAG', undefined, 'DEU.DTAG', 'DEU.DTAG', undefined],
    ...['DEU.DTAG', 'DEU.DTAG', 'DEU.DTAG'],
  ]);

  const [first] = items;
  expect((await calls.partner.get(`/foundation/2001/data/${first?.id}`)).statusCode).toBe(404);
  expect(
    (await calls.partner.get('/foundation/2001/data', { query: { type: 'etc.unassignedMessage' } })).statusCode,
  ).toBe(403);
  await calls.staff.done(first?.id ?? '', 'archive');
  expect((await calls.staff.list('etc.unassignedMessage', { search: 'V99999901' })).total).toBe(0);
});
