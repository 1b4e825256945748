import type { Locator, Page } from '@playwright/test';

/** What one task took of a partner. */
export interface Effort {
  presses: number;
  fields: number;
  steps: readonly string[];
}

/**
 * A partner who works through a task and counts: a press is a click, a key that acts, or a file that is chosen; a field is one
 * answer, typed, chosen or ticked. Going on to the next field of the section in sight by Tab costs nothing.
 */
export class Partner {
  readonly page: Page;
  readonly #steps: string[] = [];
  #presses = 0;
  #fields = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }
  get effort(): Effort {
    return { presses: this.#presses, fields: this.#fields, steps: [...this.#steps] };
  }
  press(control: Locator, name?: string): Promise<void> {
    return this.#count('press', control, name, () => control.click());
  }
  /** A press that the walk has done by itself. */
  pressed(name: string): void {
    this.#presses += 1;
    this.#steps.push(`press ${name}`);
  }
  key(key: string): Promise<void> {
    this.pressed(key);
    return this.page.keyboard.press(key);
  }
  fill(control: Locator, value: string, name?: string): Promise<void> {
    return this.#count('field', control, name, () => control.fill(value));
  }
  /** Types where the focus is. */
  async type(text: string, name: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.#fields += 1;
    this.#steps.push(`field ${name}`);
  }
  check(control: Locator, name?: string): Promise<void> {
    return this.#count('field', control, name, () => control.check());
  }
  select(control: Locator, label: string | { index: number }, name?: string): Promise<void> {
    return this.#count('field', control, name, () =>
      control.selectOption(typeof label === 'string' ? { label } : label),
    );
  }
  /** Types into a field that proposes, and takes the first proposal. */
  choose(control: Locator, value: string, name?: string): Promise<void> {
    return this.#count('field', control, name, async () => {
      await control.fill(value);
      await this.page
        .getByRole('option', { name: new RegExp(value, 'i') })
        .first()
        .waitFor();
      await control.press('ArrowDown');
      await control.press('Enter');
    });
  }
  /** Chooses a file; the window of the system counts as one press. */
  upload(control: Locator, file: Parameters<Locator['setInputFiles']>[0], name: string): Promise<void> {
    return this.#count('press', control, name, () => control.setInputFiles(file));
  }
  /** Copies a table elsewhere and pastes it here. */
  paste(text: string): Promise<void> {
    this.#fields += 1;
    this.#steps.push('field: a table pasted');
    return this.page.evaluate((cells) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', cells);
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, text);
  }

  async #count(kind: 'press' | 'field', control: Locator, name: string | undefined, act: () => Promise<unknown>) {
    const label = name ?? (await control.evaluate(labelOf));
    await act();
    if (kind === 'press') this.#presses += 1;
    else this.#fields += 1;
    this.#steps.push(`${kind} ${label}`);
  }
}

const labelOf = (element: HTMLElement | SVGElement): string => {
  const labels = 'labels' in element ? (element as HTMLInputElement).labels : undefined;
  const text = element.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? (element as HTMLElement).innerText ?? '';
  return text.trim().replace(/\s+/g, ' ').slice(0, 40);
};
