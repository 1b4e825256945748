import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/synonyms.json' with { type: 'json' };
import en from '#i18n/en/synonyms.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const texts = { de, en } as const;

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§search employees see searches without hits, and make a synonym of one', async ({ page, signIn, shot }) => {
    const { misses, words } = texts[locale];
    await signIn('9001/etc.staff', '1001');
    await page.goto(localePath('/staff/searches', locale));
    const row = page.getByRole('row').filter({ hasText: 'faxweiche' });
    await expect(row).toContainText('9');
    await axe(page);
    await fits(page);
    await shot('filled');
    await page.getByRole('button', { name: misses.days.replace('{{n}}', '7') }).click();
    await expect(page.getByRole('row').filter({ hasText: 'strippenbox' })).toHaveCount(0);
    await row.getByRole('link', { name: misses.addFor.replace('{{term}}', 'faxweiche') }).click();
    await expect(page.getByLabel(words)).toHaveValue('faxweiche, ');
  });
});
