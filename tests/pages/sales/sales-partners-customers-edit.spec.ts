import type { Locator, Page } from '@playwright/test';
import { localePath } from '#domain/access/routes.ts';
import deForm from '#i18n/de/customer-form.json' with { type: 'json' };
import de from '#i18n/de/customers.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import deFaults from '#i18n/de/validation.json' with { type: 'json' };
import enForm from '#i18n/en/customer-form.json' with { type: 'json' };
import en from '#i18n/en/customers.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import enFaults from '#i18n/en/validation.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = {
  de: { ...de, form: deForm, record: deRecord, faults: deFaults },
  en: { ...en, form: enForm, record: enRecord, faults: enFaults },
} as const;
const list = '/sales-partners/customers';
const path = `${list}/edit`;

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale, device }) => {
  const t = words[locale];

  test('§customers a prospect is made by keyboard, found to be known, completed and deleted', async ({
    page,
    signIn,
    shot,
    expectConsole,
  }) => {
    // The answer that names who is similar.
    expectConsole(/409/);
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const open = (group: string) => page.locator('main h2').getByRole('button', { name: group }).click();
    const sectionOf = new RegExp(t.record.long.sectionOf.split('{{')[0] ?? '');
    const section = async (title: string) => {
      if (device === 'phone') await page.getByRole('button', { name: sectionOf }).click();
      await page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    };
    const heading = page.getByRole('heading', { level: 1 });
    const name = `Neuland ${locale} ${device} GmbH`;
    await signIn('1001/sp.admin');
    await page.goto(localePath(path, locale));
    await button(t.new.submit).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await expect(page.getByText(t.faults.customerName).first()).toBeVisible();
    await axe(page);
    await shot('refused');
    // The bar lies below both columns.
    const rightOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().right));
    const aside = page.getByRole('region', { name: t.new.already });
    expect(await rightOf(page.locator('[data-foot-bar]'))).toBe(await rightOf(aside));
    // Leaving the name says who is there already, and the answer to it stays.
    const box = page.getByRole('status').filter({ hasText: t.similar.maybe_one });
    await field('companyName').fill('Baeckerei Sonnental');
    await field('place').fill('10115 Berlin');
    await expect(box.getByText('Bäckerei Sonnental GmbH')).toBeVisible();
    await axe(page);
    await shot('similar');
    await box.getByRole('button', { name: t.similar.other_one }).click();
    await expect(box).toBeHidden();
    await open(t.form.first.groups.address);
    await open(t.form.first.groups.consents);
    for (const [at, text] of Object.entries({
      companyName: name,
      'address.street': 'Musterweg',
      'address.houseNumber': '4',
      phone: '030 23125 388',
      note: 'Nur für uns',
    }))
      await field(at).fill(text);
    await field('consentData').focus();
    await page.keyboard.press('Space');
    await button(t.new.submit).focus();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveText(name);
    await expect(page).toHaveURL(/id=/);
    const openFacts = () => button(t.record.facts.open).click();
    await openFacts();
    await expect(page.getByText('Nur für uns').last()).toBeVisible();
    await axe(page);
    await shot('page');

    await button(t.record.more).click();
    await button(t.edit.start).click();
    await expect(heading).toHaveText(t.edit.title.replace('{{name}}', name));
    await section(t.form.section.company);
    await expect(page.getByText(t.new.needed).filter({ visible: true })).toBeVisible();
    await field('vatId').fill('DE136695978');
    await axe(page);
    await fits(page);
    await shot('editor');
    // A refused save leads to the section of the fault, and the save is in sight in each of them.
    await section(t.form.section.people);
    await button(t.record.edit.save).click();
    await expect(field('vatId')).toBeFocused();
    await expect(page.getByText(t.faults.vatId).first()).toBeVisible();
    await field('vatId').fill('DE999999987');
    await button(t.record.edit.save).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(t.similar.title)).toBeVisible();
    await expect(question.getByRole('link', { name: 'Bäckerei Sonnental GmbH' })).toBeVisible();
    await axe(page);
    await question.getByRole('button', { name: t.similar.cancel, exact: true }).click();
    await expect(page.getByText(t.similar.none)).toBeVisible();
    await button(t.record.edit.save).click();
    await question.getByRole('button', { name: t.similar.save, exact: true }).click();
    await expect(heading).toHaveText(name);
    await openFacts();
    await expect(page.getByText('DE999999987').last()).toBeVisible();

    await button(t.record.more).click();
    await axe(page);
    await button(t.record.edit.delete).click();
    await expect(question.getByText(t.edit.delete)).toBeVisible();
    await question.getByRole('button', { name: t.record.edit.delete, exact: true }).click();
    await expect(page).not.toHaveURL(/edit/);
    await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeHidden();
  });

  test('an established customer keeps its master data, and a change is asked for by ticket', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('1001/sp.admin');
    await page.goto(localePath(`${list}?search=Sonnental`, locale));
    await page.locator('main').getByRole('link', { name: 'Bäckerei Sonnental GmbH', exact: true }).click();
    const openFacts = () => page.getByRole('button', { name: t.record.facts.open, exact: true }).click();
    const openMenu = () => page.getByRole('button', { name: t.record.more, exact: true }).click();
    await openFacts();
    await expect(page.getByText('DE** **** … 2051').last()).toBeVisible();
    await expect(page.getByRole('heading', { name: t.running.contracts })).toBeVisible();
    await axe(page);
    await shot('established');
    await openMenu();
    await page.getByRole('button', { name: t.edit.start, exact: true }).click();
    await expect(page.getByText(t.edit.master)).toBeVisible();
    await expect(page.locator('main [name=companyName]')).toHaveCount(0);
    await page.locator('main [name=website]').fill('https://neu.example.com');
    await page.getByRole('button', { name: t.record.edit.save, exact: true }).click();
    await openFacts();
    await expect(page.getByText('https://neu.example.com').last()).toBeVisible();
    await openMenu();
    await page.getByRole('link', { name: t.edit.request }).click();
    await expect(page.locator('main textarea')).toHaveValue(/Bäckerei Sonnental GmbH.*4000000/);
  });

  test('§customers what was typed goes along into empty fields of the customer that is there already', async ({
    page,
    signIn,
  }) => {
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    await signIn('1001/sp.admin');
    await page.goto(localePath(path, locale));
    await field('companyName').fill('Gasthof Zur Linde');
    await field('phone').fill('030 23125 366');
    await field('contactName').fill('Rita Linde');
    await page.getByRole('button', { name: t.similar.open }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Gasthof Zur Linde/);
    await expect(page.getByText(t.new.carried.split('{{fields}}')[0] ?? '')).toBeVisible();
    await expect(field('contactMain.lastName')).toHaveValue('Linde');
    await expect(field('contactMain.lastName')).toBeHidden();
    await expect(field('phone')).not.toHaveValue(/366/);
  });

  test('a lead is taken up with a date and lost with a reason', async ({ page, signIn, shot }) => {
    await signIn('9001/etc.staff', '1001');
    await page.goto(localePath(path, locale));
    const name = `Lead ${locale} ${device} AG`;
    await page.locator('main [name=companyName]').fill(name);
    await page.locator('main [name=phone]').fill('030 23125 377');
    await page.locator('main h2').getByRole('button', { name: t.form.first.groups.interest }).click();
    await page.locator('main [name=leadSource]').selectOption('distributor');
    await page.locator('main [name=consentData]').check();
    await page.getByRole('button', { name: t.new.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const fromMenu = async (on: Page, act: string) => {
      await on.getByRole('button', { name: t.record.more, exact: true }).click();
      await on.getByRole('button', { name: act, exact: true }).click();
    };
    await page.getByRole('button', { name: t.lead.accept }).click();
    await page.locator('main form [name=followUpDate]').first().fill('23.12.2026');
    await axe(page);
    await shot('lead');
    await page.getByRole('button', { name: t.lead.accept }).last().click();
    await expect(page.getByText(t.lead.offeredText)).toBeHidden();
    await fromMenu(page, t.lead.saveResult);
    await page.getByRole('radio', { name: t.lead.lose }).check();
    const reason = page.locator('main [name=reason]');
    await reason.fill('Bleibt beim alten Anbieter');
    // What changes in another tab comes while this is typed, and leaves it alone.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await fromMenu(other, t.followUpAct.title);
    await other.locator('main [name=note]').fill('Rief zurück');
    await other.getByRole('button', { name: t.followUpAct.save }).click();
    await expect(page.getByText('Rief zurück')).toBeVisible();
    await expect(reason).toBeFocused();
    await other.close();
    await page.getByRole('button', { name: t.lead.saveResult }).last().click();
    await expect(page.getByText('Bleibt beim alten Anbieter')).toBeVisible();
    await page.getByRole('button', { name: t.record.more, exact: true }).click();
    await expect(page.getByRole('button', { name: t.lead.revive })).toBeVisible();
  });
});

test('a foreign customer is the same as none', async ({ page, signIn, expectConsole }) => {
  expectConsole(/404/);
  await signIn('1001/sp.admin');
  await page.goto(`${path}?id=018f0000-0000-7000-8000-000000000000`);
  await expect(page.getByText(de.one.missing)).toBeVisible();
});
