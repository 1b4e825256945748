import { expect, test } from 'vitest';
import { startPages } from '#contract/me/followed-settings.ts';
import { routes } from '#domain/access/routes.ts';
import { startPath, starts } from '#domain/access/start-page.ts';

test('§1 the pages that a login may lead to are those of the routes, for the same users', () => {
  const pages = startPages.map((name) => [name, { path: routes[name].path, access: routes[name].access }]);
  expect(starts).toEqual(Object.fromEntries(pages));
});

test.each([
  ['nothing was chosen', undefined, ['SP'], 'SP', '/my-portal'],
  ['the page is open to all', 'EtcTicketOverview', [], '', '/etc/tickets'],
  ['the user has the role', 'Orders', ['SP'], '', '/sales-partners/orders'],
  ['the organisation has it', 'Orders', [], 'SP,WS', '/sales-partners/orders'],
  ['neither has it', 'Orders', ['WS'], 'WS', '/my-portal'],
  ['the organisation is not known yet', 'Orders', [], undefined, '/sales-partners/orders'],
] as const)('§1 where a login leads where %s', (_case, wishes, roles, type, path) => {
  expect(startPath(wishes, roles, type)).toBe(path);
});
