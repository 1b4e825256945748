import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { FileList } from '../objects/file-list.ts';
import { answerFolders, emptyFolder, failure, holdFolders, markedFolder } from '../objects/library-answers.ts';

const folder = '/documents?folder=price-lists';

forEachView(['de', 'en'], ['desktop', 'phone'], (view) => {
  test('§1-27 the page starts with the repositories and the price lists for mobile offers', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('1001/sp.admin');
    const list = new FileList(page, view);
    await test.step('§1-27 the page begins with its repositories and the price lists for mobile offers', async () => {
      await list.open('/documents');
      const { tutorials, films, newsletters, templates } = list.ui.repository;
      const mobile = ['Start', 'Business', 'Business Plus', 'Daten', 'IoT'].map((kind) => `Preisliste Mobil ${kind}`);
      await list.shows(tutorials, films, newsletters, list.ui.repository['price-lists'], templates, ...mobile);
      const news = page.getByRole('region', { name: list.t.news.title });
      await expect(news.getByRole('list').first()).toContainText('ETC Distribution');
      const prices = page.getByRole('region', { name: list.t.prices.title });
      await expect(prices.getByRole('listitem')).toHaveCount(mobile.length);
      await axe(page);
      await shot('start');
      const start = prices.getByRole('listitem').filter({ hasText: 'Preisliste Mobil Start' });
      await start.getByRole('button', { name: `Preisliste Mobil Start (${list.ui.preview})` }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const download = page.waitForEvent('download');
      await start
        .getByRole('button', { name: list.ui.downloadOf.replace('{{name}}', 'Preisliste Mobil Start'), exact: true })
        .click();
      expect((await download).suggestedFilename()).toBe('Preisliste Mobil Start.pdf');
      // Both views share the data: the second one reads what the first has left.
      const read = view.device === 'desktop' ? 'Aktion Wechselbonus' : 'Konditionen ETC 2026';
      await news.getByRole('button', { name: list.t.news.readOf.replace('{{name}}', read) }).press('Enter');
      await expect(news).not.toContainText(read);
      await expect(news.getByRole('button').and(page.locator(':focus'))).toBeVisible();
      if (view.device === 'phone') {
        await news.getByRole('button', { name: list.t.news.readAll }).click();
        await expect(news).toContainText(list.t.news.none);
      }
    });
    await test.step('a folder shows its files with all marks, as list and as tiles', async () => {
      await answerFolders(page, markedFolder('price-lists'));
      await list.open(folder);
      await list.shows('Aktionen im Advent', 'Preise neu', 'Preise künftig', 'Preise alt');
      await expect(list.heading).toHaveText('Preise 2026');
      await expect(list.row('Aktionen im Advent')).toContainText('Nur bis Heiligabend');
      const fresh = list.row('Preise neu');
      await expect(fresh).toContainText(list.ui.markNew);
      await expect(fresh).toContainText('Für alle Neuverträge');
      await expect(fresh).not.toContainText('#10');
      await expect(fresh).toContainText(list.t.version.replace('{{version}}', '2.4'));
      await expect(fresh).toContainText(view.locale === 'de' ? '1,24 MB' : '1.24 MB');
      await expect(list.row('Preise künftig')).toContainText('01');
      await expect(list.row('Preise alt')).toContainText(list.ui.markExpired);
      await expect(list.row('Preise alt')).toContainText(list.ui.markSuperseded);
      await expect(list.button(list.t.action.followed)).toHaveAttribute('aria-pressed', 'true');
      await axe(page);
      await shot('marks');
      await list.button(list.t.view.tiles).click();
      await list.shows('Aktionen im Advent', 'Preise neu', 'Preise künftig', 'Preise alt');
      await list.box('Preise neu').check();
      await list.box('Preise alt').check();
      await expect(list.button(list.t.select.zip)).toBeVisible();
      await axe(page);
      await shot('tiles');
    });
  });

  test('§8 loading, failed, empty and missing folders say so', async ({ page, signIn, shot, expectConsole }) => {
    expectConsole(/status of 500/);
    await signIn('1001/sp.admin');
    const list = new FileList(page, view);
    const release = await holdFolders(page);
    await list.open(folder);
    await expect(page.getByRole('status').filter({ hasText: list.ui.loading })).toBeVisible();
    await axe(page, { isLoading: true });
    await shot('loading');
    await answerFolders(page, failure);
    release();
    await list.open(folder);
    await expect(page.getByRole('alert').filter({ hasText: list.t.failed })).toBeVisible();
    await axe(page);
    await shot('failed');
    await page.unrouteAll();
    await answerFolders(page, emptyFolder('price-lists'));
    await list.button(list.ui.retry).click();
    await expect(page.getByText(list.t.empty.none)).toBeVisible();
    await axe(page);
    await shot('empty');
    await list.open('/documents?folder=contracts');
    await expect(page.getByText(list.t.empty.noRight)).toBeVisible();
    await axe(page);
    await shot('missing');
    await list.button(list.t.empty.toStart).click();
    await expect(page).not.toHaveURL(/folder/);
  });
});

test('the address holds the folder, and favourites and the view survive a reload', async ({ page, signIn }) => {
  await signIn('1001/sp.admin');
  const list = new FileList(page);
  await test.step('folder and way back stand in the address, and Back restores them', async () => {
    await list.open('/documents');
    await list.name('Preislisten').click();
    await expect(page).toHaveURL(/\?folder=price-lists$/);
    await expect(list.heading).toHaveText('Preislisten');
    await expect(list.heading).toBeFocused();
    await list.name('Mobilfunk').click();
    await expect(list.heading).toHaveText('Mobilfunk');
    const crumbs = page.getByRole('navigation', { name: list.ui.breadcrumb });
    await expect(crumbs.getByRole('listitem').filter({ hasText: /\w/ })).toHaveText([
      'Mein Portal',
      'Dokumente für Vertriebspartner',
      'Preislisten',
      'Mobilfunk',
    ]);
    await page.getByRole('link', { name: 'Zurück zu „Preislisten“' }).click();
    await expect(list.heading).toHaveText('Preislisten');
    await page.goBack();
    await expect(list.heading).toHaveText('Mobilfunk');
    await expect(list.rows).toHaveCount(5);
    await page.reload();
    await expect(list.rows).toHaveCount(5);
    await expect(page).toHaveTitle(/^Mobilfunk – /);
  });
  await test.step('a favourite and a followed folder are still marked', async () => {
    await page.getByRole('link', { name: 'Zurück zu „Preislisten“' }).click();
    await expect(list.heading).toHaveText('Preislisten');
    const marked = page.waitForResponse(/library\/favourites/);
    await list.favourite('Preisliste Hardware').click();
    expect((await marked).ok()).toBe(true);
    const followed = page.waitForResponse(/library\/follows/);
    await list.button(list.t.action.follow).click();
    expect((await followed).ok()).toBe(true);
    await expect(page.getByText(list.t.action.followedDone)).toBeVisible();
    await page.reload();
    await expect(list.favourite('Preisliste Hardware')).toHaveAttribute('aria-pressed', 'true');
    await expect(list.button(list.t.action.followed)).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${list.t.scope.favourite}`) }).click();
    await list.shows('Preisliste Hardware');
  });
  await test.step('the view is remembered', async () => {
    await list.button(list.t.view.tiles).click();
    await list.open('/documents?folder=newsletters');
    await expect(list.rows.first()).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(list.button(list.t.view.tiles)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('§5 §9 files follow the order of the editors first, then the order that the user chooses', async ({
  page,
  signIn,
  expectConsole,
}) => {
  await signIn('1001/sp.admin');
  const list = new FileList(page);
  await test.step('§9 files follow the directives of the editors, else the order that is asked for', async () => {
    await list.open(folder);
    await list.shows(
      'Mobilfunk',
      'Vertragsunterlagen',
      'Preisliste Festnetz',
      'Preisliste Hardware',
      'Preisliste Festnetz Sommer',
    );
    await list.column('modified').getByRole('button').click();
    await expect(page).toHaveURL(/sort=file%3Anewest/);
    await list.shows(
      'Mobilfunk',
      'Vertragsunterlagen',
      'Preisliste Hardware',
      'Preisliste Festnetz',
      'Preisliste Festnetz Sommer',
    );
    await expect(list.column('modified')).toHaveAttribute('aria-sort', 'descending');
    await list.column('modified').getByRole('button').click();
    await list.shows(
      'Vertragsunterlagen',
      'Mobilfunk',
      'Preisliste Festnetz Sommer',
      'Preisliste Festnetz',
      'Preisliste Hardware',
    );
    await page.goBack();
    await expect(list.column('modified')).toHaveAttribute('aria-sort', 'descending');
    await list.name('Mobilfunk').click();
    await list.shows(
      'Preisliste Mobil Start',
      'Preisliste Mobil Business',
      'Preisliste Mobil Business Plus',
      'Preisliste Mobil Daten',
      'Preisliste Mobil IoT',
    );
  });
  await test.step('§9 newsletters stand under their months, the newest first', async () => {
    await list.open('/documents?folder=newsletters');
    await expect(list.rows).toHaveCount(4);
    const months = await page.locator('th[scope="rowgroup"]').allInnerTexts();
    expect(months.length).toBeGreaterThan(1);
    expect(months.every((month) => /^[A-ZÄ]\p{L}+ \d{4}$/u.test(month))).toBe(true);
  });
  await test.step('§5 an unknown sorting mode is logged and shows nothing', async () => {
    expectConsole(/no valid sorting mode provided!/);
    await list.open(`${folder}&sort=file:largest`);
    await expect(page.getByText(list.t.empty.sorting)).toBeVisible();
    await expect(list.rows).toHaveCount(0);
    await list.button(list.t.empty.usual).click();
    await expect(list.rows).toHaveCount(5);
  });
});
