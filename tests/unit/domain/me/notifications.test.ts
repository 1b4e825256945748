import { describe, expect, test } from 'vitest';
import type { Notification } from '#contract/me/notifications.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { byDay } from '#domain/me/by-day.ts';
import { withTrid } from '#domain/me/link-for-foundation.ts';

const at = (id: string, moment: string, unread = false): Notification => ({
  id,
  event: 'request',
  title: { de: id, en: id },
  created: berlinMoment(moment),
  unread,
  link: '/my-portal',
});

describe('§notifications notifications under their days', () => {
  test('begin with the newest, wherever the list had them', () => {
    const listed = [
      at('old but unread', '2026-11-20 23:59', true),
      at('just now', '2026-11-22 10:00'),
      at('at midnight', '2026-11-21 00:00'),
      at('before', '2026-11-22 09:00'),
    ];
    expect(byDay(listed).map(({ day, items }) => [day, items.map(({ id }) => id)])).toEqual([
      ['2026-11-22', ['just now', 'before']],
      ['2026-11-21', ['at midnight']],
      ['2026-11-20', ['old but unread']],
    ]);
  });

  test('are none where there is none', () => expect(byDay([])).toEqual([]));
});

test.each([
  ['/my-portal', undefined, '/my-portal'],
  ['/my-portal', '1001', '/my-portal?trid=1001'],
  ['/etc/tickets/edit?id=7', '1001', '/etc/tickets/edit?id=7&trid=1001'],
  ['/etc/tickets/edit?id=7', 'a&b', '/etc/tickets/edit?id=7&trid=a%26b'],
])('§notifications the link %s for the organisation %s is %s', (link, trid, expected) =>
  expect(withTrid(link, trid)).toBe(expected),
);
