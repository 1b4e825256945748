import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, localePath, routes } from '#domain/access/routes.ts';
import deCustomer from '#i18n/de/customer-form.json' with { type: 'json' };
import deDrafts from '#i18n/de/drafts.json' with { type: 'json' };
import deOrder from '#i18n/de/order-form.json' with { type: 'json' };
import deWizard from '#i18n/de/order-wizard.json' with { type: 'json' };
import deOrders from '#i18n/de/orders.json' with { type: 'json' };
import deProducts from '#i18n/de/products.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import enCustomer from '#i18n/en/customer-form.json' with { type: 'json' };
import enDrafts from '#i18n/en/drafts.json' with { type: 'json' };
import enOrder from '#i18n/en/order-form.json' with { type: 'json' };
import enWizard from '#i18n/en/order-wizard.json' with { type: 'json' };
import enOrders from '#i18n/en/orders.json' with { type: 'json' };
import enProducts from '#i18n/en/products.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };

const texts = {
  de: {
    ui: deUi,
    record: deRecord,
    products: deProducts,
    wizard: deWizard,
    order: deOrder,
    orders: deOrders,
    customer: deCustomer,
    drafts: deDrafts,
  },
  en: {
    ui: enUi,
    record: enRecord,
    products: enProducts,
    wizard: enWizard,
    order: enOrder,
    orders: enOrders,
    customer: enCustomer,
    drafts: enDrafts,
  },
} as const;

/** The wizard as a partner uses it: by keyboard, and by what things are called. */
export class OrderWizard {
  readonly page: Page;
  readonly t: (typeof texts)[Locale];
  readonly #path: string;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.t = texts[locale];
    this.#path = localePath(routes.OrderSubmitWizard.path, locale);
  }

  /** `part` is the part of the page that the address names. */
  open(draft: string, part = '') {
    return this.page.goto(`${this.#path}?draftId=${draft}${part && `&step=${part}`}`);
  }
  /** Presses a key on a control that a keyboard user has reached. */
  async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await control.focus();
    await this.page.keyboard.press(key);
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  /** A step that the bar says is left. */
  step(name: keyof typeof deWizard.left): Locator {
    return this.page.getByRole('button', { name: this.t.wizard.left[name], exact: true });
  }
  get ready(): Locator {
    return this.page.getByText(this.t.wizard.left.none);
  }
  async declareAll(): Promise<void> {
    const declarations = this.page.getByRole('region', { name: this.t.wizard.consents.title, exact: true });
    await expect(declarations).toBeVisible();
    for (const box of await declarations.getByRole('checkbox').all())
      if (!(await box.isChecked())) await this.press(box, 'Space');
  }
  /** The link to the customer was sent. */
  get linkSent(): Locator {
    return this.page.getByRole('heading', { name: this.t.wizard.sent.linkTitle.replace('{{name}}', 'Anna Probst') });
  }
  /** The typed name as the signature. */
  sign(name: 'order' | 'mandate'): Promise<void> {
    return this.press(this.pad(name).getByRole('button', { name: this.t.wizard.pad.type }));
  }
  mode(mode: keyof typeof deWizard.signature.modes): Locator {
    return this.page.getByRole('radio', { name: this.t.wizard.signature.modes[mode] });
  }
  field(name: keyof typeof deWizard.signature): Locator {
    return this.page.getByRole('textbox', { name: String(this.t.wizard.signature[name]) });
  }
  pad(name: 'order' | 'mandate'): Locator {
    return this.page.getByRole('group', { name: this.t.wizard.signature[name], exact: true });
  }
}
