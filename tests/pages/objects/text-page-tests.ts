import type { Locale } from '../../../src/domain/access/routes.ts';
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { TextPage } from './text-page.ts';

const kibibyte = 1024;

/** What every public page of text must hold, beside what the page itself is about. */
export function textPageTests(route: string, titles: Readonly<Record<Locale, string>>): void {
  forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
    test(`§2 ${route} can be read by anybody, and every chapter is listed and can be gone to`, async ({
      page,
      visit,
      shot,
    }) => {
      await visit(route);
      const text = new TextPage(page);
      await expect(text.title).toHaveText(titles[locale]);
      await expect(page).toHaveTitle(new RegExp(`^${titles[locale]} – (Kundenportal|Customer portal)$`));
      await expect(page.locator('html')).toHaveAttribute('lang', locale === 'de' ? 'de-DE' : 'en');
      await expect(text.text).toContainText(locale === 'de' ? 'Zuletzt geändert am' : 'Last changed on');
      await expect(page.locator('main table:not(:has(caption:not(:empty)))')).toHaveCount(0);
      await axe(page);
      await shot('read');
      await fits(page);

      const names = (await text.chapters.allInnerTexts()).map((name) => name.trim());
      expect(names.length).toBeGreaterThan(0);
      expect((await text.contents.getByRole('link').allInnerTexts()).map((name) => name.trim())).toEqual(names);
      for (const name of names) {
        await text.contents.getByRole('link', { name, exact: true }).click();
        await expect(text.text.getByRole('heading', { name, exact: true, level: 2 })).toBeInViewport();
      }
    });
  });

  test(`§2 ${route} needs no React and at most 3 KiB of scripts`, async ({ page, visit }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await visit(route);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('astro-island')).toHaveCount(0);
    expect(await new TextPage(page).scriptBytes(await Promise.all(scripts))).toBeLessThanOrEqual(3 * kibibyte);
  });

  test(`§2 ${route} prints its text without the portal around it`, async ({ page, visit }) => {
    await visit(route);
    await page.emulateMedia({ media: 'print' });
    const text = new TextPage(page);
    await expect(text.title).toBeVisible();
    await expect(text.text).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
}
