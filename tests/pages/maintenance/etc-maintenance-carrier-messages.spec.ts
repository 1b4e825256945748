import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/carrier-messages.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import en from '#i18n/en/carrier-messages.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { maintainedList } from './maintained.ts';

const path = '/etc/maintenance/carrier-messages';
const titleIn = { de: 'Meldung von Alsterkom Netz GmbH', en: 'Message from Alsterkom Netz GmbH' } as const;
const words = { de: { ...de, record: deRecord }, en: { ...en, record: enRecord } } as const;

maintainedList(path, { de, en }, titleIn.de, ['de', 'desktop']);

test.use({ dataPer: 'test' });

forEachView(['de'], ['desktop'], ({ locale }) => {
  const t = words[locale];
  const title = titleIn[locale];

  test('§porting an unreadable message appears in its original form and can be archived', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('9001/etc.staff', '1001');
    await page.goto(localePath(path, locale));
    await page.getByRole('link', { name: title, exact: true }).click();
    // No code on the screen before it is asked for.
    await expect(page.locator('main pre')).toBeHidden();
    await page.getByText(t.raw, { exact: true }).click();
    await expect(page.locator('main pre')).toContainText('wegen 040 66969-850');
    await expect(page.getByText('DEU.ALSTER', { exact: true })).toBeVisible();
    await axe(page);
    await shot('message');
    await page.getByRole('button', { name: t.record.edit.archive, exact: true }).click();
    await expect(page.getByRole('button', { name: t.record.edit.restore, exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('link', { name: /DEU\.TIEFLD/ })).toBeVisible();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeHidden();
  });
});
