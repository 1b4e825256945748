import waitingDe from '#i18n/de/waiting.json' with { type: 'json' };
import waitingEn from '#i18n/en/waiting.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { Home } from '../objects/home.ts';

const nothing = { de: waitingDe.empty, en: waitingEn.empty } as const;
const offline = {
  status: 503,
  json: { _error: 503, _errorMessage: 'Das Portal ist zurzeit gestört.', requestId: 'r' },
};

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale, device }) => {
  test('§my-portal a partner sees work items, activities and contacts, or a note that none exist', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('1001/sp.admin', '1001');
    const gate = Promise.withResolvers<void>();
    await page.route(/\/api\/(foundation\/1001\/|waiting)/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await visit('/my-portal');
    const portal = new Home(page, locale);

    await test.step('§my-portal while nothing is known, each box says that it is loading', async () => {
      for (const key of device === 'phone' ? (['waiting'] as const) : (['waiting', 'activities'] as const))
        await expect(portal.box(key).getByRole('status')).toBeAttached();
      await expect(portal.figure(portal.home.figures.orders_other)).toContainText('–');
      await expect(portal.box('contact')).toContainText('Holger Lind');
      await axe(page, { isLoading: true });
      await shot('loading');
    });

    await test.step('§my-portal a partner finds what waits, what happened and who helps', async () => {
      gate.resolve();
      await expect(portal.greeting).toContainText('Petra Sommer');
      await expect(portal.figure(portal.home.figures.waiting_other)).toContainText(/^\d+/);
      await expect(portal.waitingRows).toHaveCount(device === 'phone' ? 4 : 6);
      await expect(portal.figure(portal.home.figures.orders_other)).toContainText(/^\d+/);
      await expect(portal.box('account')).toContainText('1001/sp.admin');
      await expect(portal.box('contact')).toContainText('Holger Lind');
      await expect(portal.box('contact')).toContainText(
        locale === 'en' ? 'Order intake: Ines Kramer' : 'Auftragsannahme: Ines Kramer',
      );
      const activities = device === 'phone' ? await portal.open('activities') : portal.box('activities');
      await expect(activities.getByRole('listitem').first()).toBeVisible();
      await expect((await portal.open('links')).getByRole('link').first()).toBeVisible();
      await expect((await portal.open('vo')).getByRole('listitem')).toHaveCount(3);
      await fits(page);
      await axe(page);
      await shot('filled');
    });
  });

  test('§my-portal boxes without content say so, and a new ticket is one click away', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('1004/plain.user');
    await visit('/my-portal');
    const portal = new Home(page, locale);
    await expect(portal.box('waiting')).toContainText(nothing[locale]);
    await expect(await portal.open('vo')).toContainText(portal.home.vo.empty);
    await axe(page);
    await shot('empty');
    await portal.create('ticket').click();
    await expect(page).toHaveURL(/\/etc\/tickets\/edit$/);
  });

  test('§my-portal a box that fails leaves the others usable and can be tried again', async ({
    page,
    signIn,
    visit,
    shot,
    expectConsole,
  }) => {
    expectConsole(/503/);
    await signIn('1001/sp.admin');
    await page.route('**/api/foundation/1001/activities*', (route) => route.fulfill(offline));
    await visit('/my-portal');
    const portal = new Home(page, locale);
    const activities = device === 'phone' ? await portal.open('activities') : portal.box('activities');
    await expect(activities.getByRole('alert')).toBeVisible();
    await expect(portal.waitingRows).toHaveCount(device === 'phone' ? 4 : 6);
    await axe(page);
    await shot('failed');
    await page.unrouteAll();
    await activities.getByRole('button').click();
    await expect(activities.getByRole('listitem').first()).toBeVisible();
  });
});

test.describe('§my-portal the greeting', () => {
  test('goes by the time of day', async ({ page, signIn, visit }) => {
    for (const [time, greeting] of [
      ['07:15', 'Guten Morgen, Petra Sommer'],
      ['13:00', 'Guten Tag, Petra Sommer'],
      ['19:30', 'Guten Abend, Petra Sommer'],
    ] as const) {
      // A session lives for an hour.
      await signIn('1001/sp.admin');
      await page.clock.setFixedTime(`2024-01-15T${time}:00+01:00`);
      await visit('/my-portal');
      await expect(new Home(page).greeting, time).toHaveText(greeting);
    }
  });

  test('stands there before any island runs', async ({ page, signIn, visit, expectConsole }) => {
    await signIn('1001/sp.admin');
    expectConsole(/ERR_FAILED/);
    await page.route('**/_astro/*.js', (route) => route.abort());
    const event = page.waitForEvent('console', (message) => message.text().includes('ERR_FAILED'));
    await visit('/my-portal');
    await expect(new Home(page).greeting).toContainText('Petra Sommer');
    // The greeting may stand there before the browser tells of the first script.
    await event;
  });
});

test('§1-14 the latest activities say what happened and link to it', async ({ page, signIn, visit }) => {
  await signIn('1001/sp.admin', '1001');
  await visit('/my-portal');
  const portal = new Home(page);

  await test.step('decision 8: the next visit shows the lists at once, before the server answers', async () => {
    await expect(portal.waitingRows).toHaveCount(6);
    await expect(portal.activityRows.first()).toBeVisible();
    const gate = Promise.withResolvers<void>();
    await page.route(/\/api\/(foundation\/1001\/|waiting)/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.reload();
    await expect(portal.waitingRows).toHaveCount(6);
    await expect(portal.activityRows.first()).toBeVisible();
    gate.resolve();
  });

  await test.step('§1-14 the last activities name what happened and lead to it', async () => {
    await expect(portal.activityRows.first()).toContainText('Anmeldung');
    expect(await portal.activityRows.count()).toBeLessThanOrEqual(6);
    await expect(portal.activityRows.filter({ has: page.locator('a') }).first()).toContainText(/ · (Sie|\S+ \S+)/);
    const link = portal.box('activities').locator('a[href*="edit?id="]').first();
    const record = (await link.getAttribute('href')) ?? '';
    expect(record).toMatch(/\/edit\?id=/);
    await link.click();
    await expect(page).toHaveURL(record);
  });
});

test('§1-13 §4-4 logging out from the account box forgets the user', async ({ page, signIn, visit }) => {
  await signIn('1001/sp.admin');
  await visit('/my-portal');
  const portal = new Home(page);
  await expect(portal.activityRows.first()).toBeVisible();
  await portal.box('account').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  const left = await page.evaluate(() => Object.values(localStorage).join());
  expect(left).not.toContain('Sommer');
});

test('§2 organisations that cannot be loaded can be asked for again', async ({
  page,
  signIn,
  visit,
  expectConsole,
}) => {
  expectConsole(/503/);
  await signIn('1001/sp.admin');
  await page.route('**/api/foundation?**', (route) => route.fulfill(offline));
  await visit('/my-portal');
  const main = page.getByRole('main');
  await expect(main.getByText('Ohne sie kann das Portal nichts anzeigen.')).toBeVisible();
  await axe(page);
  await page.unrouteAll();
  await main.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(new Home(page).waitingRows).toHaveCount(6);
});

test('§my-portal a user who may act for no organisation sees which contact to call', async ({
  page,
  signIn,
  visit,
  shot,
}) => {
  await signIn('1004/plain.user');
  await page.route('**/api/foundation?**', (route) => route.fulfill({ json: { items: [], total: 0 } }));
  await visit('/my-portal');
  const main = page.getByRole('main');
  await expect(main.getByText('Ihr Zugang gehört noch zu keiner Organisation')).toBeVisible();
  await expect(main.getByRole('link', { name: '+49 30 23125-200' })).toHaveAttribute('href', 'tel:+493023125200');
  await axe(page);
  await shot('no-organisation');
});

test('§2-1 without a session the page leads to the login and back', async ({ page, visit }) => {
  await visit('/my-portal?x=1#top');
  await expect(page).toHaveURL(/\/\?redirect=%2Fmy-portal%3Fx%3D1%23top$/);
});
