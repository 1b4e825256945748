import { localePath } from '#domain/access/routes.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import legal from '#i18n/de/legal.json' with { type: 'json' };
import de from '#i18n/de/terms-overview.json' with { type: 'json' };
import en from '#i18n/en/terms-overview.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const terms = { de, en } as const;

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§administration users who have to accept the terms are named by organisation', async ({
    page,
    signIn,
    shot,
  }) => {
    const t = terms[locale];
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/terms', locale));
    const missing = page.getByRole('region', { name: t.missing });
    await expect(missing.getByRole('listitem').first()).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('terms');
  });
});

test.describe('§brand.terms a new version', () => {
  test.use({ dataPer: 'test' });

  test('is prepared with its preview and goes to a second person', async ({ page, signIn, shot }) => {
    const day = addDays(berlinDay(Date.now()), 1);
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/terms', 'de'));
    const versions = page.getByRole('region', { name: legal.versions });
    await versions.getByRole('button', { name: `: ${legal.new}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: legal.bodyDe })).toHaveValue(/Geltungsbereich/);
    await dialog.getByRole('button', { name: legal.save }).click();
    await expect(dialog.getByLabel(legal.validFrom)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(legal.validFrom).fill(formatCalendarDay(day, 'de'));
    await dialog.getByRole('textbox', { name: legal.changesDe }).fill('Abschnitt 1 ist neu.');
    await dialog.getByRole('textbox', { name: legal.changesEn }).fill('Section 1 is new.');
    await dialog.getByRole('button', { name: legal.preview, exact: true }).click();
    await expect(dialog.getByRole('region', { name: legal.previewDe }).getByRole('heading').first()).toBeVisible();
    await axe(page);
    await shot('version');
    await dialog.getByRole('button', { name: legal.save }).click();
    await versions.getByRole('button', { name: legal.submit }).click();
    await expect(versions.getByRole('link', { name: legal.toApprovals })).toBeVisible();
    await fits(page);
  });
});
