import { expect, test } from 'vitest';
import { monthsAfter } from '#domain/date/calendar-day.ts';
import { endFault, isOpenEnded } from '#domain/wholesale/services/service-end.ts';
import { servicePrice } from '#domain/wholesale/services/service-prices.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-23', 12, '2027-11-23'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('§services %s and %i months is %s', (day, months, after) => {
  expect(monthsAfter(day, months)).toBe(after);
});

test.each([
  ['sipTrunk', { channels: '10' }, { quantity: 10, oneOff: 0, monthly: 1800 }],
  ['sipTrunk', { channels: 'viele' }, { quantity: 0, oneOff: 0, monthly: 0 }],
  ['channels', { delta: '3' }, { quantity: 3, oneOff: 0, monthly: 540 }],
  ['staticIp', { staticIps: [{}, {}] }, { quantity: 2, oneOff: 3800, monthly: 800 }],
  ['barring', {}, { quantity: 1, oneOff: 0, monthly: 0 }],
  ['numbers', {}, undefined],
  ['toString', {}, undefined],
])('§services the price of %s with %j', (type, values, price) => {
  expect(servicePrice(type, values)).toEqual(price);
});

test.each([
  [undefined, '2026-11-24', undefined],
  [undefined, '2026-11-23', 'leadTime:1'],
  ['2027-11-23', '2027-11-22', 'beforeTermEnd'],
  ['2027-11-23', '2027-11-23', undefined],
])('§services with a term until %s, %s as its last day: %s', (termEnd, until, fault) => {
  expect(endFault(termEnd === undefined ? {} : { termEnd }, until, { today: '2026-11-23', holidays: {} })).toBe(fault);
});

test.each([
  ['active', '2026-11-22', true],
  ['active', '2026-11-23', false],
  ['active', undefined, false],
  ['cancelled', '2026-11-22', false],
  ['ended', '2026-11-22', false],
] as const)('§services a service that is %s with a term until %s is open-ended: %s', (state, termEnd, isOver) => {
  expect(isOpenEnded({ state, termEnd }, '2026-11-23')).toBe(isOver);
});
