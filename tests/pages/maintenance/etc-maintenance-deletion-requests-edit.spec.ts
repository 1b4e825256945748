import de from '#i18n/de/deletion-requests.json' with { type: 'json' };
import en from '#i18n/en/deletion-requests.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { askForDeletion } from './deletion-request.ts';

const words = { de, en } as const;
const whose = { de: ['1001/sp.admin', '1001'], en: ['2001/ws.user', '2001'] } as const;

forEachView(['de'], ['desktop'], ({ locale }) => {
  const t = words[locale];

  test('§staff an employee decides a deletion request, with an answer that must not be empty', async ({
    page,
    portal,
    signIn,
    visit,
    shot,
  }) => {
    const [user, trid] = whose[locale];
    await askForDeletion(portal, user, trid);
    await signIn('9001/etc.staff', '1001');
    await visit('/etc/maintenance/deletion-requests');
    await page.locator('main').getByRole('link', { name: user, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(user);
    await page.getByLabel(t.decisions.refused).check();
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.locator('textarea[name=answer]')).toHaveAttribute('aria-invalid', 'true');
    await axe(page);
    await shot('refused');
    await page.locator('textarea[name=answer]').fill('Es ist noch ein Auftrag offen.');
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.locator('main').getByText(t.states.refused, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: t.send })).toHaveCount(0);
  });
});
