import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { records } from '#server/db/tables/record-tables.ts';
import { foundations, memberships, outbox, users } from '#server/db/tables/tables.ts';
import { callback } from '../support/file-calls.ts';
import { hour, type Portal } from '../support/portal.ts';
import { noticeFor, openNotices, read, removeRecord, toMorning, unread } from './notices.ts';

describe('rights at that moment', () => {
  const loses: Record<string, (portal: Portal, userId: string, ticket: string) => Promise<unknown>> = {
    'his membership': ({ services: { db } }, userId) => db.delete(memberships).where(eq(memberships.userId, userId)),
    'his access': ({ services: { db } }, userId) =>
      db.update(users).set({ disabled: true }).where(eq(users.id, userId)),
    'his organisation': ({ services: { db } }) =>
      db.update(foundations).set({ active: false }).where(eq(foundations.trid, '1001')),
    'the record': (portal, _userId, ticket) => removeRecord(portal, ticket),
  };

  test.each(Object.keys(loses).flatMap((what) => [[what, 'instant'] as const, [what, 'daily'] as const]))(
    '§notifications who has lost %s meanwhile gets no mail that was to be sent (%s)',
    async (what, how) => {
      const { mail, portal, ticket, prefer, wake, notifyMe, myId } = await openNotices();
      await prefer({ request: how });
      mail.mood = 'refusing';
      await notifyMe('Vertraulich');
      toMorning(portal);
      await wake();
      await loses[what]?.(portal, await myId(), ticket);
      mail.mood = 'up';
      portal.pass(hour);
      await wake();
      expect(mail.received).toEqual([]);
      expect(await portal.services.db.$count(outbox)).toBe(0);
    },
  );

  test.each(['his membership', 'his organisation', 'the record'])(
    '§notifications who has lost %s finds nothing of it in the list',
    async (what) => {
      const { portal, me, ticket, notifyMe, myId } = await openNotices();
      await notifyMe('Vertraulich');
      expect(await unread(me)).toMatchObject({ unread: 1 });
      await loses[what]?.(portal, await myId(), ticket);
      expect((await me.get('/me/notifications')).json()).toEqual({ items: [], unread: 0 });
    },
  );

  test('§notifications a daily mail leaves out records that its reader may not see any more', async () => {
    const { mail, portal, me, prefer, wake, notifyMe } = await openNotices();
    await prefer({ request: 'daily' });
    const isGone = (await me.post('/foundation/1001/data', callback)).json<{ id: string }>().id;
    await noticeFor(portal, { title: 'Verschwunden', recordId: isGone });
    await notifyMe('Geblieben');
    mail.mood = 'refusing';
    toMorning(portal);
    await wake();
    await removeRecord(portal, isGone);
    mail.mood = 'up';
    portal.pass(hour);
    await wake();
    expect(mail.received).toHaveLength(1);
    expect(read(mail.received[0])).toContain('Geblieben');
    expect(read(mail.received[0])).not.toContain('Verschwunden');
  });

  test('§notifications a type for one role alone is for those who hold it', async () => {
    const { mail, portal, wake } = await openNotices();
    const [draft] = await portal.services.db
      .select()
      .from(records)
      .where(and(eq(records.trid, '1001'), eq(records.type, 'hfo.vp.order')))
      .limit(1);
    await noticeFor(portal, { title: 'Auftrag', recordId: draft?.id ?? '', event: 'orderStatus' });
    await portal.services.db.update(foundations).set({ type: 'WS' }).where(eq(foundations.trid, '1001'));
    await portal.services.db
      .update(users)
      .set({ roles: ['PORTAL_USER'] })
      .where(eq(users.email, 'sp.admin@p1001.example.com'));
    await wake();
    expect(draft).toBeDefined();
    expect(mail.received).toEqual([]);
  });
});
