import { expect, test } from '../fixtures/portal.ts';
import { Home } from '../objects/home.ts';
import { TextPage } from '../objects/text-page.ts';
import { textPageTests } from '../objects/text-page-tests.ts';

test.use({ dataPer: 'worker' });

textPageTests('/privacy', { de: 'Datenschutz', en: 'Privacy' });

for (const [locale, chapter] of [
  ['de', 'Was Ihr Browser speichert'],
  ['en', 'What your browser stores'],
] as const) {
  test.describe(locale, () => {
    test.use({ view: { locale, device: 'desktop' } });

    test('§1, §9 the page names everything that the portal keeps in the browser', async ({
      page,
      context,
      signIn,
      visit,
    }) => {
      await signIn('1001/sp.user', '1001');
      await visit('/etc/tickets/edit?type=etcCallBackRequest');
      await page.getByRole('textbox').first().fill('Bitte um Rückruf');
      await visit('/etc/tickets');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await visit('/my-portal');
      const portal = new Home(page, locale);
      await expect(portal.waitingRows.first()).toBeVisible();
      await test.step('§1-18 the portal sets no cookies and asks no other server, as the page says', async () => {
        expect(await context.cookies()).toEqual([]);
      });
      await visit('/privacy');
      const snapshot = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      expect(snapshot.length).toBeGreaterThan(5);
      const notify = (await new TextPage(page).text.locator('td code').allInnerTexts()).map((name) =>
        name.replace('…', ''),
      );
      expect(snapshot.filter((key) => !notify.some((name) => key.startsWith(name)))).toEqual([]);
      expect(await new TextPage(page).chapter(chapter)).toContain('TDDDG');
    });
  });
}
