import { describe, expect, test } from 'vitest';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { outbox } from '#server/db/tables/tables.ts';
import { lastMorning, writeDigests } from '#server/notifications/digests.ts';
import { day, hour } from '../support/portal.ts';
import { openNotices, read, toMorning } from './notices.ts';

describe('faults', () => {
  test('§notifications mail that is down for a day loses nothing and sends nothing twice', async () => {
    const { mail, portal, prefer, wake, notifyMe } = await openNotices();
    await prefer({ porting: 'daily' });
    mail.mood = 'refusing';
    for (let hours = 0; hours < 30; hours += 1) {
      await notifyMe(`Sofort ${hours}`);
      await notifyMe(`Täglich ${hours}`, 'porting');
      if (hours === 12) await portal.restart();
      await wake();
      portal.pass(hour);
    }
    expect(mail.received).toEqual([]);
    mail.mood = 'up';
    for (let days = 0; days < 3; days += 1) {
      await wake();
      portal.pass(day);
    }
    const messages = mail.received.map(read).join('\n');
    for (let hours = 0; hours < 30; hours += 1) {
      expect(messages.match(new RegExp(`^Subject: Sofort ${hours} /`, 'gm')), `Sofort ${hours}`).toHaveLength(1);
      expect(messages.match(new RegExp(`^- T=?.*glich ${hours}$`, 'gm')), `Täglich ${hours}`).toHaveLength(2);
    }
    expect(await portal.services.db.$count(outbox)).toBe(0);
  });

  test('§notifications a notification from before a restart is mailed once by the next process', async () => {
    const { mail, portal, wake, notifyMe } = await openNotices();
    await notifyMe('Vor dem Ende');
    await portal.restart();
    await wake();
    await portal.restart();
    await wake();
    expect(mail.received).toHaveLength(1);
  });

  test('§notifications several processes at once write each daily mail once', async () => {
    const { mail, portal, prefer, wake, notifyMe } = await openNotices();
    await prefer({ request: 'daily' });
    await notifyMe('Einmal');
    toMorning(portal);
    const written = await Promise.all(Array.from({ length: 4 }, () => writeDigests(portal.services)));
    expect(written.reduce((sum, one) => sum + one, 0)).toBe(1);
    await wake();
    expect(mail.received).toHaveLength(1);
  });

  test.each([
    ['back by two hours', -2 * hour],
    ['back by a day', -day],
    ['on by a year, and back', 365 * day],
  ])(
    '§notifications a clock that jumps %s sends one daily mail per day, and later ones arrive',
    async (_name, jump) => {
      const { mail, portal, prefer, wake, notifyMe } = await openNotices();
      await prefer({ request: 'daily' });
      await notifyMe('Erstens');
      toMorning(portal);
      await wake();
      expect(mail.received).toHaveLength(1);
      portal.pass(jump);
      await wake();
      if (jump > 0) portal.pass(-jump);
      await notifyMe('Zweitens');
      await wake();
      expect(mail.received).toHaveLength(1);
      portal.pass(3 * day);
      await wake();
      expect(mail.received).toHaveLength(2);
      expect(read(mail.received[1])).toContain('- Zweitens');
    },
  );

  test.each([
    ['2026-11-22 06:59', '2026-11-21 07:00'],
    ['2026-11-22 07:00', '2026-11-22 07:00'],
    ['2026-03-29 08:00', '2026-03-29 07:00'],
    ['2026-03-29 06:30', '2026-03-28 07:00'],
    ['2026-10-25 06:30', '2026-10-24 07:00'],
    ['2026-10-25 07:30', '2026-10-25 07:00'],
  ])('§notifications at %s in Berlin the last morning was %s', (now, morning) => {
    expect(lastMorning(berlinMoment(now))).toBe(berlinMoment(morning));
  });
});
