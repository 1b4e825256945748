import de from '#i18n/de/order-form.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import en from '#i18n/en/order-form.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { forEachView } from '../fixtures/views.ts';
import { expect, test } from './sales-test.ts';

const words = { de: { form: de, long: deRecord.long }, en: { form: en, long: enRecord.long } } as const;

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  const { form, long } = words[locale];

  test('§drafts a draft with 250 extensions renders only the visible ones and keeps all', async ({
    page,
    signIn,
    visit,
    calls,
    shot,
  }) => {
    const row = (at: number) => ({
      extNo: String(100 + at),
      displayName: at === 248 ? '' : `Platz ${at}`,
      licence: 'basic',
    });
    const extensions = Array.from({ length: 249 }, (_, at) => row(at));
    const { id } = await calls.create({ type: 'hfo.vp.draft', productType: 'hfoCrownCentrex', extensions });
    await signIn('1001/sp.admin');
    await visit(`/sales-partners/drafts/edit?id=${id}&section=extensions`);
    const name = (at: number) => page.locator(`[name="extensions.${at}.displayName"]`);
    await expect(name(0)).toHaveValue('Platz 0');
    await expect(name(200)).toHaveCount(0);
    await page.getByRole('button', { name: long.next.replace('{{field}}', form.displayName) }).click();
    await expect(name(248)).toBeFocused();
    await expect(name(0)).toHaveCount(0);
    await page.keyboard.type('Halle');
    await page.keyboard.press('Enter');
    await expect(name(249)).toBeFocused();
    await page.keyboard.type('Neu');
    await shot('windowed');
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('Shift+Enter');
    await expect(name(219)).toBeFocused();
    await page.keyboard.type('Tor');
    const typed: Record<number, string> = { 219: 'Tor', 248: 'Halle', 249: 'Neu' };
    const names = Array.from({ length: 250 }, (_, at) => typed[at] ?? `Platz ${at}`).join();
    const storedOf = async () => (await calls.read(id)).data['extensions'] as { displayName: string }[];
    await expect.poll(async () => (await storedOf()).map(({ displayName }) => displayName).join()).toBe(names);
    await axe(page);
    await fits(page);
  });
});
