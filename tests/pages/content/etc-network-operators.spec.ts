import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { builtContent, writeContent } from '../objects/built-content.ts';

const route = '/etc/network-operators';

test.use({ dataPer: 'worker' });
test.beforeEach(({ signIn }) => signIn('1001/sp.user', '1001'));

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§network-operators each operator has a card', async ({ page, visit, shot }) => {
    await visit(route);
    await expect(page.getByRole('article')).toHaveCount(10);
    // The one without a translation says so.
    const note = page.getByRole('article', { name: 'Wegnetz' }).getByText('Not fully translated yet, partly in German');
    await expect(note).toHaveCount(locale === 'en' ? 1 : 0);
    // Screen readers are told which of it is German.
    const german = page.getByRole('article', { name: 'Wegnetz' }).locator('[lang=de]');
    await expect(german).toHaveText(
      locale === 'en'
        ? ['Genossenschaftliches Bürgernetz in Oberbayern.', 'Zentrale', 'Portierung', 'Bestellung', 'Preise']
        : [],
    );
    await fits(page);
    await axe(page);
    await shot('filled');
    await page.getByRole('searchbox', { name: /Netzbetreiber suchen|Search network/ }).fill('gibt es nicht');
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByText(/Keine Karte passt dazu|No cards match/)).toBeVisible();
    await axe(page);
    await shot('empty');
    await page.getByRole('button', { name: /Alle Karten zeigen|Show all cards/ }).click();
    await expect(page.getByRole('article')).toHaveCount(10);
  });
});

test('§network-operators a card has its own address, shows contact details and prints alone', async ({
  page,
  visit,
}) => {
  await visit(`${route}#tp`);
  const card = page.getByRole('article', { name: 'Vierfunk Mobil GmbH' });

  await test.step('§network-operators each card has an address of its own', async () => {
    await expect(page.getByRole('article', { name: 'Turmpunkt Partnerdienste GmbH' })).toBeInViewport();
    await page.getByRole('link', { name: 'Adresse der Karte FeldNetz IoT' }).click();
    await expect(page).toHaveURL(/#fiot$/);
  });

  await test.step('§1-24 §3-21 a card shows address, labelled hotlines, description, message and links', async () => {
    await expect(card).toContainText('Testplatz 4, 60311 Frankfurt am Main');
    await expect(card).toContainText('Mobilfunk für Geschäftskunden.');
    await expect(card).toContainText('Geänderte Servicezeiten am 24.12.: 8–12 Uhr');
    await expect(card.getByRole('link', { name: '+49 69 90009-150' })).toHaveAttribute('href', 'tel:+496990009150');
    await expect(card.getByRole('link', { name: '+49 176 04069020' })).toHaveAttribute('href', 'tel:+4917604069020');
    await expect(card.getByRole('term')).toHaveText(['Händler', 'Freischaltung', 'Rufnummernmitnahme', 'Eskalation']);
    await expect(card.getByRole('link', { name: 'handel@vf.example.com' })).toBeVisible();
    for (const [name, path] of [
      ['Händlerportal', '/vf'],
      ['Geräteliste', '/vf/devices'],
      ['Aktionen', '/vf/promo'],
    ] as const) {
      const link = card.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', `https://vf.example.com${path}`);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  await test.step('§network-operators a card leads to the operator’s documents and its template', async () => {
    await expect(card.getByRole('link', { name: 'Dokumente' })).toHaveAttribute(
      'href',
      '/etc/documents/network-operators?folder=network-operators%2FVF',
    );
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Reklamationsvorlage' }).click();
    expect((await download).suggestedFilename()).toBe('Provisionsreklamation_Vierfunk_Mobil_GmbH.xlsx');
  });

  await test.step('§network-operators on paper stand the cards and nothing else', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  });
});

test('§network-operators typing a name, town or number filters the cards and sets the address', async ({
  page,
  visit,
}) => {
  await visit(route);
  const search = page.getByRole('searchbox', { name: 'Netzbetreiber suchen' });
  for (const [typed, count] of [
    ['vierfunk', 1],
    ['munchen', 2],
    ['Muenchen', 2],
    ['069 / 90009-151', 1],
    ['+49 69 90009', 2],
    ['portierung', 2],
  ] as const) {
    await search.fill(typed);
    await expect(page.getByRole('article')).toHaveCount(count);
  }
  await search.fill('Frankfurt');
  await expect(page).toHaveURL(/\?search=Frankfurt$/);
  await search.fill('');
  await expect(page).toHaveURL(/network-operators$/);
  await page.getByRole('button', { name: /^Servicepartner/ }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL(/\?kind=service$/);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('§8 where the server does not answer, the cards of the site are there all the same', async ({
  page,
  visit,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  await page.route('**/api/content/**', (call) =>
    call.fulfill({ status: 500, json: { _error: 500, _errorMessage: 'Fehler' } }),
  );
  await visit(route);
  await expect(page.getByText('konnten nicht geladen werden')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
  await axe(page);
});

test.describe('with a card more', () => {
  test.use({ dataPer: 'file' });

  test('§6 a card for some roles comes from the server, also under its own address', async ({
    page,
    portal,
    visit,
  }) => {
    const cards = builtContent(portal, 'network-operators');
    const [first] = cards;
    const secret = { ...(first?.['de'] as object), id: 'geheim', title: 'Nur für Admins GmbH', order: 999 };
    writeContent(portal, 'network-operators', [
      ...cards,
      { id: 'geheim', restricted: true, roles: ['PORTAL_ETC_PORTAL_ADMIN'], de: secret, en: secret },
    ]);
    await visit(`${route}#geheim`);
    await expect(page.getByRole('article')).toHaveCount(11);
    await expect(page.getByRole('article', { name: 'Nur für Admins GmbH' })).toBeInViewport();
  });
});
