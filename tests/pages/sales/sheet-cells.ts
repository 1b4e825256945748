import type { Page } from '@playwright/test';

export const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row} ${column}"]`);
/** Where the columns stand that the tests go to. */
export const at = { number: 0, name: 1, ddi: 3, licence: 4, device: 5, voicemail: 6 } as const;
export const bar = (page: Page) => page.locator('[data-sheet-bar]');
export const paste = (page: Page, text: string) =>
  page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
export const row = (number: number, more: Record<string, unknown> = {}) => ({
  extNo: String(number),
  displayName: `Platz ${number}`,
  licence: 'basic',
  ddi: String(number),
  ...more,
});
export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
export const draftOf = (extensions: readonly unknown[], more: Record<string, unknown> = {}) => ({
  type: 'hfo.vp.draft',
  productType: 'hfoCrownCentrex',
  numberMode: 'new',
  numberKind: 'block',
  numberCount: '1',
  blockSize: '100',
  extensions,
  ...more,
});
