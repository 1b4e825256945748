import type { Page } from '@playwright/test';
import t from '#i18n/de/backup-routing.json' with { type: 'json' };
import ui from '#i18n/de/ui.json' with { type: 'json' };
import validation from '#i18n/de/validation.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { signInto } from '../fixtures/sign-in.ts';

const path = '/wholesale/backuprouting';
const user = '2001/ws.user';

test.use({ dataPer: 'test' });

const formOf = (page: Page) => page.getByRole('form', { name: t.list.create });
/** When the server has taken an input that says this. */
const isKept = (page: Page, words: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().includes('/form-inputs/') && (answer.request().postData() ?? '').includes(words) && answer.ok(),
  );

async function fillRule(page: Page, name: string): Promise<void> {
  const form = formOf(page);
  await form.getByLabel(t.name, { exact: false }).first().fill(name);
  const account = form.getByLabel(t.account);
  await account.selectOption(await account.getByRole('option', { name: /Zentrale Berlin/ }).getAttribute('value'));
  await form.getByLabel(t.targetNumber).fill('030 66969001');
}
const create = (page: Page) => formOf(page).getByRole('button', { name: t.form.create }).click();

async function switchOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: t.switch.on }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.switch.on }).click();
}

test('§backup-routing a mistyped day or time is marked, every press answers, and 8:00 is a time', async ({
  page,
  signIn,
  visit,
}) => {
  await signIn(user);
  await visit(`${path}?create=1`);
  await fillRule(page, 'Feiertage');
  const form = formOf(page);
  const [day, time] = [form.getByLabel(t.validFrom), form.getByLabel(t.validFromTime).first()];
  await day.fill('32.13.2026');
  await time.fill('25:00');
  await create(page);
  await expect(form.getByText(validation.clockTime).last()).toBeVisible();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await day.fill('24.12.2026');
  await expect(day).not.toHaveAttribute('aria-invalid', 'true');
  await create(page);
  await expect(time).toHaveAttribute('aria-invalid', 'true');
  await time.fill('8:00');
  await create(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Feiertage' })).toBeVisible();
  await expect(page.getByText('24.12.2026 08:00').first()).toBeVisible();
});

test('§backup-routing a kept rule with a mistyped day is offered and compared on another device', async ({
  page,
  signIn,
  visit,
  openBrowser,
  portal,
}) => {
  await signIn(user);
  await visit(`${path}?create=1`);
  const saved = isKept(page, '32.13.2026');
  await formOf(page).getByLabel(t.validFrom).fill('32.13.2026');
  await saved;

  const { page: other, context } = await openBrowser();
  await signInto(context, portal.url, user, '2001');
  await other.goto(`${path}?create=1`);
  await expect(other.getByRole('button', { name: ui.formInputGoOn })).toBeVisible();
  await formOf(other).getByLabel(t.name, { exact: false }).first().fill('Feiertage');
  await expect(other.getByText(ui.formInputChanged)).toBeVisible();
  await expect(other.getByRole('cell', { name: '32.13.2026' })).toBeVisible();
  await expect(formOf(other)).toBeVisible();
});

test('§backup-routing a rule is tried before use, and its refusal stays until the next attempt', async ({
  page,
  signIn,
  visit,
  shot,
  expectConsole,
}) => {
  expectConsole(/status of 40[09]/);
  await signIn(user);
  await visit(`${path}?create=1`);
  await fillRule(page, 'Zweite');
  await formOf(page).getByLabel(t.priority).fill('60');
  await create(page);
  await expect(page.getByText(t.dryRun.tried)).toBeVisible();
  const dryRun = page.getByRole('form', { name: t.dryRun.title });
  await expect(dryRun.getByLabel(t.dryRun.number)).not.toHaveValue('');
  const own = await dryRun.getByLabel(t.dryRun.number).inputValue();
  const run = dryRun.getByRole('button', { name: t.dryRun.submit });
  await run.click();
  const forwarded = t.step.forwarded.replace('{{rule}}', 'Zweite').replace('{{target}}', '+49 30 66969001');
  await expect(page.getByText(forwarded)).toBeVisible();
  await expect(page.getByRole('img', { name: t.flow.label.replace('{{n}}', '2') })).toBeVisible();
  await axe(page);
  for (const rejection of ['040 66969110', '']) {
    await dryRun.getByLabel(t.dryRun.number).fill(rejection);
    await run.click();
    await expect(dryRun.getByLabel(t.dryRun.number)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('img', { name: /Stationen/ })).toHaveCount(0);
    await dryRun.getByLabel(t.dryRun.number).fill(own);
    await run.click();
    await expect(page.getByRole('img', { name: /Stationen/ })).toBeVisible();
  }

  const copy = page.getByRole('alert').filter({ hasText: validation.backupTaken.replace('{{n}}', 'Ausfall Zentrale') });
  await switchOn(page);
  await expect(copy).toBeVisible();
  await axe(page);
  await fits(page);
  await shot('refused');

  await visit(path);
  const toggle = (name: string) => page.getByRole('switch', { name: t.switch.label.replace('{{name}}', name) });
  await toggle('Zweite').click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.switch.on }).click();
  await expect(copy).toBeVisible();
  await axe(page);
  await fits(page);
  await shot('refused-in-list');
  await toggle('Ausfall Zentrale').click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.switch.off }).click();
  await expect(toggle('Ausfall Zentrale')).not.toBeChecked();
  await toggle('Zweite').click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.switch.on }).click();
  await expect(copy).toHaveCount(0);
  await expect(toggle('Zweite')).toBeChecked();
});
