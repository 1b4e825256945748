import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import shell from '#i18n/de/shell.json' with { type: 'json' };
import { demoPassword } from '#tests/demo-password.ts';
import { endAtServer } from './session-tab.ts';

const { again } = shell;

/** What a user's click sends, not what a page sends beside it. */
const isWork = (request: Request): boolean =>
  request.method() !== 'GET' && !/\/(form-inputs|jwt_token)\b/.test(request.url());

/** The dialog that asks for the password over the page. */
export class PasswordDialog {
  readonly page: Page;
  readonly userId: string;
  /** How often a session has ended and gone on. */
  points = 0;

  constructor(page: Page, userId = '1001/sp.admin') {
    this.page = page;
    this.userId = userId;
  }

  get box(): Locator {
    return this.page.getByRole('alertdialog', { name: again.title });
  }
  get password(): Locator {
    return this.box.getByLabel(again.password, { exact: true });
  }
  button(name: 'submit' | 'leave'): Locator {
    return this.box.getByRole('button', { name: again[name], exact: true });
  }

  /** One password and one click. */
  async answer(): Promise<void> {
    await expect(this.password).toBeFocused();
    await expect(this.box.getByLabel(again.userId)).toHaveValue(this.userId);
    await this.password.fill(demoPassword);
    await this.button('submit').click();
    await expect(this.box).toHaveCount(0);
    this.points += 1;
  }

  /** The refresh is refused, and then a sleep lasts longer than the session. */
  async endAndGoOn(): Promise<void> {
    await endAtServer(this.page);
    await this.page.clock.fastForward('45:01');
    await this.answer();
    await this.page.clock.fastForward('01:01:00');
    await this.answer();
  }

  /**
   * The server refuses the call that `work` makes. The session ends when that call is on its way: ended before, a call in
   * the background could be refused first, and its dialog would lie over what `work` clicks.
   */
  async endDuring(work: () => Promise<void>): Promise<void> {
    let ended: Promise<void> | undefined;
    const end = async (route: Route) => {
      if (!ended && isWork(route.request())) ended = endAtServer(this.page);
      await ended;
      await route.fallback();
    };
    await this.page.route('**/api/**', end);
    await work();
    await this.answer();
    await this.page.unroute('**/api/**', end);
    expect(ended, 'a call of the work').toBeDefined();
  }
}
