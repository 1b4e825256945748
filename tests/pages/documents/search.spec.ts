import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { SearchPage } from '../objects/search-page.ts';

const searches = /\/api\/public\/filebrowser\/.*_action=search/;
const failure = { status: 500, json: { _error: 500, _errorMessage: 'Die Suche ist gestört.' } };

forEachView(['de', 'en'], ['desktop', 'phone'], (view) => {
  test('§2 §8 documents and pages appear side by side, and an empty or failed search says so', async ({
    page,
    signIn,
    shot,
    expectConsole,
  }) => {
    await signIn('1001/sp.admin');
    const search = new SearchPage(page, view);
    await test.step('§search documents and pages show why they were found', async () => {
      await search.open('Tickets');
      await expect(search.pages.getByRole('listitem').first()).toBeVisible();
      await search.field.fill('Preislisten');
      const newsletter = search.hit('Newsletter November 2026');
      await expect(newsletter.locator('mark').first()).toHaveText('Preislisten');
      await expect(search.hit('Preisliste Hardware')).toContainText('2026.47');
      await expect(page).toHaveTitle(new RegExp(`^${search.t.titleOf.replace('{{search}}', 'Preislisten')}`));
      await axe(page);
      await shot('filled');
    });
    await test.step('§search without a hit other spellings and a ticket are offered', async () => {
      await search.field.fill('Xylophon');
      await expect(search.documents).toContainText(search.t.empty.documents.replace('{{search}}', 'Xylophon'));
      await expect(search.documents.getByRole('link', { name: search.t.empty.ticket })).toBeVisible();
      await expect(search.pages).toContainText(search.t.empty.pages.replace('{{search}}', 'Xylophon'));
      await axe(page);
      await shot('empty');
    });
    await test.step('§8-10 a search failure is a toast with the message, and can be tried again', async () => {
      expectConsole(/status of 500/);
      await page.route(searches, (route) => route.fulfill(failure));
      await search.open('Preisliste');
      const words = view.locale === 'de' ? 'Die Suche ist gestört.' : search.ui.failedServer;
      await expect(page.getByText(words)).toHaveCount(2);
      await axe(page);
      await shot('failed');
      await page.unroute(searches);
      await search.documents.getByRole('button', { name: search.ui.retry }).click();
      await expect(search.hit('Preisliste Hardware')).toBeVisible();
    });
    if (view.device === 'desktop') return;
    await test.step('where tickets and customers cannot be searched, documents are found all the same', async () => {
      await page.route(/\/api\/search/, (route) => route.fulfill(failure));
      await search.open('Preisliste');
      await expect(search.records.getByRole('alert')).toContainText(search.t.recordsFailed);
      await expect(search.hit('Preisliste Hardware')).toBeVisible();
      await axe(page, { inEachView: true });
      await page.unroute(/\/api\/search/);
      await search.records.getByRole('button', { name: search.ui.retry }).click();
      await expect(search.records.getByText(search.t.empty.records.replace('{{search}}', 'Preisliste'))).toBeVisible();
    });
  });
});

test('§search the search starts while typing, and the address holds its filters', async ({ page, signIn, shot }) => {
  await signIn('1001/sp.admin');
  const search = new SearchPage(page);
  await test.step('without a text the page asks for one, and its field searches while typing', async () => {
    await search.open();
    await expect(page.getByText(search.t.start.title)).toBeVisible();
    await axe(page);
    await shot('start');
    await search.field.fill('Preisliste');
    await expect(search.hit('Preisliste Hardware')).toBeVisible();
    await expect(page).toHaveURL(/\?search=Preisliste$/);
  });
  await test.step('§search what narrows the search stands in the address, and Back takes it back', async () => {
    await expect(search.hit('Newsletter')).toBeVisible();
    await search.chip('Preislisten').click();
    await expect(page).toHaveURL(/repository=price-lists/);
    await expect(search.hit('Newsletter')).toHaveCount(0);
    await page.getByRole('combobox', { name: search.t.filter.type }).selectOption('sheet');
    await expect(search.documents.getByRole('listitem')).toHaveCount(1);
    await expect(search.hit('Preisliste Hardware')).toBeVisible();
    await page.goBack();
    await expect(search.hit('Preisliste Mobil Start')).toBeVisible();
    await page.goBack();
    await expect(search.hit('Newsletter')).toBeVisible();
    const request = page.waitForRequest(/titleOnly=true/);
    await page.getByRole('checkbox', { name: search.t.filter.title }).check();
    await request;
    await expect(page).toHaveURL(/title=1/);
  });
});

test('an empty filter result offers a reset, and long results are paginated', async ({ page, signIn }) => {
  await signIn('1001/sp.admin');
  const search = new SearchPage(page);
  await search.open('Preisliste', '&type=slides');
  await expect(search.documents).toContainText(search.t.empty.filtered);
  await search.documents.getByRole('button', { name: search.t.filter.reset }).click();
  await expect(search.hit('Preisliste Hardware')).toBeVisible();
  await expect(page).toHaveURL(/\?search=Preisliste$/);

  await test.step('more hits than a page holds come page by page, and Back leads to the one before', async () => {
    await search.field.fill('2026');
    const hits = search.documents.locator('ol > li');
    await expect(hits).toHaveCount(20);
    const first = await hits.first().innerText();
    await search.documents.getByRole('button', { name: search.ui.next }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(hits.first()).not.toHaveText(first, { useInnerText: true });
    await page.goBack();
    await expect(hits).toHaveCount(20);
    await expect(hits.first()).toHaveText(first, { useInnerText: true });
  });
});

test('§2 §9 a search with a typing error finds the document, its download and its folder', async ({
  page,
  signIn,
  shot,
}) => {
  await signIn('1001/sp.admin');
  const search = new SearchPage(page);
  await test.step('§search a typing error finds what was meant and says so', async () => {
    await search.open('Preislsite');
    await expect(search.hit('Preisliste Hardware')).toBeVisible();
    await expect(search.documents).toContainText('Zu „Preislsite“ gibt es keinen Treffer.');
    await shot('corrected');
  });
  await test.step('§7-20 §9-7 a document downloads, and its folder is a click away', async () => {
    await search.field.fill('Portierungsformular VF-170');
    const hit = search.hit('Portierungsformular VF-170');
    const started = page.waitForEvent('download');
    await hit.getByRole('button', { name: 'Portierungsformular VF-170 herunterladen' }).click();
    expect((await started).suggestedFilename()).toBe('Portierungsformular VF-170.docx');
    await hit.getByRole('link', { name: /^Netzbetreiber › / }).click();
    await expect(page).toHaveURL(/\/etc\/documents\/network-operators\?folder=network-operators(?:%2F|\/)VF$/);
  });
});

test('a refused favourite or a missing page index leaves the other results unchanged', async ({
  page,
  signIn,
  expectConsole,
}) => {
  await signIn('1001/sp.admin');
  const search = new SearchPage(page);
  await test.step('a hit becomes a favourite, and stays what it was where the server refuses', async () => {
    expectConsole(/status of 500 .*\/library\/favourites/);
    await search.open('Preisliste');
    const star = search.favourite('Preisliste Hardware');
    await page.route('**/api/library/favourites', (route) => route.fulfill(failure));
    await star.click();
    await expect(page.getByText('Die Suche ist gestört.')).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/api/library/favourites');
    const marked = page.waitForResponse(/library\/favourites/);
    await star.press('Enter');
    expect((await marked).ok()).toBe(true);
    await page.reload();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('where the index of the pages does not come, documents are found all the same', async () => {
    expectConsole(/ERR_FAILED/);
    await page.route('**/pagefind/pagefind.js', (route) => route.abort());
    await search.open('Preislisten');
    await expect(search.pages.getByRole('alert')).toContainText(search.t.pagesFailed);
    await expect(search.hit('Newsletter November 2026')).toBeVisible();
    await page.unroute('**/pagefind/pagefind.js');
    await search.pages.getByRole('button', { name: search.ui.retry }).click();
    await expect(search.pages.getByRole('link').first()).toBeVisible();
  });
});

test('§search each finds the documents that are open to them', async ({ page, signIn }) => {
  await signIn('1004/plain.user');
  const search = new SearchPage(page);
  await search.open('Preisliste');
  await expect(search.hit('Newsletter')).toBeVisible();
  await expect(search.hit('Preisliste Hardware')).toHaveCount(0);
});

test('§search tickets, customers and portal pages appear beside the documents as links', async ({
  page,
  signIn,
  shot,
}) => {
  await signIn('1001/sp.admin');
  const search = new SearchPage(page);
  await test.step('§search records stand above the documents, and a kind of them alone stands in the address', async () => {
    await search.open('Sonnental');
    await expect(search.records.getByRole('link', { name: /^Bäckerei Sonnental GmbH/ }).first()).toBeVisible();
    await shot('records');
    await search.chip('Kunden').click();
    await expect(page).toHaveURL(/kind=customer/);
    await expect(search.documents).toHaveCount(0);
    const customers = page.getByRole('region', { name: 'Kunden', exact: true });
    await expect(customers.getByRole('listitem')).toHaveCount(1);
    await axe(page);
    await customers.getByRole('link').click();
    await expect(page).toHaveURL(/\/sales-partners\/customers\/edit\?id=/);
    await page.goBack();
    await expect(customers.getByRole('listitem')).toHaveCount(1);
    await page.goBack();
    await expect(search.documents).toBeVisible();
  });
  await test.step('pages are found by two letters for an umlaut, and lead to their chapter', async () => {
    await search.open('Passwort aendern');
    await expect(search.pages.getByRole('link').first()).toBeVisible();
    await search.field.fill('Preislisten');
    await search.pages.getByRole('link', { name: /Dokumente und Preislisten/ }).click();
    await expect(page).toHaveURL(/\/terms-of-use#/);
  });
});
