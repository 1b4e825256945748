import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everybody } from '#contract/notices/notice.ts';
import { outbox } from '#server/db/tables/tables.ts';
import { openPortal, type Portal, type Session } from '../support/portal.ts';
import { noticeCalls, noticeOfPartners } from './notice-calls.ts';

let portal: Portal;
let staff: Session;
let calls: ReturnType<typeof noticeCalls>;
beforeAll(async () => {
  portal = await openPortal();
  calls = noticeCalls(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await calls.clear();
  staff = await portal.as('9001/etc.admin');
});

describe('who is told', () => {
  test('§notifications the whole audience of begin and end, of all between those who wait', async () => {
    const notice = await calls.publish();
    const partner = await portal.as('1001/sp.user');
    const answer = { answer: 'wait' };
    const path = `/notices/${notice.id}/answer`;
    expect((await partner.post(path, answer, { query: { _foundation: '1001' } })).statusCode).toBe(204);
    const next = await calls.acted(notice, { _action: 'message', text: { de: 'Fehler gefunden.' } });
    const waitingTitles = (await calls.bell('1001/sp.user')).items.map(({ title }) => title.de);
    expect(waitingTitles).toEqual([`Neues: ${noticeOfPartners.title.de}`, `Störung: ${noticeOfPartners.title.de}`]);
    expect((await calls.bell('1001/sp.admin')).items).toHaveLength(1);
    await calls.acted(next, { _action: 'resolve' });
    expect((await calls.bell('1001/sp.admin')).items.map(({ title }) => title.en)).toEqual([
      `Resolved: ${noticeOfPartners.title.en}`,
      `Disturbance: ${noticeOfPartners.title.en}`,
    ]);
  });

  test('§notifications mails follow the channel, the settings and the quiet hours', async () => {
    const admin = await portal.as('1001/sp.admin');
    await admin.put('/me/settings', { mails: { ...(await admin.get('/me/settings')).json().mails, notice: 'off' } });
    const notice = await calls.publish({ confirmed: true, channels: { ...noticeOfPartners.channels, mail: true } });
    const { db } = portal.services;
    const recipients = (await db.select().from(outbox)).map(({ recipient }) => recipient);
    const sent = [...new Set(recipients)];
    expect(sent).toEqual(recipients);
    expect(sent.length).toBeLessThan(notice.reach.users + 1);
    expect(sent.some((address) => address.startsWith('sp.admin@'))).toBe(false);
    expect((await calls.bell('1001/sp.admin')).items).toHaveLength(1);
  });

  test('§1 those who go on to a ticket are counted, once each', async () => {
    const { id } = await calls.publish();
    const partner = await portal.as('1001/sp.user');
    for (const answer of ['wait', 'continue', 'continue'])
      await partner.post(`/notices/${id}/answer`, { answer }, { query: { _foundation: '1001' } });
    expect((await staff.get('/staff/notices')).json().items).toMatchObject([{ seen: 1, tickets: 1 }]);
  });
});

describe('what is refused', () => {
  test.each<[string, object, Record<string, string>]>([
    ['everybody unasked', { audience: everybody }, { confirmed: 'given' }],
    ['a maintenance without its end', { kind: 'maintenance' }, { end: 'required' }],
    ['an end before the begin', { kind: 'news', begin: 2e12, end: 1.9e12 }, { end: 'backupValidity' }],
    ['a promise of the past', { promise: 1e12 }, { promise: 'backupOver' }],
    ['a title of spaces', { title: { de: '  ' } }, { 'title.de': 'required' }],
    [
      'an area code that does not exist',
      { audience: { ...everybody, areaCodes: ['0999'] } },
      { 'audience.areaCodes.0': 'areaCode' },
    ],
  ])('§7 %s', async (_name, fields, faults) => {
    const answer = await calls.post(fields);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, faults]);
  });

  test('§7 a change of a version that another employee changed, and a repeated call changes nothing', async () => {
    const id = randomUUID();
    const [first, again] = [await calls.publish({ id }), await calls.publish({ id })];
    expect(again).toEqual(first);
    await calls.acted(first, { _action: 'message', text: { de: 'Wir sind dran.' } });
    expect((await calls.act(first, { _action: 'end' })).statusCode).toBe(409);
    expect((await calls.act({ ...first, id: randomUUID() }, { _action: 'end' })).statusCode).toBe(404);
  });

  test('§audit-log begin, messages, audience and end leave entries without their text', async () => {
    const first = await calls.publish();
    const second = await calls.acted(first, { _action: 'message', text: { de: 'Fehler gefunden.' } });
    await calls.acted(second, { _action: 'end' });
    const { items } = (await staff.get('/staff/audit', { query: { search: '9001/etc.admin' } })).json();
    const own = items.filter((item: { value5?: string }) => item.value5 === first.id);
    expect(own.map((item: { value6: string }) => item.value6.replace(/:.*/, '')).toSorted()).toEqual([
      'begin',
      'end',
      'message',
    ]);
    expect(JSON.stringify(own)).not.toContain('Fehler');
  });
});
