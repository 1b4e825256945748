import type { Page } from '@playwright/test';
import { ticketTypes } from '../../../src/contract/ticket.ts';
import { mayAccess } from '../../../src/domain/access/access.ts';
import { accessOf, href, type Locale, localePath, type RouteName } from '../../../src/domain/access/routes.ts';
import deCommon from '../../../src/i18n/de/common.json' with { type: 'json' };
import deRoutes from '../../../src/i18n/de/routes.json' with { type: 'json' };
import deUi from '../../../src/i18n/de/ui.json' with { type: 'json' };
import enCommon from '../../../src/i18n/en/common.json' with { type: 'json' };
import enRoutes from '../../../src/i18n/en/routes.json' with { type: 'json' };
import enUi from '../../../src/i18n/en/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEveryView } from '../fixtures/views.ts';
import { builtRoutes } from '../objects/built-routes.ts';
import { actors } from '../objects/demo-actors.ts';

test.use({ dataPer: 'worker' });

const texts = {
  de: { routes: deRoutes, common: deCommon, ui: deUi },
  en: { routes: enRoutes, common: enCommon, ui: enUi },
} as const;

/** Pages whose title is not that of their route. */
const ownTitle: readonly RouteName[] = [
  'EtcDocumentsNetworkOperators',
  'EtcTicketEdit',
  'ContactPersonEdit',
  'VoNumberEdit',
  'HotspotLinkEdit',
  'PriceListEdit',
  'NumberPoolEdit',
  'CustomerEdit',
  'DraftEdit',
];
/** What a route shows besides, by its query or below its address. */
const more: Partial<Record<RouteName, readonly string[]>> = {
  Login: ['?expired=1'],
  Search: ['?search=Preisliste', '?search=Xylophon'],
  Documents: ['?folder=price-lists', '?folder=contracts'],
  EtcTicketOverview: ['?status=all', '?search=gibtesnicht'],
  EtcTicketEdit: ticketTypes.map((type) => `?type=${type}`),
  Customers: ['?search=gibtesnicht', '?archived=1'],
  CustomerEdit: ['?id=none'],
  Drafts: ['?search=gibtesnicht', '?archived=1'],
  DraftEdit: ['?id=none'],
  Orders: ['?search=gibtesnicht'],
  Tutorials: ['/first-steps'],
  TutorialEntry: ['?id=admin-partner-rights', '?id=none'],
  EtcAcademyOverview: ['/portal-basics', '/portal-basics/sign-in'],
  EtcAcademyCourse: ['?id=none'],
};

/** Shown with a record too that is not there. */
const ofMissingRecord: readonly RouteName[] = ['CustomerEdit', 'DraftEdit'];

const isPublic = (name: RouteName) => accessOf(name) === 'public';
/** The first of the demo users for whom the page is. */
const actorFor = (name: RouteName) => actors.find(({ roles, tags }) => mayAccess(accessOf(name), roles, tags));
const byActor = Map.groupBy(
  [...builtRoutes].filter((name) => !isPublic(name)),
  actorFor,
);

/** Opens an address and waits until all of it is there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await expect(page.locator('main .skeleton'), address).toHaveCount(0);
}

async function shows(page: Page, name: RouteName, locale: Locale): Promise<void> {
  const { routes, common } = texts[locale];
  await open(page, href(name, locale));
  const title = ownTitle.includes(name) ? '.+' : routes[name].replace(/[()?.]/g, '.');
  await expect(page).toHaveTitle(new RegExp(`^${title} – ${common.appName}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'de' ? 'de-DE' : 'en');
  await looksRight(page);
  for (const tail of more[name] ?? []) {
    await open(page, href(name, locale) + tail);
    await looksRight(page);
  }
}

/** As for every page, in every view: axe finds nothing, and it fits the window down to 320 px. */
async function looksRight(page: Page): Promise<void> {
  await axe(page);
  await fits(page, 320);
}

forEveryView(({ locale }) => {
  test('§2 every public page has its title and language, fits the window, and axe finds nothing', async ({ page }) => {
    for (const name of builtRoutes) if (isPublic(name)) await shows(page, name, locale);
  });

  for (const [actor, names] of byActor) {
    test(`§2 every page for ${actor?.userId} has its title and language, fits the window, and axe finds nothing`, async ({
      page,
      signIn,
      expectConsole,
    }) => {
      // The browser notes the answer to a record that is not there.
      if (names.some((name) => ofMissingRecord.includes(name))) expectConsole(/404 \(Not Found\) .*\/data\/none/);
      await signIn(actor?.userId ?? '', actor?.trid);
      for (const name of names) await shows(page, name, locale);
    });

    test(`§8 every page for ${actor?.userId} says so in words where nothing answers`, async ({
      page,
      signIn,
      expectConsole,
    }) => {
      expectConsole(/ERR_FAILED/);
      const retry = page.getByRole('button', { name: texts[locale].ui.retry });
      await signIn(actor?.userId ?? '', actor?.trid);
      // The organisation, which everything else waits for, is known from before.
      await open(page, localePath('/my-portal', locale));
      await page.route('**/api/**', (route) => route.abort());
      await page.addInitScript(() => {
        if (location.protocol === 'about:') return;
        for (const key of Object.keys(localStorage)) if (key.startsWith('portal.cache.')) localStorage.removeItem(key);
      });
      for (const name of names) {
        await page.goto(href(name, locale));
        await expect(retry.first(), name).toBeVisible();
        await expect(page.locator('main .skeleton'), name).toHaveCount(0);
        await looksRight(page);
      }
    });
  }
});
