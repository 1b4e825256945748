import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/approvals.json' with { type: 'json' };
import deRoutes from '#i18n/de/routes.json' with { type: 'json' };
import en from '#i18n/en/approvals.json' with { type: 'json' };
import enRoutes from '#i18n/en/routes.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const texts = { de, en } as const;

// Each test changes rights or access that the next one begins with.
test.use({ dataPer: 'test' });
const routes = { de: deRoutes, en: enRoutes } as const;

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§administration one administrator prepares the right for an employee, another releases it', async ({
    page,
    signIn,
    shot,
  }) => {
    const t = texts[locale];
    const address = localePath('/staff/approvals', locale);
    const title = t.title.administration.replace('{{name}}', 'Ines Kramer');
    await signIn('9001/etc.admin', '9001');
    await page.goto(address);
    await expect(page.getByText(t.prepared.none)).toBeVisible();
    const parts = page.getByRole('navigation').filter({ has: page.locator(`a[href="${address}"]`) });
    await expect(parts.last().getByRole('link', { name: routes[locale].AuditLog })).toBeVisible();
    await page.getByRole('button', { name: t.give.label }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.give.user).selectOption({ label: 'Ines Kramer · 9001/etc.staff' });
    await dialog.getByLabel(t.give.reason).fill('Vertritt die Leitung');
    await dialog.getByRole('button', { name: t.give.submit }).click();
    const row = page.getByRole('main').getByRole('region').getByRole('listitem').filter({ hasText: title });
    await expect(row).toContainText('Paul Neumann');
    await expect(row.getByRole('button', { name: t.release })).toHaveCount(0);
    await axe(page);
    await fits(page);
    await shot('prepared');

    await signIn('9001/etc.lead', '9001');
    await page.goto(address);
    await row.getByRole('button', { name: t.release }).click();
    await expect(row).toContainText(t.state.released);
    await expect(page.getByRole('button', { name: t.end.of.replace('{{name}}', 'Ines Kramer') })).toBeVisible();
  });

  test('§administration employees without the right see neither menu nor line', async ({ page, signIn }) => {
    await signIn('9001/etc.staff', '9001');
    await page.goto(localePath('/staff/audit', locale));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(`a[href="${localePath('/staff/approvals', locale)}"]:visible`)).toHaveCount(0);
  });
});
