import { expect, test } from 'vitest';
import { afterPush, isPushService, maxPushAgeMs, pushUrgency } from '#domain/me/push-delivery.ts';

const tried = { attempts: 1, created: 0 };

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [307, 'refused'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [429, 'retry'],
  [500, 'retry'],
  [503, 'retry'],
  [undefined, 'retry'],
])('§notifications.browsers the answer %s of a push service means %s', (status, kind) =>
  expect(afterPush(status, tried, 0).kind).toBe(kind),
);

test('§notifications.browsers attempts lie ever further apart and end after a day', () => {
  const waits: number[] = [];
  let now = 0;
  for (let attempts = 1; ; attempts += 1) {
    const outcome = afterPush(500, { attempts, created: 0 }, now);
    if (outcome.kind !== 'retry') break;
    waits.push(outcome.nextAttempt - now);
    now = outcome.nextAttempt;
  }
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.length).toBeLessThan(25);
  expect(now).toBeLessThanOrEqual(maxPushAgeMs);
});

test.each([
  ['fcm.googleapis.com', true],
  ['a.fcm.googleapis.com', false],
  ['web.push.apple.com', true],
  ['push.apple.com', false],
  ['evilpush.apple.com', false],
  ['web.push.apple.com.evil.example', false],
])('§notifications.browsers %s is a push service that may be called: %s', (host, isOne) =>
  expect(isPushService(host, ['fcm.googleapis.com', '*.push.apple.com'])).toBe(isOne),
);

test('§notifications.browsers what waits for an answer is more urgent than what can be read later', () => {
  expect([pushUrgency('ticketAnswer'), pushUrgency('newsletter')]).toEqual(['normal', 'low']);
});
