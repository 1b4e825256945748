import { expect, test } from 'vitest';
import { CallLimit, LastingDelay } from '#server/plugins/call-limit.ts';

/** A server that answers so many calls each second, and is looked at four times a second. */
function run(limit: CallLimit, perSecond: number, seconds: number, isFull = true): number {
  for (let look = 0; look < seconds * 4; look += 1) {
    for (let call = 0; call < perSecond / 4; call += 1) limit.answer();
    limit.look(0.25, isFull);
  }
  return limit.current;
}

test('§faults a full server works on as many calls as it answers in 0.4 s, and never on more than set', () => {
  expect(run(new CallLimit(250), 400, 3)).toBe(160);
  expect(run(new CallLimit(250), 2000, 3)).toBe(250);
  expect(run(new CallLimit(2), 2000, 3)).toBe(2);
});

test('§faults the calls of one or two pages are always taken', () => {
  expect(run(new CallLimit(250), 4, 3)).toBe(20);
  expect(run(new CallLimit(250), 0, 3)).toBe(20);
});

test('§faults a server with room takes as many as set again, also while calls wait for something outside', () => {
  const limit = new CallLimit(250);
  expect(run(limit, 0, 3, false)).toBe(250);
  run(limit, 100, 3);
  expect(limit.current).toBe(40);
  expect(run(limit, 100, 2, false)).toBe(250);
});

test('§faults a stall that is over refuses no calls; one that lasts does until it ends', () => {
  const delay = new LastingDelay();
  const measured = [20, 2500, 21, Number.NaN, 2500, 2400, 20].map((ms) => {
    delay.measure(ms);
    return delay.current;
  });
  expect(measured).toEqual([0, 20, 21, 0, 0, 2400, 20]);
});
