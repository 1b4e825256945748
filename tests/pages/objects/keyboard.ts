import { expect, type Locator, type Page } from '@playwright/test';

/** Most presses of Tab from anywhere on a page to anywhere else on it. */
const farthest = 250;

/** A user without a pointer, who reaches everything with Tab and the arrow keys and relies on a screen reader. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async #walk(control: Locator, isThere: (element: Element) => boolean): Promise<void> {
    await expect(control).toBeVisible();
    for (let presses = 0; presses < farthest; presses += 1) {
      if (await control.evaluate(isThere)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${control}`);
  }

  to(control: Locator): Promise<void> {
    return this.#walk(control, (element) => element === document.activeElement);
  }
  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(control);
    await this.page.keyboard.press(key);
  }
  async type(control: Locator, text: string): Promise<void> {
    await this.to(control);
    await this.page.keyboard.type(text);
  }
  /** Of a select: its caption is typed as far as it takes. */
  async select(control: Locator, caption: string): Promise<void> {
    await this.type(control, caption);
    await expect(control.locator('option:checked')).toContainText(caption);
  }
  /** Of a list that is found by typing. */
  async find(control: Locator, text: string): Promise<void> {
    await this.type(control, text);
    const option = this.page.getByRole('option', { name: text, exact: true });
    await expect(option).toBeVisible();
    for (let presses = 0; presses < farthest; presses += 1) {
      if ((await control.getAttribute('aria-activedescendant')) === (await option.getAttribute('id'))) break;
      await this.page.keyboard.press('ArrowDown');
    }
    await this.page.keyboard.press('Enter');
    await expect(control).toHaveValue(text);
  }
  /** Of radio buttons Tab leads to one, and the arrows to the others. */
  async choose(radio: Locator): Promise<void> {
    await this.#walk(
      radio,
      (element) =>
        (document.activeElement as HTMLInputElement | null)?.type === 'radio' &&
        (document.activeElement as HTMLInputElement).name === (element as HTMLInputElement).name,
    );
    for (let presses = 0; presses < 10 && !(await radio.isChecked()); presses += 1) {
      const isHere = await radio.evaluate((element) => element === document.activeElement);
      await this.page.keyboard.press(isHere ? 'Space' : 'ArrowDown');
    }
    await expect(radio).toBeChecked();
  }
}
