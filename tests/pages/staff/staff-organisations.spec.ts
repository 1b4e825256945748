import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/organisations.json' with { type: 'json' };
import en from '#i18n/en/organisations.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const texts = { de, en } as const;

// Each test changes rights or access that the next one begins with.
test.use({ dataPer: 'test' });

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§administration an organisation is opened, its people explained, one of them locked', async ({
    page,
    signIn,
    shot,
  }) => {
    const t = texts[locale];
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/organisations', locale));
    await page.getByRole('searchbox', { name: t.search }).fill('Jens Winter');
    // A row moves as long as the list is not narrowed.
    await expect(page.getByRole('link', { name: /Holt Voice/ })).toHaveCount(0);
    await page.getByRole('link', { name: /Sommer Telekom/ }).click();
    await page.getByText('1001/sp.user').click();
    await expect(page.getByText(t.may.title.replace('{{name}}', 'Jens Winter'))).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('open');
    await page.getByRole('button', { name: `Jens Winter: ${t.person.lock.label}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.reason).fill('Aus der Firma ausgeschieden');
    await dialog.getByRole('button', { name: t.person.lock.confirm }).click();
    await expect(page.getByText(t.person.state.locked, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.lock.label }).click();
    await dialog.getByLabel(t.reason).fill('Vertrag beendet');
    await dialog.getByRole('button', { name: t.prepare }).click();
    await expect(page.getByText(t.waits.approvalText)).toBeVisible();
  });
});
