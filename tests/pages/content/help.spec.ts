import { expect, test } from '../fixtures/portal.ts';
import { TextPage } from '../objects/text-page.ts';
import { textPageTests } from '../objects/text-page-tests.ts';

test.use({ dataPer: 'worker' });

textPageTests('/help', { de: 'Hilfe', en: 'Help' });

test('§1, §2 a link to a chapter opens the page at that chapter', async ({ page, visit }) => {
  await visit('/help#files');
  await expect(page.getByRole('heading', { name: 'Dateien hochladen und herunterladen' })).toBeInViewport();

  await test.step('§1-18 who needs a person finds phone, e-mail and business hours', async () => {
    const help = new TextPage(page);
    const phone = help.text.getByRole('link', { name: '+49 30 23125-200' });
    await expect(phone).toHaveAttribute('href', 'tel:+493023125200');
    await expect(help.text.getByRole('link', { name: 'partner@etc.example.com' })).toBeVisible();
    expect(await help.chapter('Hier hilft Ihnen ein Mensch')).toContain('Montag bis Freitag, 8 bis 17 Uhr');
  });
});
