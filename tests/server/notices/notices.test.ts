import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everybody, type Notice } from '#contract/notices/notice.ts';
import type { PartnerNotice } from '#contract/notices/partner-notice.ts';
import { notices } from '#server/db/tables/notice-tables.ts';
import { day, hour, minute, openPortal, type Portal, type Session } from '../support/portal.ts';
import { noticeCalls, noticeOfPartners, titlesOf } from './notice-calls.ts';

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

describe('the audience', () => {
  test.each<[string, object, readonly string[]]>([
    ['sales partners', { roles: ['SP'] }, ['1001/sp.user', '2002/spws.user']],
    ['wholesale', { roles: ['WS'] }, ['2001/ws.user', '2002/spws.user']],
    ['one organisation', { foundations: ['2001'] }, ['2001/ws.user']],
    ['a right of the user', { roles: ['PORTAL_ETC_COMISSION_STATEMENT'] }, ['1001/sp.user', '1003/etc.statement']],
  ])('§6 %s and employees alone see a notice for them', async (_name, audience, expected) => {
    await calls.publish({ audience: { ...everybody, ...audience } });
    const users = ['1001/sp.user', '2001/ws.user', '2002/spws.user', '1003/etc.statement'];
    const readers: string[] = [];
    for (const user of users) if ((await calls.band(user, user.slice(0, 4))).length > 0) readers.push(user);
    expect(readers).toEqual(expect.arrayContaining([...expected]));
    expect(readers.filter((user) => !expected.includes(user) && !user.startsWith('1003'))).toEqual([]);
    expect(titlesOf(await calls.band('9001/etc.staff', '9001'))).toEqual([noticeOfPartners.title.de]);
  });

  test('§6 operators, products and area codes are what an organisation has', async () => {
    const count = async (audience: object) =>
      (await staff.post('/staff/notice-audience', { audience: { ...everybody, ...audience } })).json();
    const all = await count({});
    for (const audience of [{ products: ['hfoCrownCentrex'] }, { operators: ['VIERFUNK'] }, { areaCodes: ['030'] }]) {
      const some = await count(audience);
      expect([audience, some.foundations > 0, some.foundations < all.foundations]).toEqual([audience, true, true]);
      await calls.publish({ audience: { ...everybody, ...audience } });
      const [one] = await calls.band('1004/plain.user', '1004');
      expect([audience, one]).toEqual([audience, undefined]);
      await portal.services.db.delete(notices);
    }
    expect(await count({ areaCodes: ['341'], products: ['hfoBusinessHomeMobile'] })).toMatchObject({ users: 0 });
  });

  test('§6 nothing of a notice reaches others: band, list, answer, bell', async () => {
    const { id } = await calls.publish({ audience: { ...everybody, roles: ['WS'] } });
    const other = await portal.as('1004/plain.user');
    const query = { _foundation: '1004' };
    expect((await other.get('/content/announcements', { query })).body).not.toContain('Hamburg');
    expect((await other.get('/notices', { query })).json()).toEqual({ items: [] });
    expect((await other.post(`/notices/${id}/answer`, { answer: 'wait' }, { query })).statusCode).toBe(404);
    expect((await other.post(`/content/announcements/${id}/dismissal`, {}, { query })).statusCode).toBe(404);
    expect((await calls.bell('1004/plain.user')).items).toEqual([]);
    for (const path of ['/staff/notices', `/staff/notices/${id}`])
      expect((await other.post(path, {})).statusCode).toBe(403);
    for (const session of [other, await portal.as('9001/etc.staff')])
      expect((await session.get('/staff/notices')).statusCode).toBe(403);
    expect((await other.post('/staff/notice-audience', { audience: everybody })).statusCode).toBe(403);
    expect((await other.get('/notices', { query: { _foundation: '2001' } })).statusCode).toBe(404);
  });

  test('§6 a corrected audience takes a notice from those who are none of it any more', async () => {
    const first = await calls.publish();
    expect((await calls.bell('1001/sp.user')).items).toHaveLength(1);
    const next = await calls.acted(first, {
      ...{ _action: 'correct', title: { de: 'Nur Wholesale gestört' }, text: noticeOfPartners.text },
      audience: { ...everybody, roles: ['WS'] },
    });
    expect([next.corrected, next.messages.at(-1)?.kind]).toEqual([portal.now(), 'corrected']);
    expect(next.reach.users).not.toBe(first.reach.users);
    expect(await calls.band('1001/sp.user', '1001')).toEqual([]);
    expect((await calls.bell('1001/sp.user')).items).toEqual([]);
    expect(titlesOf(await calls.band('2001/ws.user', '2001'))).toEqual(['Nur Wholesale gestört']);
  });
});

describe('the life of a notice', () => {
  test('§1 a disturbance begins, is reported on in time, is resolved, and leaves its history', async () => {
    const first = await calls.publish({ promise: portal.now() + hour });
    expect(first).toMatchObject({ version: 1, isPublished: true, begin: portal.now() });
    expect(first.reach.users).toBeGreaterThan(1);
    expect(await calls.band('1001/sp.user', '1001')).toMatchObject([
      { level: 'danger', text: 'Ankommende Gespräche brechen ab.', line: expect.stringMatching(/^Seit .*bis/) },
    ]);
    portal.pass(hour + minute);
    staff = await portal.as('9001/etc.admin');
    expect(await calls.band('1001/sp.user', '1001', 'en')).toMatchObject([
      { title: 'Calls in Hamburg disturbed', german: ['text'], line: expect.stringContaining('is late') },
    ]);
    const second = await calls.acted(first, { _action: 'message', text: { de: 'Fehler gefunden.' } });
    expect(second.messages.at(-1)).toMatchObject({
      kind: 'message',
      promised: first.promise,
      author: expect.any(String),
    });
    expect(second.promise).toBeUndefined();
    expect(await calls.band('1001/sp.user', '1001')).toMatchObject([{ text: 'Fehler gefunden.' }]);
    const third = await calls.acted(second, {
      _action: 'reschedule',
      promise: portal.now() + hour,
      end: portal.now() + day,
    });
    expect([third.promise, third.end]).toEqual([portal.now() + hour, portal.now() + day]);
    const fourth = await calls.acted(third, { _action: 'resolve', text: { de: 'Die Baugruppe ist getauscht.' } });
    expect(await calls.band('1001/sp.user', '1001')).toMatchObject([
      { level: 'ok', text: 'Die Baugruppe ist getauscht.', validUntil: portal.now() + 2 * hour },
    ]);
    portal.pass(2 * hour);
    expect(await calls.band('1001/sp.user', '1001')).toEqual([]);
    const partner = await portal.as('1001/sp.user');
    const [story] = (await partner.get('/notices', { query: { _foundation: '1001' } })).json().items as PartnerNotice[];
    expect(story?.messages.map(({ kind, text }) => [kind, text])).toEqual([
      ['begin', 'Ankommende Gespräche brechen ab.'],
      ['message', 'Fehler gefunden.'],
      ['resolved', 'Die Baugruppe ist getauscht.'],
    ]);
    expect(JSON.stringify(story)).not.toContain(fourth.messages[0]?.author ?? '');
    staff = await portal.as('9001/etc.admin');
    expect((await staff.get('/staff/notices')).json().items).toMatchObject([{ id: first.id, seen: 1 }]);
    portal.pass(91 * day);
    expect((await (await portal.as('1001/sp.user')).get('/notices')).json().items).toEqual([]);
  });

  test('§1 a maintenance is announced before it begins, told at that moment, and ends by itself', async () => {
    const begin = portal.now() + day;
    const times = { begin, visibleFrom: begin - hour, end: begin + hour };
    await calls.publish({ kind: 'maintenance', ...times });
    expect(await calls.band('1001/sp.user', '1001')).toEqual([]);
    expect((await calls.bell('1001/sp.user')).items).toEqual([]);
    portal.pass(day - hour);
    await portal.services.jobs.run('notices');
    expect(await calls.band('1001/sp.user', '1001')).toMatchObject([{ level: 'warn', validUntil: begin + hour }]);
    expect((await calls.bell('1001/sp.user')).items).toMatchObject([{ event: 'notice' }]);
    portal.pass(2 * hour);
    expect(await calls.band('1001/sp.user', '1001')).toEqual([]);
  });

  test('§1 what is ended before it is announced is told to none', async () => {
    const planned = await calls.publish({ begin: portal.now() + hour });
    await calls.acted(planned, { _action: 'end' });
    portal.pass(2 * hour);
    await portal.services.jobs.run('notices');
    expect((await calls.bell('1001/sp.user')).items).toEqual([]);
    const partner = await portal.as('1001/sp.user');
    expect((await partner.get('/notices', { query: { _foundation: '1001' } })).json().items).toEqual([]);
  });

  test('§1 news alone can be closed', async () => {
    const disturbance = await calls.publish();
    const news = await calls.publish({ kind: 'news', title: { de: 'Der Grundkurs ist da' } });
    const partner = await portal.as('1001/sp.user');
    const query = { _foundation: '1001' };
    const dismissal = ({ id }: Notice) => partner.post(`/content/announcements/${id}/dismissal`, {}, { query });
    expect([(await dismissal(disturbance)).statusCode, (await dismissal(news)).statusCode]).toEqual([403, 204]);
    expect(titlesOf(await calls.band('1001/sp.user', '1001'))).toEqual([noticeOfPartners.title.de]);
  });

  test('§1 a draft is seen by employees alone until it is published, and can be thrown away', async () => {
    const draft = await calls.publish({ isPublished: false });
    expect(await calls.band('9001/etc.staff', '9001')).toEqual([]);
    const { version } = draft;
    const next = await calls.acted(draft, {
      ...noticeOfPartners,
      _action: 'edit',
      isPublished: true,
      title: { de: 'Doch gestört' },
    });
    expect(titlesOf(await calls.band('1001/sp.user', '1001'))).toEqual(['Doch gestört']);
    expect(
      (await staff.delete(`/staff/notices/${next.id}`, { query: { version: `${next.version}` } })).statusCode,
    ).toBe(409);
    const other = await calls.publish({ isPublished: false });
    expect((await staff.delete(`/staff/notices/${other.id}`, { query: { version: `${version}` } })).statusCode).toBe(
      204,
    );
    expect((await staff.get('/staff/notices')).json().items).toHaveLength(1);
  });
});
