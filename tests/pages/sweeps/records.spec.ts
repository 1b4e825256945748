import type { Locator } from '@playwright/test';
import { href, type RouteName } from '#domain/access/routes.ts';
import { lengthenAnswers } from '../fixtures/long-words.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';

test.use({ dataPer: 'worker' });

/**
 * Room (px) between the header of the page and the first row of a list: with the header it begins at 330 px of a wide
 * window and at 300 px of a phone's.
 */
const maxAbove = { 1440: 184, 375: 194 } as const;
const aboveRow = (row: Locator) =>
  row.evaluate((link) => {
    const main = document.querySelector('main');
    return (link.closest('tr, li')?.getBoundingClientRect().top ?? 0) - (main?.getBoundingClientRect().top ?? 0);
  });

/** Lists with rows that lead to a record, by the demo user who has such rows. */
const lists: Readonly<Record<string, readonly RouteName[]>> = {
  '1001/sp.admin': ['EtcTicketOverview', 'Customers', 'Drafts', 'Orders'],
  '2001/ws.user': [
    'WholesaleCustomers',
    'WholesaleSip',
    'WholesalePortNumber',
    'WholesaleServices',
    'WholesaleProcesses',
    'WholesaleBackupRouting',
  ],
  '9001/etc.staff': [
    'ContactPersons',
    'HotspotLinks',
    'PriceLists',
    'NumberPools',
    'SavedReplies',
    'Synonyms',
    'Checklists',
    'DeletionRequests',
    'CommissionStatements',
    'CarrierMessages',
  ],
};

for (const [user, names] of Object.entries(lists)) {
  test(`§2 the first records of these fit every window with long words: ${names.join(', ')}`, async ({
    page,
    signIn,
  }) => {
    await signIn(user);
    await lengthenAnswers(page);
    for (const name of names) {
      await page.goto(href(name, 'de'));
      const rows = page.locator('main a[data-reach]');
      await expect(rows.first()).toBeVisible();
      for (const [width, max] of Object.entries(maxAbove)) {
        await page.setViewportSize({ width: Number(width), height: 900 });
        await expect.poll(() => aboveRow(rows.first()), `${name} at ${width} px`).toBeLessThanOrEqual(max);
      }
      await fits(page, 820, 640);
      const addresses = await rows.evaluateAll((links) =>
        links.slice(0, 2).map((link) => (link as HTMLAnchorElement).href),
      );
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
        await expect(page.locator('main .skeleton'), address).toHaveCount(0);
        await fits(page, 820, 375, 360, 320);
      }
    }
  });
}
