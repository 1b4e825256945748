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

test('§notifications mails of “at once” wait for the end of quiet hours, those about security do not', async () => {
  const { mail, portal, me, wake, notifyMe } = await openNotices();
  const quiet = (from: string, to: string) => me.put('/me/settings', { quietHours: { from, to } });
  expect((await quiet('22:15', '06:00')).statusCode).toBe(400);
  expect((await quiet('22:00', '22:00')).statusCode).toBe(400);
  expect((await quiet('22:00', '06:00')).json().quietHours).toEqual({ from: '22:00', to: '06:00' });
  portal.pass(berlinMoment('2026-12-01 22:30') - portal.now());
  await notifyMe('In der Nacht');
  await wake();
  expect(await unread(await portal.as('1001/sp.admin'))).toMatchObject({ unread: 1 });
  const body = { userId: '1001/sp.admin' };
  await portal.call('POST', '/password/reset-request', { body });
  await wake();
  expect(mail.received.map(read).filter((one) => one.includes('Passwort'))).toHaveLength(1);
  const about = () => mail.received.map(read).filter((one) => one.includes('In der Nacht'));
  for (const [moment, count] of [
    ['2026-12-02 05:59', 0],
    ['2026-12-02 06:00', 1],
    ['2026-12-02 08:00', 1],
  ] as const) {
    portal.pass(berlinMoment(moment) - portal.now());
    await wake();
    expect(about(), moment).toHaveLength(count);
  }
  const later = await portal.as('1001/sp.admin');
  expect((await later.put('/me/settings', { quietHours: null })).json()).not.toHaveProperty('quietHours');
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
