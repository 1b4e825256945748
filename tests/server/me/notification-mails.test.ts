import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type Delivery, defaultSettings, type NotificationEvent } from '#contract/me/settings.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { notifications } from '#server/db/tables/notification-tables.ts';
import { users } from '#server/db/tables/tables.ts';
import { announceNewsletters } from '#server/notifications/announce-newsletters.ts';
import { writeBuiltContent } from '../support/built-content.ts';
import { noticeFor, openNotices, read, toMorning, unread } from './notices.ts';

describe.each<NotificationEvent>(['ticketAnswer', 'orderStatus', 'porting', 'request'])('%s', (event) => {
  test.each<[Delivery, number, number]>([
    ['instant', 1, 1],
    ['daily', 0, 1],
    ['off', 0, 0],
  ])(
    '§notifications mails set to %s: %i at once, %i by the next morning, always one in the bell',
    async (how, now, later) => {
      const { mail, portal, me, prefer, wake, notifyMe } = await openNotices();
      await prefer({ [event]: how });
      await notifyMe('Neues', event);
      await wake();
      expect(await unread(me)).toMatchObject({ unread: 1 });
      expect(mail.received).toHaveLength(now);
      for (let mornings = 0; mornings < 3; mornings += 1) {
        toMorning(portal);
        await wake();
      }
      expect(mail.received).toHaveLength(later);
      if (how === 'daily') expect(read(mail.received[0])).toMatch(/- Neues\n {2}http\S+[?&]trid=1001/);
    },
  );
});

test('§notifications newsletters notify every permitted reader once, and mail as set by the reader', async () => {
  const { mail, portal, prefer, wake } = await openNotices();
  await prefer({ newsletter: 'instant' });
  const fields = { title: 'Neuigkeiten', description: 'Kurz gesagt', date: '2026-11-18' };
  const old = { ...fields, title: 'Alt', date: '2026-01-01' };
  writeBuiltContent(portal, 'newsletters', [
    { id: 'all', ...fields },
    { id: 'some', roles: ['WS'], ...fields, title: 'Nur Wholesale' },
    { id: 'old', ...old },
  ]);
  portal.pass(berlinMoment('2026-11-19 10:00') - portal.now());
  for (let round = 0; round < 2; round += 1) await announceNewsletters(portal.services);
  await wake();
  const mine = (await (await portal.as('1001/sp.admin')).get('/me/notifications')).json<{
    items: { title: { de: string } }[];
  }>();
  expect(mine.items.map(({ title }) => title.de)).toEqual(['Newsletter: Neuigkeiten']);
  const wholesale = (await (await portal.as('2001/ws.user')).get('/me/notifications')).json<{ unread: number }>();
  expect(wholesale.unread).toBe(2);
  expect(mail.received.map((one) => /^To: (.*)$/m.exec(one)?.[1])).toEqual(['sp.admin@p1001.example.com']);
});

describe('mails that the settings do not affect', () => {
  test('§notifications mails about passwords arrive with any settings', async () => {
    const { mail, portal, prefer } = await openNotices();
    await prefer(Object.fromEntries(Object.keys(defaultSettings.mails).map((event) => [event, 'off'])));
    await portal.call('POST', '/password/reset-request', { body: { userId: '1001/sp.admin' } });
    await portal.idle();
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]).not.toMatch(/^List-Unsubscribe/im);
  });

  test('§notifications people without an account get their mails as before', async () => {
    const { mail, portal, ticket, wake } = await openNotices();
    await noticeFor(portal, { title: 'Für den Kontakt', recordId: ticket, recipient: 'kontakt@example.com' });
    await wake();
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]).not.toMatch(/^List-Unsubscribe/im);
    expect(await portal.services.db.$count(notifications)).toBe(0);
  });

  test('§notifications a mail goes to where its user is reached when it is sent', async () => {
    const { mail, portal, wake, notifyMe, myId } = await openNotices();
    await notifyMe('Neue Adresse');
    await portal.services.db
      .update(users)
      .set({ email: 'neu@example.com' })
      .where(eq(users.id, await myId()));
    await wake();
    expect(mail.received.map((one) => /^To: (.*)$/m.exec(one)?.[1])).toEqual(['neu@example.com']);
  });
});
