import type { Locator, Page } from '@playwright/test';
import { type Locale, localePath } from '#domain/access/routes.ts';
import { authTexts } from './auth-texts.ts';

/** The terms of use with their acceptance, spoken of by what a partner reads. */
export class TermsPage {
  readonly page: Page;
  readonly locale: Locale;
  readonly t;
  readonly acceptance: Locator;
  readonly box: Locator;
  readonly accept: Locator;
  readonly decline: Locator;

  constructor(page: Page, locale: Locale = 'de') {
    this.page = page;
    this.locale = locale;
    this.t = authTexts[locale];
    const { terms } = this.t;
    this.acceptance = page.getByRole('region', { name: terms.title });
    this.box = this.acceptance.getByRole('checkbox', { name: terms.accept });
    this.accept = this.acceptance.getByRole('button', { name: terms.submit });
    this.decline = this.acceptance.getByRole('button', { name: terms.decline });
  }

  open = () => this.page.goto(localePath('/terms-of-use', this.locale));
}
