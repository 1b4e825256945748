import { describe, expect, test } from 'vitest';
import type { Notification } from '#contract/me/notifications.ts';
import { berlinMoment } from '#domain/date/berlin-time.ts';
import { withTrid } from '#domain/me/link-for-foundation.ts';
import { notificationGroups, titleParts } from '#domain/me/notification-groups.ts';

const at = (id: string, moment: string, unread = false): Notification => ({
  id,
  event: 'request',
  title: { de: id, en: id },
  created: berlinMoment(moment),
  unread,
  link: '/my-portal',
});

describe('§notifications notifications by when they happened', () => {
  const listed = [
    at('old but unread', '2026-11-15 23:59', true),
    at('just now', '2026-11-18 10:00'),
    at('on Monday', '2026-11-16 00:00'),
    at('before', '2026-11-18 00:00'),
  ];
  const groupsAt = (now: string, items = listed) =>
    notificationGroups(items, berlinMoment(now)).map(({ period, items: own }) => [period, own.map(({ id }) => id)]);

  test('are of today, of this week or older, the newest first wherever the list had them', () => {
    expect(groupsAt('2026-11-18 12:00')).toEqual([
      ['today', ['just now', 'before']],
      ['week', ['on Monday']],
      ['older', ['old but unread']],
    ]);
    expect(groupsAt('2026-11-22 23:59')).toEqual([
      ['week', ['just now', 'before', 'on Monday']],
      ['older', ['old but unread']],
    ]);
    expect(groupsAt('2026-11-23 00:00').map(([period]) => period)).toEqual(['older']);
  });

  test('are none where there is none', () => expect(groupsAt('2026-11-18 12:00', [])).toEqual([]));

  test('name the number of their record last, if they have one', () => {
    expect(titleParts('A · B GmbH: Angenommen · Auftrag A-1')).toEqual({
      name: 'A · B GmbH: Angenommen',
      number: 'Auftrag A-1',
    });
    expect(titleParts('Newsletter: Winter')).toEqual({ name: 'Newsletter: Winter', number: '' });
  });
});

test.each([
  ['/my-portal', undefined, '/my-portal'],
  ['/my-portal', '1001', '/my-portal?trid=1001'],
  ['/etc/tickets/edit?id=7', '1001', '/etc/tickets/edit?id=7&trid=1001'],
  ['/etc/tickets/edit?id=7', 'a&b', '/etc/tickets/edit?id=7&trid=a%26b'],
])('§notifications the link %s for the organisation %s is %s', (link, trid, expected) =>
  expect(withTrid(link, trid)).toBe(expected),
);
