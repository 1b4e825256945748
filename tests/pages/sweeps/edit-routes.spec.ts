import { mayAccess } from '#domain/access/access.ts';
import { accessOf, href, type RouteName } from '#domain/access/routes.ts';
import { expect, test } from '../fixtures/portal.ts';
import { protectedRoutes } from '../objects/built-routes.ts';

test.use({ dataPer: 'worker' });

const editRoutes = protectedRoutes.filter((name) => name.endsWith('Edit'));
/** The first of these users whom the rule of a route lets in opens its edit page. */
const users = { '1001/sp.admin': ['SP'], '9001/etc.staff': ['PORTAL_EMPLOYEE'] } as const;
const userOf = (name: RouteName): string | undefined =>
  Object.entries(users).find(([, roles]) => mayAccess(accessOf(name), roles, ''))?.[0];

test('§2 every edit page has a user who opens it here', () => {
  expect(editRoutes.filter((name) => !userOf(name))).toEqual([]);
});

for (const user of Object.keys(users)) {
  for (const id of [undefined, '99999999']) {
    test(`§2 edit pages ${id ? 'of an unknown id' : 'without an id'} offer a way on: ${user}`, async ({
      page,
      signIn,
      expectConsole,
    }) => {
      if (id) expectConsole(/404/);
      await signIn(user);
      for (const name of editRoutes.filter((name) => userOf(name) === user)) {
        await page.goto(href(name, 'de', { id }));
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        await expect.soft(page.locator('main .skeleton'), name).toHaveCount(0);
        const ways = page.locator('main').locator('button, a:not(nav a)').filter({ visible: true });
        await expect.soft(ways.first(), name).toBeVisible();
      }
    });
  }
}
