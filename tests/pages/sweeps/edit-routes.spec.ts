import { href, type RouteName } from '#domain/access/routes.ts';
import { expect, test } from '../fixtures/portal.ts';
import { protectedRoutes } from '../objects/built-routes.ts';

test.use({ dataPer: 'worker' });

/** Users who together may open every edit page. */
const users: Readonly<Record<string, (name: RouteName) => boolean>> = {
  '9001/etc.staff': (name) =>
    /^(ContactPerson|VoNumber|HotspotLink|PriceList|NumberPool|DeletionRequest|SavedReply)/.test(name),
  '1001/sp.admin': (name) => /^(Customer|Draft|Order|EtcTicket)/.test(name),
};
const editRoutes = protectedRoutes.filter((name) => name.endsWith('Edit'));

test('§2 every edit page has a user who opens it here', () => {
  expect(editRoutes.filter((name) => !Object.values(users).some((mayOpen) => mayOpen(name)))).toEqual([]);
});

for (const [user, mayOpen] of Object.entries(users)) {
  for (const id of [undefined, '99999999']) {
    test(`§2 edit pages ${id ? 'of an unknown id' : 'without an id'} offer a way on: ${user}`, async ({
      page,
      signIn,
      expectConsole,
    }) => {
      if (id) expectConsole(/404/);
      await signIn(user);
      for (const name of editRoutes.filter(mayOpen)) {
        await page.goto(href(name, 'de', { id }));
        await expect.soft(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        await expect.soft(page.locator('main .skeleton'), name).toHaveCount(0);
        const ways = page.locator('main').locator('button, a:not(nav a)').filter({ visible: true });
        await expect.soft(ways.first(), name).toBeVisible();
      }
    });
  }
}
