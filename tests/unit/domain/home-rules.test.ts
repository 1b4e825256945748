import { describe, expect, test } from 'vitest';
import type { Activity } from '../../../src/contract/foundation.ts';
import { shownActivities } from '../../../src/domain/activity-list.ts';
import { dayPart } from '../../../src/domain/day-part.ts';
import { initials } from '../../../src/domain/initials.ts';
import { linkHref, outsideHref, ownHref } from '../../../src/domain/link-target.ts';

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [23, 'evening'],
  [0, 'evening'],
])('§1 at %i hours it is %s', (hour, part) => expect(dayPart(hour)).toBe(part));

test.each([
  ['Petra Sommer', 'PS'],
  ['Anna von der Heide', 'AH'],
  ['  Äge   Öz ', 'ÄÖ'],
  ['Madonna', 'M'],
  ['𝒜da 😀x', '𝒜😀'],
  ['', ''],
])('§1 %j is drawn as %j', (name, letters) => expect(initials(name)).toBe(letters));

describe('§1 links that the server names', () => {
  test.each([
    ['/etc/tickets/edit?id=1', 'de', '/etc/tickets/edit?id=1'],
    ['/etc/tickets/edit?id=1#notes', 'en', '/en/etc/tickets/edit?id=1#notes'],
    ['/en/etc/tickets', 'de', '/etc/tickets'],
    ['https://elsewhere.example/', 'de', undefined],
    ['//elsewhere.example/', 'de', undefined],
    ['/\\elsewhere.example', 'de', undefined],
    ['javascript:alert(1)', 'de', undefined],
    ['', 'de', undefined],
  ] as const)('%j in %s leads to %j', (path, locale, target) => expect(ownHref(path, locale)).toBe(target));

  test.each([
    ['https://vf.example.com/vf', 'https://vf.example.com/vf'],
    ['http://vf.example.com', 'http://vf.example.com/'],
    ['javascript:alert(1)', undefined],
    [' javascript:alert(1)', undefined],
    ['data:text/html,<script>', undefined],
    ['/my-portal', undefined],
    ['', undefined],
  ])('outside, %j leads to %j', (address, target) => expect(outsideHref(address)).toBe(target));

  test.each([
    ['/etc/academy/portal-basics', '/en/etc/academy/portal-basics'],
    ['https://vf.example.com/vf', 'https://vf.example.com/vf'],
    ['//vf.example.com', undefined],
    ['javascript:alert(1)', undefined],
  ])('an editor writes %j, which leads to %j', (link, target) => expect(linkHref(link, 'en')).toBe(target));
});

describe('§1 last activities', () => {
  const login = (time: number, actor = 'Petra Sommer'): Activity => ({ time, actor, kind: 'login', text: '' });
  const created = (time: number): Activity => ({ time, actor: 'Jens Winter', kind: 'ticket.created', text: '1042' });
  const times = (list: Activity[], limit = 10) => shownActivities(list, limit).map(({ time }) => time);

  test('logins in a row count as their newest', () =>
    expect(times([login(9), login(8), created(7), login(6), login(5)])).toEqual([9, 7, 6]));
  test('logins of different people are different', () =>
    expect(times([login(9), login(8, 'Jens Winter')])).toEqual([9, 8]));
  test('other activities in a row all stay', () => expect(times([created(9), created(8)])).toEqual([9, 8]));
  test('no more than asked for are shown', () =>
    expect(times([created(3), created(2), created(1)], 2)).toEqual([3, 2]));
});
