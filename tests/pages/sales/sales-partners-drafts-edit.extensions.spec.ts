import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { forEachView } from '../fixtures/views.ts';
import { expect, test } from './sales-test.ts';

forEachView(['de', 'en'], ['desktop', 'phone'], () => {
  test('§3 of 250 extensions those in sight are drawn; keys and open points lead to the others, and all are kept', async ({
    page,
    signIn,
    visit,
    calls,
  }) => {
    const row = (at: number) => ({
      extNo: String(100 + at),
      displayName: at === 239 ? '' : `Platz ${at}`,
      licence: 'basic',
    });
    const extensions = Array.from({ length: 250 }, (_, at) => row(at));
    const { id } = await calls.create({ type: 'hfo.vp.draft', productType: 'hfoCrownCentrex', extensions });
    await signIn('1001/sp.admin');
    await visit(`/sales-partners/drafts/edit?id=${id}&section=extensions`);
    const name = (at: number) => page.locator(`[name="extensions.${at}.displayName"]`);
    await expect(name(0)).toHaveValue('Platz 0');
    await expect(name(200)).toHaveCount(0);
    await page
      .getByRole('button', { name: /weitere anzeigen|more/i })
      .last()
      .click();
    await page.getByRole('button', { name: /240.*Name/ }).click();
    await expect(name(239)).toBeFocused();
    await expect(name(0)).toHaveCount(0);
    await page.keyboard.type('Halle');
    for (let step = 0; step < 30; step += 1) await page.keyboard.press('Shift+Enter');
    await expect(name(209)).toBeFocused();
    await page.keyboard.type('Tor');
    const names = extensions.map(({ displayName }, at) => ({ 209: 'Tor', 239: 'Halle' })[at] ?? displayName).join();
    const kept = async () => (await calls.read(id)).data['extensions'] as { displayName: string }[];
    await expect.poll(async () => (await kept()).map(({ displayName }) => displayName).join() === names).toBe(true);
    await axe(page);
    await fits(page);
  });
});
