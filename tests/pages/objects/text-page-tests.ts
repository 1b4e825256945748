import type { Locale } from '#domain/access/routes.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { TextPage } from './text-page.ts';

const kibibyte = 1024;

/** What every public page of text must hold, beside what the page itself is about and what is swept of all pages. */
export function textPageTests(route: string, titles: Readonly<Record<Locale, string>>): void {
  forEachView(['de'], ['desktop'], ({ locale }) => {
    test(`§1-18 ${route} is readable by anyone without React, on screen and on paper`, async ({
      page,
      visit,
      shot,
    }) => {
      const scripts: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.body());
      });
      await visit(route);
      const text = new TextPage(page);
      await test.step('§1-18 it needs no React and at most 4.5 KiB of scripts', async () => {
        await page.waitForLoadState('networkidle');
        // 3 KiB is the goal; brand, text in force, and the ends of push messages and of a provider's session cost 1.5 more.
        await expect(page.locator('astro-island')).toHaveCount(0);
        expect(await text.scriptBytes(await Promise.all(scripts))).toBeLessThanOrEqual(4.5 * kibibyte);
      });

      await expect(text.title).toHaveText(titles[locale]);
      await expect(text.text).toContainText(locale === 'de' ? 'Zuletzt geändert am' : 'Last changed on');
      await expect(page.locator('main table:not(:has(caption:not(:empty)))')).toHaveCount(0);
      expect(await text.brokenWords()).toEqual([]);
      await shot('read');

      const names = (await text.chapters.allInnerTexts()).map((name) => name.trim());
      expect(names.length).toBeGreaterThan(0);
      expect((await text.contents.getByRole('link').allInnerTexts()).map((name) => name.trim())).toEqual(names);
      for (const name of names) {
        await text.contents.getByRole('link', { name, exact: true }).click();
        await expect(text.text.getByRole('heading', { name, exact: true, level: 2 })).toBeInViewport();
      }

      await test.step('§1-18 it prints without the portal around it', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(text.title).toBeVisible();
        await expect(text.text).toBeVisible();
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
      });
    });
  });
}
