import { expect, type Locator, type Page } from '@playwright/test';
import record from '../../../src/i18n/de/record.json' with { type: 'json' };

/** Looks until the lock of a window that has just been closed is gone: the server may hear of that after the next look. */
export async function lookUntilFree(page: Page, field: Locator): Promise<void> {
  await expect(async () => {
    if (await field.isVisible()) return;
    await page.getByRole('button', { name: record.locked.look }).click({ timeout: 5000 });
    await expect(field).toBeVisible({ timeout: 5000 });
  }).toPass();
}
