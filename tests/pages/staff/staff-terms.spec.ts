import { localePath } from '#domain/access/routes.ts';
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
