import { routes } from '#domain/access/routes.ts';
import { cachePrefix } from '#stores/storage/storage.ts';
import { expect, test } from '../fixtures/portal.ts';
import { protectedKinds } from '../objects/built-routes.ts';
import { actors, walks } from '../objects/demo-actors.ts';
import { logOut, openAlive } from '../objects/session-tab.ts';

test.use({ dataPer: 'worker' });

// Playwright switches the back/forward cache off, which is what a logout must be safe from.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

const distributor = '9001';
/** What each page would give away: the user, and the organisation with everything that belongs to it. */
const dataOf = ({ userId, trid, caption }: (typeof actors)[number]) =>
  // The distributor's own name stands on every page.
  trid === distributor ? [userId] : [userId, caption.replace('ETC - ', '')];

// Some pages are for administrators alone, who act for the distributor.
const among = actors.filter(({ trid, roles }) => trid !== distributor || roles.includes('PORTAL_ADMIN'));

for (const { actor, names } of walks(protectedKinds, { among, atMost: 5 })) {
  const paths = names.map((name) => routes[name].path);

  test(`§4 after a logout, Back, Forward and a duplicated tab show nothing of ${paths.join(', ')}`, async ({
    page,
    context,
    signIn,
  }) => {
    await context.addInitScript((data) => {
      if (location.protocol === 'about:') return;
      const isSignedIn = () => localStorage.getItem('portal.session') !== null;
      // The page that the logout was pressed on is there until the next one comes.
      let isWatched = !isSignedIn();
      const look = () => {
        if (!isWatched || isSignedIn() || document.documentElement?.hidden) return;
        const display = document.body?.innerText ?? '';
        for (const piece of data) if (display.includes(piece)) console.error(`shown after the logout: ${piece}`);
      };
      const watch = () => {
        look();
        requestAnimationFrame(watch);
      };
      watch();
      addEventListener('pageshow', ({ persisted }) => {
        isWatched ||= persisted;
        look();
      });
    }, dataOf(actor));
    const isBare = async (tab: typeof page) => {
      for (const piece of dataOf(actor)) await expect(tab.getByText(piece)).toHaveCount(0);
    };
    const isOut = async (tab: typeof page, path: string) => {
      await expect(tab).toHaveURL(new RegExp(`^http://[^/]+/(\\?redirect=${encodeURIComponent(path)}.*)?$`));
      await isBare(tab);
    };
    // By the page itself, because Playwright's own steps do not use the back/forward cache; later, because it ends with it.
    const go = (by: number) => page.evaluate((steps) => void setTimeout(() => history.go(steps)), by);

    await signIn(actor.userId, actor.trid);
    await page.goto('/help');
    for (const path of paths) {
      await openAlive(page, path);
      await expect(page.locator('#header')).toContainText(actor.userId);
    }
    // The bell asks once in a minute, when the browser is idle: the logout must not overtake its answer.
    await page.waitForFunction((key) => localStorage.getItem(key), `${cachePrefix}unread`);
    await logOut(page);
    for (const path of paths.toReversed()) {
      await go(-1);
      await isOut(page, path);
    }
    await go(-1);
    await expect(page).toHaveURL('/help');
    await isBare(page);
    await go(1);
    await isOut(page, paths[0] ?? '');

    const twin = await context.newPage();
    for (const path of paths) {
      await twin.goto(path);
      await isOut(twin, path);
    }
    const stored = await twin.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    for (const piece of dataOf(actor)) expect(stored).not.toContain(piece);
  });
}
