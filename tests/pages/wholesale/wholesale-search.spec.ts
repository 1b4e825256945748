import { localePath } from '#domain/access/routes.ts';
import deFaults from '#i18n/de/validation.json' with { type: 'json' };
import de from '#i18n/de/wholesale-search.json' with { type: 'json' };
import enFaults from '#i18n/en/validation.json' with { type: 'json' };
import en from '#i18n/en/wholesale-search.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = { de, en } as const;
const validation = { de: deFaults, en: enFaults } as const;
const path = '/wholesale/search';
test.use({ dataPer: 'worker' });

forEachView(['en'], ['phone'], ({ locale }) => {
  const t = words[locale];

  test('§1-5 §2-20 §wholesale-search a keyboard search lists several hits and opens a single one', async ({
    page,
    signIn,
    shot,
  }) => {
    const term = page.getByRole('textbox', { name: t.term });
    await signIn('2001/ws.user');
    await page.goto(localePath(path, locale));
    await term.fill('040 66969');
    await page.keyboard.press('Enter');
    const block = page.getByRole('link', { name: /^\+49 40 669695-00/ });
    await expect(block).toBeVisible();
    await expect(page).toHaveURL(/criterion=number&term=040\+66969/);
    await axe(page);
    await shot('hits');
    await page.reload();
    await expect(block).toBeVisible();

    await term.fill('030 23125999');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.none)).toBeVisible();
    await shot('none');

    await term.fill('abcdef');
    await page.keyboard.press('Enter');
    await expect(term).toHaveAccessibleDescription(new RegExp(validation[locale].phone));
    await expect(page).toHaveURL(/term=030\+23125999/);

    await page.getByRole('combobox', { name: t.criterion }).selectOption('sipUser');
    await term.fill('w4100124-01');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wholesale\/sip\?id=/);
    await page.goBack();
    await expect(page.getByRole('link', { name: 'w4100124-01' })).toBeVisible();
  });
});
