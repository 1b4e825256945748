import type { Page } from '@playwright/test';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf, type Locale, localePath, routes } from '#domain/access/routes.ts';
import shell from '#i18n/de/shell.json' with { type: 'json' };
import { expect, test } from '../fixtures/portal.ts';
import { protectedByRule, protectedRoutes } from '../objects/built-routes.ts';
import { actors } from '../objects/demo-actors.ts';
import { LoginPage } from '../objects/login-page.ts';
import { foreignTargets } from '../objects/redirect-payloads.ts';

test.use({ dataPer: 'worker' });

const admin = actors.find(({ userId }) => userId === '1001/sp.admin');
const forAdmin = protectedRoutes.filter((name) => mayAccess(accessOf(name), admin?.roles ?? [], admin?.tags ?? ''));
const locales = ['de', 'en'] as const satisfies Locale[];

/** A query and a hash that must come back letter by letter. */
const tail = '?search=a%20b%26c&ref=018f%2F%C3%BC#teil-2';

const isLogin = ({ pathname }: URL) => /^\/(en)?$/.test(pathname);
/** The tests check only the address that a page leads to, so the target page stays empty. */
const empty = { contentType: 'text/html', body: '<!doctype html>' };

test.describe('§2-2 without a user', () => {
  test('every page leads to the login with path, query and hash before it renders', async ({ page }) => {
    await page.addInitScript(() => {
      if (/^\/(en)?$/.test(location.pathname)) return;
      const watch = new MutationObserver(() => {
        if (!document.documentElement.hidden) return;
        watch.disconnect();
        const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
        void fetch(`/drawn?${painted}`);
      });
      watch.observe(document, { attributes: true, attributeFilter: ['hidden'], subtree: true });
    });
    let gate = Promise.withResolvers<string>();
    await page.route('**/drawn?*', (route) => {
      gate.resolve(new URL(route.request().url()).search);
      return route.fulfill({ status: 204 });
    });
    // The login comes only when the page has hidden itself and told what the user saw before.
    await page.route(isLogin, async (route) => {
      await gate.promise;
      await route.fulfill(empty);
    });
    for (const locale of locales) {
      for (const name of locale === 'de' ? protectedRoutes : protectedByRule) {
        gate = Promise.withResolvers();
        const goal = localePath(routes[name].path, locale) + tail;
        await page.goto(goal, { waitUntil: 'commit' });
        const login = `${localePath('/', locale)}?${new URLSearchParams({ redirect: goal })}`;
        await expect(page, name).toHaveURL(login);
        expect(await gate.promise, name).toBe('?false');
      }
    }
  });

  test('a session past its expiry is logged out first', async ({ page, signIn, visit }) => {
    await signIn('1001/sp.admin');
    await visit('/help');
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('portal.session') ?? '{}');
      localStorage.setItem('portal.session', JSON.stringify({ ...session, expiresAt: Date.now() - 1 }));
      localStorage.setItem('portal.cache.tickets', '[]');
    });
    await visit('/my-portal?a=1#b');
    await expect(page).toHaveURL(`/?${new URLSearchParams({ redirect: '/my-portal?a=1#b', expired: '1' })}`);
    await expect(page.getByText(new LoginPage(page).t.errors.sessionExpired)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('portal.cache.tickets');
  });
});

test.describe('§2-2 the redirect parameter', () => {
  /** Signs in at a login with this parameter, checks the target address, and removes the session. */
  async function leads(page: Page, redirect: string, goal: string): Promise<void> {
    const login = new LoginPage(page);
    await login.open({ redirect });
    await login.signIn('1001/sp.admin');
    await expect(page).toHaveURL(goal);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  test.beforeEach(({ page }) =>
    page.route(
      (url) => !isLogin(url),
      (route) => (route.request().isNavigationRequest() ? route.fulfill(empty) : route.continue()),
    ),
  );

  test('leads to a page of the portal after the login, with query and hash', async ({ page }) => {
    for (const goal of ['/my-portal', `/etc/tickets${tail}`, `/en/etc/tickets/edit${tail}`, `/help${tail}`])
      await test.step(`leads to ${goal}`, () => leads(page, goal, goal));
  });

  test('does not lead elsewhere after the login', async ({ page }) => {
    const elsewhere = ['//evil.example.com', '/\\evil.example.com', 'javascript:alert(1)', 'https://evil.example.com'];
    for (const target of elsewhere)
      await test.step(`does not lead to ${target}`, () => leads(page, target, '/my-portal'));
  });

  test('leads a signed-in user to each of their pages with query and hash, and nowhere else', async ({
    page,
    signIn,
  }) => {
    await signIn('1001/sp.admin');
    await test.step('to each of their pages with query and hash', async () => {
      for (const locale of locales) {
        for (const name of locale === 'de' ? forAdmin : protectedByRule.filter((one) => forAdmin.includes(one))) {
          const goal = localePath(routes[name].path, locale) + tail;
          const login = `${localePath('/', locale)}?${new URLSearchParams({ redirect: goal })}`;
          await page.goto(login, { waitUntil: 'commit' });
          await expect(page, name).toHaveURL(goal);
        }
      }
    });
    await test.step('nowhere else', async () => {
      for (const target of foreignTargets) {
        await page.goto(`/?redirect=${encodeURIComponent(target)}`, { waitUntil: 'commit' });
        await expect(page, JSON.stringify(target)).toHaveURL('/my-portal');
      }
    });
  });
});

test('§sessions.redirects a user who is redirected from a page without access is told so once', async ({
  page,
  signIn,
  watch,
}) => {
  // What the page begins with may be answered before it is known what the organisation may see.
  watch.permit(/status of 404 .*\/data\/018f/);
  await signIn('9001/etc.staff', '1004');
  const message = page.getByText(shell.refusedPage.replace('{{foundation}}', 'ETC - Lorenz Mobil'));
  await page.goto('/wholesale/sip-port-number?id=018f');
  await expect(page).toHaveURL('/my-portal');
  await expect(message).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#content').getByRole('link').first()).toBeVisible();
  await expect(message).toHaveCount(0);
});
