import type { Locator, Page } from '@playwright/test';
import { ticketTypes } from '#contract/ticket.ts';
import { accessOf, href, localePath, type RouteName } from '#domain/access/routes.ts';
import deCommon from '#i18n/de/common.json' with { type: 'json' };
import deRoutes from '#i18n/de/routes.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import enCommon from '#i18n/en/common.json' with { type: 'json' };
import enRoutes from '#i18n/en/routes.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { formattersMade, watchFormatters } from '../fixtures/formatters.ts';
import { lengthenAnswers } from '../fixtures/long-words.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { type Device, screens, type View } from '../fixtures/view.ts';
import { forEachView } from '../fixtures/views.ts';
import { builtRoutes, protectedKinds, protectedRoutes } from '../objects/built-routes.ts';
import { walks } from '../objects/demo-actors.ts';

test.use({ dataPer: 'worker' });
// Each walk goes to the next idle worker: as one file they would take one of them for a third of the run.
test.describe.configure({ mode: 'parallel' });

const texts = {
  de: { routes: deRoutes, common: deCommon, ui: deUi },
  en: { routes: enRoutes, common: enCommon, ui: enUi },
} as const;

/** Pages with a title other than that of their route. */
const ownTitle: readonly RouteName[] = [
  'EtcDocumentsNetworkOperators',
  'EtcTicketEdit',
  'ContactPersonEdit',
  'VoNumberEdit',
  'HotspotLinkEdit',
  'PriceListEdit',
  'NumberPoolEdit',
  'SavedReplyEdit',
  'ChecklistEdit',
  'SynonymEdit',
  'DeletionRequestEdit',
  'CustomerEdit',
  'DraftEdit',
  'OrderSubmitWizard',
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
  EtcBillingDocuments: ['?tab=lines', '?tab=lines&search=gibtesnicht', '?tab=analysis'],
  Tutorials: ['/first-steps'],
  TutorialEntry: ['?id=admin-partner-rights', '?id=none'],
  EtcAcademyOverview: ['/portal-basics', '/portal-basics/sign-in'],
  EtcAcademyCourse: ['?id=none'],
};

/** Pages that order names once they are there, which is left to the browser. */
const ordersNames: readonly RouteName[] = [
  'Documents',
  'EtcDistributionServices',
  'EtcContracts',
  'EtcDocumentsNetworkOperators',
  'Content',
];

/** Shown with a record too that is not there. */
const ofMissingRecord: readonly RouteName[] = ['CustomerEdit', 'DraftEdit'];

/** Of what takes turns, every second falls to each view. */
const turnOf = { desktop: 0, phone: 1 } as const satisfies Record<Device, number>;
const isPublic = (name: RouteName) => accessOf(name) === 'public';
const inBothViews = (name: RouteName) => isPublic(name) || protectedKinds.includes(name);
/** What a page shows besides is seen in one view, on both screens there. */
const tailsOf = (name: RouteName, device: Device) =>
  (more[name] ?? []).filter((_, place) => !inBothViews(name) || place % 2 === turnOf[device]);

/** Opens an address and waits until all of it is there. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await expect(page.locator('main .skeleton'), address).toHaveCount(0);
}

async function shows(page: Page, name: RouteName, { locale, device }: View): Promise<void> {
  const { routes, common } = texts[locale];
  await open(page, href(name, locale));
  const mayOrder = (formatter: string) => formatter === 'Collator' && ordersNames.includes(name);
  const formatters = (await formattersMade(page)).filter((formatter) => !mayOrder(formatter));
  expect(formatters, `${name} writes by rule`).toEqual([]);
  const title = ownTitle.includes(name) ? '.+' : routes[name].replace(/[()?.]/g, '.');
  await expect(page).toHaveTitle(new RegExp(`^${title} – ${common.appName}$`));
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'de' ? 'de-DE' : 'en');
  await looksRight(page, device, inBothViews(name));
  for (const tail of tailsOf(name, device)) {
    await open(page, href(name, locale) + tail);
    await looksRight(page, device, false);
  }
}

const narrowest = 320;
const tablet = 820;

/** Phones zoom into fields with smaller letters. */
const minFieldFontPx = 16;
const smallFields = (page: Page) =>
  page.evaluate(
    (min) =>
      [...document.querySelectorAll('select, textarea, [contenteditable], input:not([type=checkbox], [type=radio])')]
        .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < min)
        .map((field) => field.outerHTML.slice(0, 200)),
    minFieldFontPx,
  );

/**
 * What holds for every page: axe finds nothing on either screen, the page fits both of them, a tablet and the narrowest
 * window (WCAG 1.4.10), and no phone zooms into a field. A page that is seen in both views is judged by axe on the screen
 * of each; of the others colours are judged on one screen, because each kind of page is seen on both.
 */
async function looksRight(page: Page, device: Device, isInBothViews: boolean): Promise<void> {
  const own = screens[device].viewport;
  const other = screens[device === 'desktop' ? 'phone' : 'desktop'].viewport;
  await axe(page, { whole: true });
  await fits(page, narrowest, tablet);
  if (device === 'phone') expect(await smallFields(page), page.url()).toEqual([]);
  if (isInBothViews) return;
  await page.setViewportSize(other);
  await fits(page);
  await axe(page, { whole: true, except: ['color-contrast'] });
  await page.setViewportSize(own);
}

/** Presses what offers another try until nothing does; a load that began before the calls went through may fail once more. */
async function retryAll(page: Page, retry: Locator): Promise<void> {
  await expect(async () => {
    if (await retry.first().isVisible()) await retry.first().click();
    await expect(retry).toHaveCount(0, { timeout: 500 });
    await expect(page.locator('main .skeleton')).toHaveCount(0, { timeout: 5000 });
    await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

forEachView(['de', 'en'], ['desktop', 'phone'], (view) => {
  const { locale, device } = view;

  test('§1-1 §1-3 every public page has title and language, fits the window and passes axe', async ({ page }) => {
    await watchFormatters(page);
    for (const name of builtRoutes) if (isPublic(name)) await shows(page, name, view);
  });

  // Both widths are judged in each view: of pages on one kit, the first is seen in both languages, the others by turns.
  const turn = turnOf[device];
  const log = protectedRoutes.filter((name, place) => inBothViews(name) || place % 2 === turn);
  for (const { actor, names } of walks(log, { atMost: 12 })) {
    test(`§1-1 §1-3 these have title and language, fit the window and pass axe: ${names.join(', ')}`, async ({
      page,
      signIn,
      expectConsole,
    }) => {
      // The browser notes the answer to a record that is not there.
      if (names.some((name) => ofMissingRecord.includes(name) && tailsOf(name, device).length > 0))
        expectConsole(/404 \(Not Found\) .*\/data\/none/);
      await signIn(actor.userId, actor.trid);
      await watchFormatters(page);
      await lengthenAnswers(page);
      for (const name of names) await shows(page, name, view);
    });
  }

  // What nothing answers to is worded by the kits: each kind of page is looked at in one of the views, by turns.
  const failing = protectedKinds.filter((_, place) => place % 2 === turn);
  for (const { actor, names } of walks(failing, { atMost: 12 })) {
    test(`§faults these say so and offer a retry if no call succeeds: ${names.join(', ')}`, async ({
      page,
      signIn,
      expectConsole,
    }) => {
      expectConsole(/ERR_FAILED/);
      const retry = page.getByRole('button', { name: texts[locale].ui.retry });
      await signIn(actor.userId, actor.trid);
      // The organisation, which everything else waits for, is known from before.
      await open(page, localePath('/my-portal', locale));
      await page.addInitScript(() => {
        if (location.protocol === 'about:') return;
        for (const key of Object.keys(localStorage)) if (key.startsWith('portal.cache.')) localStorage.removeItem(key);
      });
      for (const name of names) {
        await page.route('**/api/**', (route) => route.abort());
        await page.goto(href(name, locale));
        await expect(retry.first(), name).toBeVisible();
        await expect(page.locator('main .skeleton'), name).toHaveCount(0);
        // So high that the note at its foot, which comes at some moment, lies over no link.
        await page.setViewportSize({ width: screens[device].viewport.width, height: 6000 });
        await axe(page, { whole: true });
        await page.setViewportSize(screens[device].viewport);
        await fits(page, narrowest);
        await page.unroute('**/api/**');
        await retryAll(page, retry);
      }
    });
  }
});
