import { describe, expect, test } from 'vitest';
import { mayAccess } from '#domain/access/access.ts';
import { linkAccess } from '#domain/access/menu.ts';
import { accessOf, type RouteName } from '#domain/access/routes.ts';
import { matchNames } from '#domain/search/match-names.ts';
import { openActions, openActionsFor } from '#domain/search/open-actions.ts';
import { actionsFor, type Caller, pageLabels, pagesFor, portalActions } from '#domain/search/portal-actions.ts';
import dePalette from '#i18n/de/palette.json' with { type: 'json' };
import deRoutes from '#i18n/de/routes.json' with { type: 'json' };
import enPalette from '#i18n/en/palette.json' with { type: 'json' };
import enRoutes from '#i18n/en/routes.json' with { type: 'json' };

const caller = (roles: string[], more: Partial<Caller> = {}): Caller => ({
  roles,
  tags: '',
  onlooker: false,
  chooses: false,
  ...more,
});
const callers: [string, Caller][] = [
  ['a sales partner', caller(['SP'])],
  ['a wholesaler', caller(['WS'])],
  ['an employee', caller(['PORTAL_EMPLOYEE'], { chooses: true })],
  ['somebody without a role', caller(['PORTAL_USER'])],
  ['who has his role by the organisation', caller(['PORTAL_USER'], { tags: 'SP,WS' })],
];

describe.each(callers)('§search %s', (_name, who) => {
  test('offers each page and action that the user may open exactly once', () => {
    for (const locale of ['de', 'en'] as const) {
      const pages = pagesFor(locale, who);
      for (const link of pages) expect(mayAccess(linkAccess(link), who.roles, who.tags), link.route).toBe(true);
      const keys = pages.map(({ route, label }) => `${route} ${label}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
    for (const action of actionsFor(who))
      if ('route' in action) expect(mayAccess(accessOf(action.route), who.roles, who.tags), action.id).toBe(true);
  });
});

test('§search actions depend on the role, and tickets and logout are offered to all', () => {
  const ids = (who: Caller) => actionsFor(who).map(({ id }) => id);
  expect(ids(caller(['SP']))).toEqual(expect.arrayContaining(['newTicket', 'newCustomer', 'newDraft', 'logout']));
  expect(ids(caller(['SP']))).not.toContain('newService');
  expect(ids(caller(['WS']))).toEqual(expect.arrayContaining(['newWholesaleCustomer', 'newService', 'newNumber']));
  expect(ids(caller(['PORTAL_USER']))).not.toContain('newCustomer');
});

test('switching needs several organisations, and a partner view offers no action with changes', () => {
  const ids = (who: Caller) => actionsFor(who).map(({ id }) => id);
  expect(ids(caller(['SP']))).not.toContain('switchFoundation');
  expect(ids(caller(['SP'], { chooses: true }))).toContain('switchFoundation');
  expect(ids(caller(['SP', 'WS'], { chooses: true, onlooker: true }))).toEqual(['portNumber', 'settings', 'logout']);
});

test('the record that is open has actions of its own, and none in a partner view', () => {
  const ids = (page: RouteName, who: Caller) => openActionsFor(page, who).map(({ id }) => id);
  expect(ids('CustomerEdit', caller(['SP']))).toEqual(['writeMessage', 'ticketForCustomer', 'draftForCustomer']);
  expect(ids('WholesaleCustomers', caller(['WS']))).toEqual(['numbersForCustomer']);
  expect(ids('OrderEdit', caller(['SP']))).toEqual(['writeMessage']);
  expect(ids('OrderEdit', caller(['SP'], { onlooker: true }))).toEqual([]);
  expect(ids('Home', caller(['SP']))).toEqual([]);
});

test('every action has a name in both languages and is found by both on every page', () => {
  expect(Object.keys(dePalette.action).sort()).toEqual([...portalActions, ...openActions].map(({ id }) => id).sort());
  for (const [names, others] of [
    [dePalette.action, enPalette.action],
    [enPalette.action, dePalette.action],
  ]) {
    const all = portalActions.map(({ id, words }) => ({
      id,
      name: names?.[id] ?? '',
      words: `${others?.[id]} ${words}`,
    }));
    for (const { id, name } of all) {
      expect(matchNames(all, name)[0]?.id, name).toBe(id);
      expect(
        matchNames(all, others?.[id] ?? '').map((one) => one.id),
        others?.[id],
      ).toContain(id);
    }
  }
});

test('every page is found by its German and its English title', () => {
  const all = pagesFor('de', caller(['SP', 'WS', 'PORTAL_EMPLOYEE'])).map(({ route }) => ({
    route,
    name: deRoutes[route],
    words: `${deRoutes[route]} ${enRoutes[route]} ${pageLabels[route] ?? ''}`,
  }));
  for (const { route } of all)
    for (const title of [deRoutes[route], enRoutes[route]])
      expect(
        matchNames(all, title).map((one) => one.route),
        title,
      ).toContain(route);
});
