import { describe, expect, test } from 'vitest';
import {
  bandEnd,
  durationOf,
  isInBand,
  levelOf,
  type NoticeTimes,
  noticeState,
  punctualityOf,
} from '#domain/notices/notice-state.ts';

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.parse('2026-11-24T07:42:00Z');
const disturbance: NoticeTimes = { kind: 'disturbance', isPublished: true, begin };
const maintenance: NoticeTimes = { kind: 'maintenance', isPublished: true, begin, end: begin + hour };

describe('the state by the clock', () => {
  test.each<[string, NoticeTimes, number, string]>([
    ['not published', { ...disturbance, isPublished: false }, begin + hour, 'draft'],
    ['before its begin', disturbance, begin - 1, 'planned'],
    ['from its begin on', disturbance, begin, 'running'],
    ['long before a promise', { ...disturbance, promise: begin + hour }, begin + 39 * minute, 'running'],
    ['20 minutes before a promise', { ...disturbance, promise: begin + hour }, begin + 40 * minute, 'promiseNear'],
    ['at its promise', { ...disturbance, promise: begin + hour }, begin + hour, 'promiseNear'],
    ['after its promise', { ...disturbance, promise: begin + hour }, begin + hour + 1, 'promiseMissed'],
    ['after the expected end', { ...disturbance, end: begin + hour }, begin + 2 * hour, 'running'],
    ['resolved', { ...disturbance, resolved: begin + hour }, begin + 3 * hour - 1, 'resolved'],
    ['resolved 2 hours ago', { ...disturbance, resolved: begin + hour }, begin + 3 * hour, 'ended'],
    ['ended by hand', { ...disturbance, ended: begin + hour }, begin + hour, 'ended'],
    ['ended by hand before its begin', { ...disturbance, ended: begin - hour }, begin - minute, 'ended'],
    ['a maintenance before its end', maintenance, begin + hour - 1, 'running'],
    ['a maintenance at its end', maintenance, begin + hour, 'ended'],
    ['news without an end', { ...maintenance, kind: 'news', end: undefined }, begin + 1000 * hour, 'running'],
  ])('%s', (_name, times, now, state) => expect(noticeState(times, now)).toBe(state));
});

test('a maintenance stands in the band from its announcement on, all others from their begin', () => {
  const announced = { ...maintenance, visibleFrom: begin - 24 * hour };
  expect(isInBand(announced, begin - 24 * hour - 1)).toBe(false);
  expect(isInBand(announced, begin - 24 * hour)).toBe(true);
  expect(isInBand(maintenance, begin - 1)).toBe(false);
  expect(isInBand(maintenance, begin)).toBe(true);
  expect(isInBand(maintenance, begin + hour)).toBe(false);
  expect(isInBand({ ...disturbance, resolved: begin + hour }, begin + 2 * hour)).toBe(true);
});

test('the band knows its end unless an employee must end it', () => {
  expect(bandEnd(disturbance)).toBeUndefined();
  expect(bandEnd({ ...disturbance, end: begin + hour })).toBeUndefined();
  expect(bandEnd({ ...disturbance, resolved: begin + hour })).toBe(begin + 3 * hour);
  expect(bandEnd(maintenance)).toBe(begin + hour);
});

test('it lasts until it is resolved, until its end, or until now', () => {
  expect(durationOf(disturbance, begin + 2 * hour)).toBe(2 * hour);
  expect(durationOf({ ...disturbance, resolved: begin + hour }, begin + 9 * hour)).toBe(hour);
  expect(durationOf(maintenance, begin + 9 * hour)).toBe(hour);
  expect(durationOf(maintenance, begin - hour)).toBe(0);
});

test('messages are late after their promise; corrections and the end promise nothing', () => {
  const message = { id: 'a', author: 'I. K.', time: begin, kind: 'message' } as const;
  expect(
    punctualityOf([
      { ...message, kind: 'begin' },
      { ...message, promised: begin },
      { ...message, promised: begin - 1 },
      { ...message, kind: 'corrected', promised: begin - 1 },
      { ...message, kind: 'ended' },
    ]),
  ).toEqual({ count: 3, late: 1 });
});

test('disturbances are red, maintenance amber, news blue, and what is resolved green', () => {
  expect((['disturbance', 'maintenance', 'news'] as const).map((kind) => levelOf({ ...disturbance, kind }))).toEqual([
    'danger',
    'warn',
    'info',
  ]);
  expect(levelOf({ ...disturbance, resolved: begin })).toBe('ok');
});
