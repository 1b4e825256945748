import type { Page } from '@playwright/test';
import { accountMenu, menu, menuFor, menuIn } from '#domain/access/menu.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { type RouteName, routes } from '#domain/access/routes.ts';
import errors from '#i18n/de/errors.json' with { type: 'json' };
import ui from '#i18n/de/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { builtRoutes } from '../objects/built-routes.ts';
import { Chrome } from '../objects/chrome.ts';
import { actors } from '../objects/demo-actors.ts';

test.use({ dataPer: 'worker' });

const pathOf = (name: RouteName): string => routes[name].path;

async function seesOwnLinks(chrome: Chrome, { caption, roles, tags, sees }: (typeof actors)[number]): Promise<void> {
  await chrome.actsFor(caption);
  const links = await chrome.links();
  const built = menuIn('de', (route) => builtRoutes.has(route), [...menu, ...accountMenu]);
  const expected = menuFor(built, roles, tags)
    .flatMap((entry) => ('route' in entry ? [entry] : entry.links))
    .map(({ route, query }) => pathOf(route) + (query ? `?${new URLSearchParams(query)}` : ''));
  expect(links).toEqual([...new Set(expected), '/my-portal?arrange=1', '/']);
  const target: Partial<Record<RouteName, boolean>> = {
    Home: true,
    EtcTicketOverview: true,
    EtcDocumentsNetworkOperators: true,
    EtcProfile: sees.myData,
    EtcAcademyOverview: sees.academy,
    Customers: sees.salesPartners,
    WholesaleCustomers: sees.wholesale,
  };
  for (const [name, texts] of Object.entries(target) as [RouteName, boolean][])
    expect(links.includes(pathOf(name)), name).toBe(texts && builtRoutes.has(name));
  await expect(chrome.header.getByRole('link', { name: 'Kundenportal' })).toHaveAttribute('href', '/my-portal');
  await expect(chrome.login).toBeHidden();
}

test.describe('§2-8 §6-10 a signed-in user sees exactly the links that the roles of the user allow', () => {
  for (const [home, users] of Map.groupBy(actors, ({ userId }) => userId.split('/')[0])) {
    test(`users of ${home}`, async ({ page, signIn, visit }) => {
      for (const actor of users) {
        const { userId, trid, caption } = actor;
        await test.step(`${userId} for ${caption}`, async () => {
          const hasChoice = actors.filter((other) => other.userId === userId).length > 1;
          await signIn(userId, hasChoice ? trid : undefined);
          // The home of employees belongs to no organisation.
          await visit(isEmployee(actor.roles) ? pathOf('EtcTicketOverview') : '/my-portal');
          await seesOwnLinks(new Chrome(page), actor);
          // The next user comes to a browser that remembers nothing.
          await page.evaluate(() => localStorage.clear());
        });
      }
    });
  }
});

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale, device }) => {
  test('§2-13 a signed-out user sees a login link and no menu', async ({ page, visit, shot }) => {
    await visit('/help');
    const chrome = new Chrome(page, locale);
    await expect(chrome.login).toHaveAttribute('href', locale === 'de' ? '/' : '/en');
    for (const part of [chrome.menu, chrome.account, chrome.drawer, chrome.header.getByRole('search')])
      await expect(part).toBeHidden();
    await axe(page, { whole: true });
    await shot('signed-out');

    await test.step('the first tab stop skips to the content', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: locale === 'de' ? 'Zum Inhalt springen' : 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });

  test('menu and account menu stay usable with 40 % longer words', async ({ page, signIn, visit }) => {
    await signIn('2002/spws.user');
    await visit('/my-portal');
    const chrome = new Chrome(page, locale);
    await chrome.actsFor('ETC - Anders Kommunikation');
    await chrome.header.evaluate((header) => {
      for (const link of header.querySelectorAll('a, summary'))
        for (const node of link.childNodes)
          if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
            node.textContent += 'm'.repeat(Math.ceil(node.textContent.trim().length * 0.4));
    });
    if (device === 'phone') await chrome.drawer.click();
    await fits(page);
    const links = chrome.menu.locator('a:visible');
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) await expect(link).toBeInViewport();
  });
});

test('§1, §8, §9 events control the full-page loader and the error dialog on every page', async ({ page, signIn }) => {
  await test.step('§1-26 §4-16 §9-15 an event switches the loader on and off on every page, public ones too', async () => {
    const raise = (detail: boolean) =>
      page.evaluate((on) => void dispatchEvent(new CustomEvent('show-main-loader', { detail: on })), detail);
    const loader = page.getByRole('dialog', { name: ui.loading });
    for (const path of ['/', '/terms-of-use', '/reset-password', '/imprint', '/my-portal']) {
      if (path === '/my-portal') await signIn('1001/sp.admin', '1001');
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await raise(true);
      await expect(loader, path).toBeVisible();
      await expect
        .poll(() => loader.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').opacity), path)
        .toBe('0.5');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(loader, path).toBeVisible();
      await expect(page.locator('html'), path).toHaveCSS('overflow', 'hidden');
      await raise(false);
      await expect(loader, path).toBeHidden();
      await expect(page.locator('html'), path).not.toHaveCSS('overflow', 'hidden');
    }
  });

  await test.step('§3-24 §8-6 an event opens the dialog for an error without a text of its own', async () => {
    await new Chrome(page).actsFor('ETC - Sommer Telekom GmbH');
    const dialog = page.getByRole('alertdialog', { name: errors.other.title });
    await expect(async () => {
      await page.evaluate(() => void dispatchEvent(new CustomEvent('error-dialog', { detail: { statusCode: 418 } })));
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(dialog).toContainText('Fehler 418');
    await dialog.getByRole('button', { name: errors.ok }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/my-portal');
  });
});

test('§8 public pages also show the error dialog, and OK opens the page for the error code', async ({ page }) => {
  const raise = (statusCode: number, more: object = {}) =>
    page.evaluate((detail) => void dispatchEvent(new CustomEvent('error-dialog', { detail })), { statusCode, ...more });
  const dialog = page.getByRole('alertdialog');
  for (const path of ['/', '/reset-password', '/terms-of-use', '/imprint', '/privacy', '/help']) {
    await page.goto(path);
    await raise(418);
    await expect(dialog, path).toContainText('Fehler 418');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog, path).toBeVisible();
    await dialog.getByRole('button', { name: errors.ok }).click();
    await expect(dialog, path).toBeHidden();
    await expect(page).toHaveURL(path);
  }
  await raise(902, { termsVersion: '2026-11-01' });
  await expect(dialog).toContainText(errors['902first'].text);
  await dialog.getByRole('button', { name: errors.ok }).click();
  await raise(902, { termsVersion: '2026-11-01', acceptedVersion: '2025-01-01' });
  await expect(page.getByRole('alertdialog', { name: errors[902].title })).toContainText(errors[902].text);
  await dialog.getByRole('button', { name: errors.ok }).click();
  await expect(page).toHaveURL(/terms-of-use/);
  await page.goto('/help');
  await raise(902);
  await expect(page.getByRole('alertdialog', { name: errors[902].title })).toContainText(errors[902].text);
  await dialog.getByRole('button', { name: errors.ok }).click();
  await expect(page).toHaveURL(/terms-of-use/);
});

// The same on every screen.
forEachView(['de', 'en'], ['desktop'], ({ locale }) => {
  test('§1 the sub-header links public pages, and the footer shows company, version and contact', async ({
    page,
    visit,
  }) => {
    await page.clock.setFixedTime('2031-05-05T10:00:00+02:00');
    await visit('/imprint');
    const { footer, service } = new Chrome(page, locale);

    await test.step('§1-18 the sub-header links help, imprint, privacy policy and terms of use', async () => {
      const own = service.getByRole('link').and(page.locator(':not([hreflang])'));
      await expect(own).toHaveText(
        locale === 'de'
          ? ['Hilfe', 'Impressum', 'Datenschutz', 'Nutzungsbedingungen']
          : ['Help', 'Imprint', 'Privacy', 'Terms of use'],
      );
      for (const link of await own.all()) {
        const answer = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(answer.ok(), await link.innerText()).toBe(true);
      }
    });

    await test.step('§1-20 §9-10 §9-13 the footer names company, year, version, hotline and business hours', async () => {
      await expect(footer).toContainText('© 2031 ETC Distribution GmbH');
      const version = footer.getByText('Version 1.9.1', { exact: true });
      await expect(version).toHaveAttribute('title', /^1\.9\.1\+[\da-f]{8}, \d{4}-\d\d-\d\d$/);
      const hotline = footer.getByRole('link', { name: '+49 30 23125-200' });
      await expect(hotline).toHaveAttribute('href', 'tel:+493023125200');
      await expect(footer).toContainText(
        locale === 'de' ? 'Montag bis Freitag, 8 bis 17 Uhr' : 'Monday to Friday, 8 am to 5 pm',
      );
    });
  });
});

test.describe('§1-2 the language', () => {
  test('decision 1: the switch keeps path, query and hash, and is remembered', async ({ page, visit }) => {
    await visit('/help?from=mail#files');
    await new Chrome(page).languageSwitch.click();
    await expect(page).toHaveURL(/\/en\/help\?from=mail#files$/);
    await page.goto('/imprint');
    await expect(page).toHaveURL(/\/en\/imprint$/);
    await new Chrome(page, 'en').languageSwitch.click();
    await expect(page).toHaveURL(/\/imprint$/);
    await page.goto('/privacy?a=1');
    await expect(page).toHaveURL(/[^n]\/privacy\?a=1$/);
  });

  const comesFirst = async (page: Page, path: string, lang: string) => {
    await page.goto('/help?a=1#files');
    await expect(page).toHaveURL(new RegExp(`:\\d+${path}\\?a=1#files$`));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  };

  for (const locale of ['de-DE', 'de-AT', 'fr-FR']) {
    test.describe(`with a browser in ${locale}`, () => {
      test.use({ locale });
      test('a first visit shows de-DE', async ({ page }) => comesFirst(page, '/help', 'de-DE'));
    });
  }

  test.describe('with a browser in en-US', () => {
    test.use({ locale: 'en-US' });
    test('a first visit shows en, and a chosen German stays German', async ({ page }) => {
      await comesFirst(page, '/en/help', 'en');
      await new Chrome(page, 'en').languageSwitch.click();
      await page.goto('/imprint');
      await expect(page).toHaveURL(/\d\/imprint$/);
    });
  });
});
