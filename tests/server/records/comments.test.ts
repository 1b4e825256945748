import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { RecordReaders } from '#contract/record-comments.ts';
import { records } from '#server/db/tables/record-tables.ts';
import { workItems } from '#server/db/tables/work-tables.ts';
import { portingCalls } from '../wholesale/porting-calls.ts';
import {
  admin,
  bell,
  colleague,
  commentsOn,
  ids,
  newOrder,
  openOnce,
  portal,
  staff,
  text,
  whileLimited,
} from './comment-scene.ts';

openOnce();

const rowOf = async (id: string, trid = '1001') =>
  (
    await portal.services.db
      .select()
      .from(records)
      .where(and(eq(records.trid, trid), eq(records.id, id)))
  ).at(0);
const workOn = (id: string) =>
  portal.services.db
    .select()
    .from(workItems)
    .where(and(eq(workItems.trid, '1001'), eq(workItems.recordId, id)));

describe('§comments a comment', () => {
  test('stands in the timelines with author, recipients and text, for all who read the record', async () => {
    const order = await newOrder();
    const answer = await admin.act(order.id, 'comment', { text, recipients: [ids.colleague, 'distributor'] });
    expect(answer.statusCode).toBe(200);
    const expected = [
      { author: 'Petra Sommer', staff: false, text, to: ['Jens Winter'], sides: ['distributor'], time: portal.now() },
    ];
    expect(answer.json().comments).toMatchObject(expected);
    expect(await commentsOn(colleague, order.id)).toMatchObject(expected);
    expect(await commentsOn(staff, order.id)).toMatchObject(expected);
    const { items } = await colleague.timeline(order.id);
    expect(items[0]).toMatchObject({ kind: 'record.commented', actor: 'Petra Sommer', text });
    const customer = await colleague.timeline(String(order.data['customerId']));
    expect(customer.items[0]).toMatchObject({ kind: 'record.commented', record: { id: order.id } });
  });

  test('changes neither the record nor what waits, in a question too', async () => {
    const order = await newOrder('clarification');
    const [before, work] = [await rowOf(order.id), await workOn(order.id)];
    portal.pass(60_000);
    await admin.done(order.id, 'comment', { text, recipients: [ids.colleague] });
    expect(await rowOf(order.id)).toEqual(before);
    expect(await workOn(order.id)).toEqual(work);
    expect(work).toHaveLength(1);
  });

  test.each(['rejected', 'terminated', 'cancelled'] as const)('may follow the final state %s', async (status) => {
    const order = await newOrder(status);
    const before = await rowOf(order.id);
    await colleague.done(order.id, 'comment', { text, recipients: [ids.admin] });
    expect(await rowOf(order.id)).toEqual(before);
  });

  test('is written on an archived porting and on one that a colleague edits', async () => {
    const calls = await portingCalls(portal);
    const draft = await calls.draft();
    const { id } = draft;
    await calls.partner.done(id, 'lock');
    expect((await calls.staff.act(id, 'comment', { text, recipients: ['partner'] })).statusCode).toBe(200);
    await calls.partner.done(id, 'unlock');
    await calls.partner.done(id, 'archive');
    const before = await rowOf(id, '2001');
    await calls.partner.done(id, 'comment', { text, recipients: ['distributor'] });
    expect(await rowOf(id, '2001')).toEqual(before);
    expect(await commentsOn(calls.partner, id)).toHaveLength(2);
  });

  test('is posted once for repeats, and two at the same time both stay', async () => {
    const order = await newOrder();
    const input = { text, recipients: [ids.colleague] };
    const key = crypto.randomUUID();
    const repeats = await Promise.all([1, 2, 3].map(() => admin.act(order.id, 'comment', input, key)));
    // One that comes while the first still runs is told so.
    expect(repeats.map(({ statusCode }) => statusCode).filter((status) => status !== 409)).toContain(200);
    await admin.act(order.id, 'comment', input, key);
    expect(await commentsOn(admin, order.id)).toHaveLength(1);
    expect(await bell(ids.colleague, order.id)).toHaveLength(1);
    const others = ['Der erste Kommentar.', 'Der zweite Kommentar.'];
    await Promise.all([
      admin.done(order.id, 'comment', { text: others[0], recipients: [ids.colleague] }),
      colleague.done(order.id, 'comment', { text: others[1], recipients: [ids.admin] }),
    ]);
    const stored = (await commentsOn(admin, order.id)).map((one) => one.text);
    expect(stored.toSorted()).toEqual([text, ...others].toSorted());
  });

  test('of other words under the same key is refused', async () => {
    const order = await newOrder();
    const key = crypto.randomUUID();
    await admin.act(order.id, 'comment', { text, recipients: [ids.colleague] }, key);
    const other = await admin.act(order.id, 'comment', { text: 'Anders.', recipients: [ids.colleague] }, key);
    expect(other.statusCode).toBe(422);
    expect(await commentsOn(admin, order.id)).toHaveLength(1);
  });

  test('is cleaned, and hostile text stays text', async () => {
    const order = await newOrder();
    const hostile = '<script>alert(1)</script>{{by}} \u202Egnp.exe';
    await admin.done(order.id, 'comment', { text: `  ${hostile}\n\n`, recipients: [ids.colleague, ids.colleague] });
    const [comment] = await commentsOn(colleague, order.id);
    expect(comment).toMatchObject({ text: '<script>alert(1)</script>{{by}} gnp.exe', to: ['Jens Winter'] });
    const [, html = ''] = ((await portal.wholeMails()).at(-1) ?? '').split('Content-Type: text/html');
    expect(html).toContain('alert(1)');
    expect(html).not.toContain('<script');
  });
});

describe('§comments recipients', () => {
  test('are told by bell and mail, with a link to the record; the author is not', async () => {
    const order = await newOrder();
    const before = (await portal.mails()).length;
    await admin.done(order.id, 'comment', { text, recipients: [ids.colleague] });
    const [entry] = await bell(ids.colleague, order.id);
    expect(entry).toMatchObject({ trid: '1001', link: expect.stringContaining(order.id) });
    expect(entry?.title.de).toMatch(/: Kommentar von Petra Sommer · Auftrag A-2026-/);
    expect(entry?.title.en).toMatch(/: Comment by Petra Sommer · Order A-2026-/);
    expect(await bell(ids.admin, order.id)).toEqual([]);
    const mails = (await portal.mails()).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('sp.user@p1001.example.com');
    expect(mails[0]).toContain(text);
  });

  test('who ordered no mails find it in the bell alone', async () => {
    const order = await newOrder();
    const reader = await portal.as('1001/sp.user');
    const settings = (await reader.get('/me/settings')).json();
    await reader.put('/me/settings', { mails: { ...settings.mails, comment: 'off' } });
    const before = (await portal.mails()).length;
    await admin.done(order.id, 'comment', { text, recipients: [ids.colleague] });
    expect(await bell(ids.colleague, order.id)).toHaveLength(1);
    expect((await portal.mails()).slice(before)).toEqual([]);
    await reader.put('/me/settings', { mails: settings.mails });
  });

  test('the distributor is the employee who has the record, else the bells of all', async () => {
    const order = await newOrder();
    const before = (await portal.mails()).length;
    await admin.done(order.id, 'comment', { text, recipients: ['distributor'] });
    expect(await bell(ids.staff, order.id)).toHaveLength(1);
    expect(await bell(ids.otherEmployee, order.id)).toHaveLength(1);
    expect((await portal.mails()).slice(before)).toEqual([]);
    const items = [{ trid: '1001', id: order.id }];
    expect((await staff.post('/staff/assignments', { items, assignee: ids.staff })).statusCode).toBe(200);
    await admin.done(order.id, 'comment', { text, recipients: ['distributor'] });
    expect(await bell(ids.staff, order.id)).toHaveLength(2);
    expect(await bell(ids.otherEmployee, order.id)).toHaveLength(1);
    const mails = (await portal.mails()).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('etc.staff@p9001.example.com');
    const bells = (await staff.get('/me/notifications', { query: { event: 'comment' } })).json();
    const own = bells.items.filter(({ link }: { link: string }) => link.includes(order.id));
    expect(own).toHaveLength(2);
  });

  test('the partner is each of its people who may read the record', async () => {
    const order = await newOrder();
    await staff.done(order.id, 'comment', { text, recipients: ['partner', ids.admin] });
    expect(await bell(ids.admin, order.id)).toHaveLength(1);
    expect(await bell(ids.colleague, order.id)).toHaveLength(1);
    expect(await commentsOn(admin, order.id)).toMatchObject([
      { author: 'Ines Kramer', staff: true, to: ['Petra Sommer'], sides: ['partner'] },
    ]);
  });

  test('who may no longer read the record find nothing', async () => {
    const order = await newOrder();
    await admin.done(order.id, 'comment', { text, recipients: [ids.colleague] });
    await whileLimited(async () => {
      const bells = (await colleague.get('/me/notifications', { query: { event: 'comment' } })).json();
      expect(JSON.stringify(bells)).not.toContain(order.id);
      const refused = await admin.act(order.id, 'comment', { text, recipients: [ids.colleague] });
      expect(refused.json()).toMatchObject({ fields: { recipients: 'choose' } });
      const offered = (await staff.get(`/foundation/1001/data/${order.id}/recipients`)).json<RecordReaders>();
      expect(offered.items.map(({ id }) => id)).toEqual([ids.admin]);
      await staff.done(order.id, 'comment', { text, recipients: ['partner'] });
      expect(await bell(ids.colleague, order.id)).toHaveLength(1);
    });
  });

  test('are offered by name: colleagues who may read the record, and the other side', async () => {
    const order = await newOrder();
    const path = `/foundation/1001/data/${order.id}/recipients`;
    expect((await admin.get(path)).json()).toEqual({
      items: [{ id: ids.colleague, name: 'Jens Winter' }],
      sides: ['distributor'],
    });
    const forStaff = (await staff.get(path)).json<RecordReaders>();
    expect(forStaff.sides).toEqual(['partner']);
    expect(forStaff.items.map(({ id }) => id)).toEqual([ids.colleague, ids.admin]);
  });
});
