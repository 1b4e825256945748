import { describe, expect, test } from 'vitest';
import type { Activity } from '#contract/foundation.ts';
import { type ActivityScope, activityGroups } from '#domain/content/activity-list.ts';
import { dayPart } from '#domain/date/day-part.ts';
import { linkHref, outsideHref, ownHref } from '#domain/site/link-target.ts';
import { initials } from '#domain/text/initials.ts';

test.each([
  [4, 'night'],
  [5, 'morning'],
  [10, 'morning'],
  [11, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [22, 'evening'],
  [23, 'night'],
  [0, 'night'],
])('§my-portal at %i hours it is %s', (hour, part) => expect(dayPart(hour)).toBe(part));

test.each([
  ['Petra Sommer', 'PS'],
  ['Anna von der Heide', 'AH'],
  ['  Äge   Öz ', 'ÄÖ'],
  ['Madonna', 'M'],
  ['𝒜da 😀x', '𝒜😀'],
  ['', ''],
])('§my-portal %j is drawn as %j', (name, letters) => expect(initials(name)).toBe(letters));

describe('§my-portal links that the server names', () => {
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

describe('§my-portal last activities', () => {
  const login = (time: number, actor = 'Petra Sommer'): Activity => ({ time, actor, kind: 'login', text: '' });
  const created = (time: number): Activity => ({ time, actor: 'Jens Winter', kind: 'ticket.created', text: '1042' });
  const loaded = (time: number): Activity => ({ ...login(time), kind: 'document.downloaded', text: `Liste ${time}` });
  const render = (list: Activity[], scope: ActivityScope = 'all', limit = 10) =>
    activityGroups(list, scope, limit).map(({ all }) => all.map(({ time }) => time));
  const day = 86_400_000;

  test('logins and downloads of a day are a line each, where the newest stands', () =>
    expect(render([login(9), loaded(8), created(7), login(6), loaded(5)])).toEqual([[9, 6], [8, 5], [7]]));
  test('logins of another day or of another user are a separate line', () =>
    expect(render([login(day + 9), login(9), login(8, 'Jens Winter')])).toEqual([[day + 9], [9], [8]]));
  test('other activities all stay', () => expect(render([created(9), created(8)])).toEqual([[9], [8]]));
  test('a filter shows one kind alone', () =>
    expect(
      (['tickets', 'documents', 'logins'] as const).map((scope) => render([login(3), loaded(2), created(1)], scope)),
    ).toEqual([[[1]], [[2]], [[3]]]));
  test('no more lines than asked for are shown', () =>
    expect(render([created(3), created(2), created(1)], 'all', 2)).toEqual([[3], [2]]));
});
