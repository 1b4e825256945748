import { expect, type Locator, type Page, type Request } from '@playwright/test';
import record from '#i18n/de/record.json' with { type: 'json' };

/** A call for a new token in place of the one that is sent. */
export const isRefresh = (request: Request): boolean =>
  request.method() === 'POST' && request.url().endsWith('/api/jwt_token') && !request.postData()?.includes('_ticket');

/**
 * Opens a signed-in page and waits until its shell keeps the session fresh. What the page before still asked for does not
 * count: leaving it cuts that off, and its answer never ends.
 */
export async function openAlive(page: Page, path: string): Promise<void> {
  await aliveAfter(page, () => page.goto(path));
}

/** The same for a page that `open` goes to. */
export async function aliveAfter(page: Page, open: () => Promise<unknown>): Promise<void> {
  let isOpen = false;
  page.once('framenavigated', () => {
    isOpen = true;
  });
  const loaded = page.waitForEvent('requestfinished', (call) => isOpen && /\/api\/foundation\?/.test(call.url()));
  await open();
  await loaded;
}

export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('portal.session') ?? '{}').token ?? '');

export async function logOut(page: Page): Promise<void> {
  await page.locator('#header summary').last().click();
  await page.getByRole('link', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
}

/** Ends the session at the server, as a change of the password elsewhere does; the page does not know yet. */
export async function endAtServer(page: Page): Promise<void> {
  const authorization = `Bearer ${await tokenOf(page)}`;
  const answer = await fetch(`${new URL(page.url()).origin}/api/jwt_token`, {
    method: 'DELETE',
    headers: { authorization },
  });
  expect(answer.status).toBe(204);
}

/** Looks until the lock of a window that has just been closed is gone: the server may hear of that after the next look. */
export async function lookUntilFree(page: Page, field: Locator): Promise<void> {
  await expect(async () => {
    if (await field.isVisible()) return;
    await page.getByRole('button', { name: record.locked.look }).click({ timeout: 5000 });
    await expect(field).toBeVisible({ timeout: 5000 });
  }).toPass();
}
