import { extname, join } from 'node:path';
import type { Locator } from '@playwright/test';
import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/ui.json' with { type: 'json' };
import en from '#i18n/en/ui.json' with { type: 'json' };
import { runPackage } from '#scripts/command.ts';
import { oncePerRun } from '../fixtures/demo-data.ts';
import { test as base, expect } from '../fixtures/portal.ts';

export const uiWords = { de, en } as const;

/** A catalogue shows the same landmark many times, and what holds the place of others. */
export const manyOfEach = { except: ['landmark-unique'], isLoading: true };

interface Options {
  /** A part in one of its states. */
  state(part: string, state: string): Locator;
}

const origin = 'http://localhost';

/** Tests of the parts of `islands/ui` on the page that shows all of them, which needs no server: the build's files are the answers. */
export const test = base.extend<{ parts: Options }, { partsSite: string }>({
  baseURL: origin,
  partsSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = await oncePerRun('parts', async (folder) => {
        const flags = ['--silent', '--config', 'astro.parts.config.mjs', '--outDir', folder];
        const built = await runPackage('astro', ['build', ...flags]);
        if (built !== 0) throw new Error('The page of the parts could not be built');
      });
      await use(site);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  parts: async ({ page, view, partsSite }, use) => {
    await page.route(`${origin}/**`, (route) => {
      const path = decodeURIComponent(new URL(route.request().url()).pathname);
      return route.fulfill({ path: join(partsSite, extname(path) ? path : `${path}.html`) });
    });
    await page.goto(localePath('/parts', view.locale));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await use({
      state: (part, state) =>
        page.getByRole('region', { name: part, exact: true }).getByRole('group', { name: state, exact: true }),
    });
  },
});
