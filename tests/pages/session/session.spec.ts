import { mayAccess } from '#domain/access/access.ts';
import { accessOf, routes } from '#domain/access/routes.ts';
import de from '#i18n/de/errors.json' with { type: 'json' };
import { expect, test } from '../fixtures/portal.ts';
import { protectedByRule } from '../objects/built-routes.ts';
import { actors } from '../objects/demo-actors.ts';
import { isRefresh, logOut, openAlive, tokenOf } from '../objects/session-tab.ts';

test.use({ dataPer: 'worker' });

// Playwright switches the back/forward cache off, which is what a logout must be safe from.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

const caches = ['customers', 'drafts', 'foundations', 'orders', 'tickets', 'links', 'newDocuments'];
const afterDue = '45:01';

test('§4-2 the token is refreshed at 75 % of its life, and again after each success', async ({ page, signIn }) => {
  const refreshes: unknown[] = [];
  page.on('request', (request) => isRefresh(request) && refreshes.push(request.postDataJSON()));
  await page.clock.install();
  await signIn('1001/sp.admin');
  await openAlive(page, '/my-portal');
  const first = await tokenOf(page);
  await page.clock.fastForward('44:00');
  expect(refreshes).toEqual([]);
  await page.clock.fastForward('01:01');
  await expect.poll(() => tokenOf(page)).not.toBe(first);
  const second = await tokenOf(page);
  await page.clock.fastForward(afterDue);
  await expect.poll(() => tokenOf(page)).not.toBe(second);
  expect(refreshes).toEqual([{ timeout: 3_600_000 }, { timeout: 3_600_000 }]);
  await expect(page).toHaveURL('/my-portal');
});

test('§4 two tabs refresh once and go on with the same token', async ({ page, context, signIn }) => {
  const refreshes: string[] = [];
  context.on('request', (request) => isRefresh(request) && refreshes.push(request.url()));
  await signIn('1001/sp.admin');
  await page.goto('/help');
  const first = await tokenOf(page);
  // The faked clocks of two pages never agree, so the real one brings both to the same moment.
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('portal.session') ?? '{}');
    localStorage.setItem('portal.session', JSON.stringify({ ...session, refreshAt: Date.now() + 5000 }));
  });
  const other = await context.newPage();
  await openAlive(page, '/my-portal');
  await openAlive(other, '/etc/tickets');
  await expect.poll(() => tokenOf(page)).not.toBe(first);
  await expect.poll(() => tokenOf(other)).toBe(await tokenOf(page));
  // Both tabs had their turn when no tab holds or awaits the lock.
  const waiting = () =>
    navigator.locks.query().then(({ held: hold, pending }) => [...(hold ?? []), ...(pending ?? [])].length);
  await expect.poll(() => other.evaluate(waiting)).toBe(0);
  expect(refreshes).toHaveLength(1);
  await expect(other).toHaveURL('/etc/tickets');
});

test('§4-3 §8-7 a refresh that fails logs out in every tab and says so', async ({
  page,
  context,
  signIn,
  portal,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await page.clock.install();
  await signIn('1001/sp.admin');
  const other = await context.newPage();
  await openAlive(other, '/etc/tickets?q=1#x');
  await openAlive(page, '/my-portal?a=1#b');
  const authorization = `Bearer ${await tokenOf(page)}`;
  await fetch(`${portal.url}/api/jwt_token`, { method: 'DELETE', headers: { authorization } });
  await page.clock.fastForward(afterDue);
  await expect(page).toHaveURL(/\/\?redirect=%2Fmy-portal%3Fa%3D1%23b/);
  await expect(other).toHaveURL(/\/\?redirect=%2Fetc%2Ftickets/);
  for (const tab of [page, other]) await expect(tab.getByText(de.sessionExpired)).toBeVisible();
  expect(await tokenOf(page)).toBe('');
});

test('§4-4 a logout clears the user and all caches in every tab and ends the server session', async ({
  page,
  context,
  signIn,
  portal,
}) => {
  await signIn('1001/sp.admin');
  const other = await context.newPage();
  await openAlive(other, '/etc/tickets');
  await openAlive(page, '/my-portal');
  const authorization = `Bearer ${await tokenOf(page)}`;
  await page.evaluate((names) => {
    for (const name of names) localStorage.setItem(`portal.cache.${name}`, '[]');
    localStorage.setItem('storedFoundationId', '1001');
    sessionStorage.setItem('kept:ticket', '{}');
  }, caches);
  await logOut(page);
  await expect(other).toHaveURL('/?redirect=%2Fetc%2Ftickets');
  for (const tab of [page, other]) {
    const left = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(left.filter((key) => /^portal\.(session|foundation|cache|step)|^kept:/.test(key))).toEqual([]);
  }
  await expect
    .poll(async () => (await fetch(`${portal.url}/api/foundation`, { headers: { authorization } })).status)
    .toBe(401);
});

test('§4 Back restores a page only while the user is signed in', async ({ page, signIn }) => {
  await signIn('1001/sp.admin');
  await openAlive(page, '/my-portal');
  await test.step('§4 while signed in it is shown again', async () => {
    await page.getByRole('link', { name: 'Hilfe' }).first().click();
    await expect(page).toHaveURL('/help');
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect(page).toHaveURL('/my-portal');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('§4 after the logout it shows nothing', async () => {
    await expect(page.getByText('Petra Sommer').first()).toBeAttached();
    // As a browser does with a back/forward cache, which not every one that runs the tests has.
    const turn = (name: string) =>
      page.evaluate((type) => void dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name);
    await turn('pagehide');
    await expect(page.locator('html')).toBeHidden();
    // One step, because the first check that misses the session leaves the page and aborts running calls.
    await page.evaluate(() => {
      localStorage.removeItem('portal.session');
      setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    });
    await expect(page).toHaveURL('/?redirect=%2Fmy-portal');
    await expect(page.getByText('Petra Sommer')).toHaveCount(0);
    await expect(page.getByText('Sommer Telekom')).toHaveCount(0);
  });
});

for (const { userId, trid, roles, tags } of actors) {
  test(`§2-3 §2-4 ${userId} acting for ${trid} opens exactly the pages that a role allows`, async ({
    page,
    signIn,
  }) => {
    await signIn(userId, trid);
    // What the organisation adds to the roles is known from here on.
    await openAlive(page, '/my-portal');
    const isAt = async (path: string, name: string) => {
      await expect(page, name).toHaveURL(path);
      await expect(page.locator('html'), name).toBeVisible();
    };
    await isAt('/my-portal', 'Home');
    const others = protectedByRule.filter((name) => routes[name].path !== '/my-portal');
    const [open, shut] = [true, false].map((may) =>
      others.filter((name) => mayAccess(accessOf(name), roles, tags) === may),
    );
    for (const name of open ?? []) {
      const { path } = routes[name];
      // The guard has decided before the page is drawn.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await isAt(path, name);
    }
    for (const [at, name] of (shut ?? []).entries()) {
      // My Portal renders only for the first page; for the others the address shows where they lead.
      if (at === 1) await page.route('**/my-portal', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.goto(routes[name].path, { waitUntil: 'domcontentloaded' });
      await isAt('/my-portal', name);
    }
  });
}
