import deDesk from '#i18n/de/desk.json' with { type: 'json' };
import deRoutes from '#i18n/de/routes.json' with { type: 'json' };
import enDesk from '#i18n/en/desk.json' with { type: 'json' };
import enRoutes from '#i18n/en/routes.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = { de: { desk: deDesk, routes: deRoutes }, en: { desk: enDesk, routes: enRoutes } } as const;
const lists = [
  'HotspotLinks',
  'ContactPersons',
  'VoNumbers',
  'PriceLists',
  'NumberPools',
  'SavedReplies',
  'Synonyms',
  'Checklists',
] as const;
test.use({ dataPer: 'worker' });

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§staff leads to all that employees maintain, and says how much there is', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    const { desk, routes } = words[locale];
    await signIn('9001/etc.staff', '1001');
    await visit('/etc/maintenance');
    const main = page.locator('main');
    for (const name of lists) await expect(main.getByRole('link', { name: routes[name], exact: true })).toBeVisible();
    await expect(main.getByText(desk.maintenance.announcementsText)).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('overview');
    await main.getByRole('link', { name: routes.SavedReplies, exact: true }).click();
    await expect(page).toHaveURL(/saved-replies/);
  });
});
