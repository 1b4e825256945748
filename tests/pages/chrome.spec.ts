import { accountMenu, menu, menuFor } from '../../src/domain/menu.ts';
import { type RouteName, routes } from '../../src/domain/routes.ts';
import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/portal.ts';
import { forEachView } from './fixtures/views.ts';
import { builtRoutes } from './objects/built-routes.ts';
import { Chrome } from './objects/chrome.ts';
import { actors } from './objects/demo-actors.ts';

const pathOf = (name: RouteName): string => routes[name].path;

test.describe('§2 a signed-in user sees exactly the links of the own roles', () => {
  for (const { userId, trid, caption, roles, tags } of actors) {
    test(`${userId} for ${caption}`, async ({ page, signIn, visit }) => {
      await signIn(userId, trid);
      await visit('/my-portal');
      const chrome = new Chrome(page);
      await chrome.actsFor(caption);
      const expected = menuFor([...menu, ...accountMenu], roles, tags, (route) => builtRoutes.has(route))
        .flatMap((entry) => ('route' in entry ? [entry] : entry.links))
        .map((link) => pathOf(link.route));
      expect(await chrome.links()).toEqual([...expected, '/']);
      await expect(chrome.login).toBeHidden();
    });
  }
});

test.describe('§2 the links that the specification names', () => {
  for (const { userId, trid, caption, sees } of actors) {
    test(`${userId} for ${caption}`, async ({ page, signIn, visit }) => {
      await signIn(userId, trid);
      await visit('/my-portal');
      const chrome = new Chrome(page);
      await chrome.actsFor(caption);
      const links = await chrome.links();
      const wanted: Partial<Record<RouteName, boolean>> = {
        Home: true,
        EtcTicketOverview: true,
        EtcDocumentsNetworkOperators: true,
        EtcProfile: sees.myData,
        EtcAcademyOverview: sees.academy,
        Customers: sees.salesPartners,
        WholesaleCustomers: sees.wholesale,
      };
      for (const [name, shown] of Object.entries(wanted) as [RouteName, boolean][])
        expect(links.includes(pathOf(name)), name).toBe(shown && builtRoutes.has(name));
      await expect(chrome.header.getByRole('link', { name: 'Kundenportal' })).toHaveAttribute('href', '/my-portal');
    });
  }
});

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale, device }) => {
  test('§2 who is signed out sees a login link and no menu', async ({ page, visit, shot }) => {
    await visit('/help');
    const chrome = new Chrome(page, locale);
    await expect(chrome.login).toHaveAttribute('href', locale === 'de' ? '/' : '/en');
    for (const part of [chrome.menu, chrome.account, chrome.drawer, chrome.header.getByRole('search')])
      await expect(part).toBeHidden();
    await axe(page);
    await shot('signed-out');
  });

  test('§1 the sub-header links help, imprint, privacy policy and terms of use', async ({ page, visit }) => {
    await visit('/help');
    const chrome = new Chrome(page, locale);
    const own = chrome.service.getByRole('link').and(page.locator(':not([hreflang])'));
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

  test('§1 the footer names company, year, version, hotline and business hours', async ({ page, visit }) => {
    await page.clock.setFixedTime('2031-05-05T10:00:00+02:00');
    await visit('/imprint');
    const { footer } = new Chrome(page, locale);
    await expect(footer).toContainText('© 2031 ETC Distribution GmbH');
    await expect(footer).toContainText('Version 1.9.1');
    await expect(footer.getByRole('link', { name: '+49 30 23125-200' })).toHaveAttribute('href', 'tel:+493023125200');
    await expect(footer).toContainText(
      locale === 'de' ? 'Montag bis Freitag, 8 bis 17 Uhr' : 'Monday to Friday, 8 am to 5 pm',
    );
  });

  test('§1 title and language say what the page is', async ({ page, visit }) => {
    await visit('/privacy');
    await expect(page).toHaveTitle(locale === 'de' ? 'Datenschutz – Kundenportal' : 'Privacy – Customer portal');
    await expect(page.locator('html')).toHaveAttribute('lang', locale === 'de' ? 'de-DE' : 'en');
  });

  test('the first tab stop skips to the content', async ({ page, visit }) => {
    await visit('/help');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: locale === 'de' ? 'Zum Inhalt springen' : 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    for (const link of await chrome.menu.locator('a:visible').all()) await expect(link).toBeInViewport();
  });
});

test.describe('§1 the language', () => {
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

  for (const [locale, path, lang] of [
    ['de-DE', '/help', 'de-DE'],
    ['de-AT', '/help', 'de-DE'],
    ['en-US', '/en/help', 'en'],
    ['fr-FR', '/help', 'de-DE'],
  ] as const) {
    test.describe(`with a browser in ${locale}`, () => {
      test.use({ locale });
      test(`a first visit shows ${lang}`, async ({ page }) => {
        await page.goto('/help?a=1#files');
        await expect(page).toHaveURL(new RegExp(`:\\d+${path}\\?a=1#files$`));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
      });
    });
  }

  test.describe('with a browser in en-US', () => {
    test.use({ locale: 'en-US' });
    test('a chosen German stays German', async ({ page }) => {
      await page.goto('/en/help');
      await new Chrome(page, 'en').languageSwitch.click();
      await page.goto('/imprint');
      await expect(page).toHaveURL(/\d\/imprint$/);
    });
  });
});

test.describe('menus', () => {
  test.beforeEach(({ signIn }) => signIn('1001/sp.admin'));

  test('open by Enter, close by Escape with the focus back, and by a click outside', async ({ page, visit }) => {
    await visit('/my-portal');
    const chrome = new Chrome(page);
    await chrome.actsFor('ETC - Sommer Telekom GmbH');
    for (const summary of [...(await chrome.groups.all()), chrome.account]) {
      const link = summary.locator('..').locator('a:not([hidden])').first();
      await summary.focus();
      await page.keyboard.press('Enter');
      await expect(link).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(link).toBeHidden();
      await expect(summary).toBeFocused();
      await page.keyboard.press('Space');
      await expect(link).toBeVisible();
      await page.getByRole('heading', { level: 1 }).click();
      await expect(link).toBeHidden();
    }
  });

  test('close when the focus moves on', async ({ page, visit }) => {
    await visit('/my-portal');
    const chrome = new Chrome(page);
    await chrome.account.focus();
    await page.keyboard.press('Enter');
    await expect(chrome.logout).toBeVisible();
    await chrome.header.getByRole('link', { name: 'Kundenportal' }).focus();
    await expect(chrome.logout).toBeHidden();
  });

  test('§2 the logout link logs out and goes to /', async ({ page, visit }) => {
    await visit('/my-portal');
    const chrome = new Chrome(page);
    await chrome.account.click();
    await expect(chrome.header.getByText('Petra Sommer')).toBeVisible();
    await chrome.logout.click();
    await expect(page).toHaveURL(/:\d+\/$/);
    const left = await page.evaluate(() => Object.keys(localStorage));
    expect(left.filter((key) => key.startsWith('portal.session') || key.startsWith('portal.cache'))).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ view: { locale: 'de', device: 'phone' } });
    test('the drawer opens and closes by keyboard', async ({ page, visit, shot }) => {
      await visit('/my-portal');
      const chrome = new Chrome(page);
      const home = chrome.menu.getByRole('link', { name: 'Mein Portal' });
      await expect(home).toBeHidden();
      await chrome.drawer.focus();
      await page.keyboard.press('Enter');
      await expect(chrome.drawer).toHaveAttribute('aria-expanded', 'true');
      await expect(home).toBeVisible();
      await axe(page);
      await shot('drawer');
      await page.keyboard.press('Tab');
      await expect(home).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(home).toBeHidden();
      await expect(chrome.drawer).toBeFocused();
    });
  });
});

test.describe('§2 the selected foundation', () => {
  test('is shown with its title, or with its trid where it has none', async ({ page, signIn, visit }) => {
    await signIn('1004/plain.user');
    await visit('/my-portal');
    await new Chrome(page).actsFor('ETC - 1004');
  });

  test('§4 is chosen by typing, remembered, and the page follows', async ({ page, signIn, visit, shot }) => {
    await signIn('1001/sp.user', '1001');
    await visit('/my-portal');
    const chrome = new Chrome(page);
    await expect(page.getByText('VO20417')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Administration$/ })).toBeVisible();
    await chrome.organisation.click();
    await chrome.organisationSearch.fill('winter');
    await expect(chrome.organisationOption(/Winter IT-Service/)).toBeVisible();
    await expect(chrome.organisationOption(/Sommer Telekom/)).toBeHidden();
    await axe(page);
    await shot('organisation');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(chrome.organisation).toContainText('ETC - Winter IT-Service');
    await expect(page.getByText('Keine VO-Nummern hinterlegt.')).toBeVisible();
    await expect(page.getByText('Zurzeit wartet nichts auf Sie.').first()).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Administration$/ })).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('storedFoundationId'))).toBe('1002');
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).map((key) =>
        key.startsWith('portal.cache.') ? (localStorage.getItem(key) ?? '') : '',
      ),
    );
    expect(kept.join()).not.toContain('"trid":"1001"');
    await page.reload();
    await expect(chrome.organisation).toContainText('ETC - Winter IT-Service');
  });

  test('§4 is still the same after the next login', async ({ page, signIn, visit }) => {
    await signIn('1001/sp.user', '1002');
    await visit('/my-portal');
    const chrome = new Chrome(page);
    await expect(chrome.organisation).toContainText('ETC - Winter IT-Service');
    await chrome.account.click();
    await chrome.logout.click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await signIn('1001/sp.user');
    await page.goto('/my-portal');
    await expect(chrome.organisation).toContainText('ETC - Winter IT-Service');
  });

  test('§4 an answer for the one before is dropped', async ({ page, signIn, visit }) => {
    await signIn('1001/sp.user', '1001');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/foundation/1001/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await visit('/my-portal');
    const chrome = new Chrome(page);
    await chrome.organisation.click();
    await chrome.organisationOption(/Winter IT-Service/).click();
    await expect(page.getByText('Zurzeit wartet nichts auf Sie.').first()).toBeVisible();
    const late = page.waitForResponse(/\/api\/foundation\/1001\/data/);
    held.resolve();
    await (await late).finished();
    await expect(page.getByText('Zurzeit wartet nichts auf Sie.').first()).toBeVisible();
    await expect(page.getByText(/^Ticket \d+ · /)).toHaveCount(0);
  });

  test('by keyboard: Escape leaves the choice as it was', async ({ page, signIn, visit }) => {
    await signIn('9001/etc.staff', '9001');
    await visit('/my-portal');
    const chrome = new Chrome(page);
    await chrome.organisation.focus();
    await page.keyboard.press('Enter');
    await expect(chrome.organisationSearch).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chrome.organisationSearch).toBeHidden();
    await expect(chrome.organisation).toBeFocused();
    await expect(chrome.organisation).toContainText('ETC - ETC Distribution');
  });
});
