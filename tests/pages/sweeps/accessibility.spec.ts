import { expect, test } from '../fixtures/portal.ts';
import { Chrome } from '../objects/chrome.ts';
import { TextPage } from '../objects/text-page.ts';
import { textPageTests } from '../objects/text-page-tests.ts';

test.use({ dataPer: 'worker' });

textPageTests('/accessibility', { de: 'Barrierefreiheit', en: 'Accessibility' });

test('§2 the statement names exceptions, a contact, the enforcement and the conciliation body', async ({
  page,
  visit,
}) => {
  await visit('/accessibility');
  const text = new TextPage(page);
  expect(await text.chapter('Bekannte Ausnahmen')).toContain('PDF');
  expect(await text.chapter('Bekannte Ausnahmen')).toContain('Untertitel');
  expect(await text.chapter('Hindernisse melden')).toContain('partner@etc.example.com');
  expect(await text.chapter('Zuständige Stelle')).toContain('Marktüberwachungsstelle');
  expect(await text.chapter('Schlichtung')).toContain('info@schlichtungsstelle-bgg.de');
});

test('§2 the statement is one click away from every page', async ({ page, visit }) => {
  await visit('/help');
  await new Chrome(page).footer.getByRole('link', { name: 'Barrierefreiheit' }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
});
