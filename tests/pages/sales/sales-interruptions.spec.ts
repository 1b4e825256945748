import type { Page } from '@playwright/test';
import form from '#i18n/de/order-form.json' with { type: 'json' };
import record from '#i18n/de/record.json' with { type: 'json' };
import shell from '#i18n/de/shell.json' with { type: 'json' };
import ui from '#i18n/de/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { pdfFile } from '../fixtures/real-files.ts';
import { signInto } from '../fixtures/sign-in.ts';
import { PasswordDialog } from '../objects/password-dialog.ts';
import { endAtServer, lookUntilFree, openAlive } from '../objects/session-tab.ts';
import { OrderWizard } from './order-wizard.ts';
import { expect, test } from './sales-test.ts';

const drafts = '/sales-partners/drafts/edit';
const wizardPath = '/sales-partners/order-submit-wizard';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) =>
  page.locator('[data-saved]').filter({ visible: true, hasText: record.long.saved.split('{{')[0] ?? '' });

test('§form-input a draft goes on in every section wherever the session ends, its files included', async ({
  page,
  signIn,
  expectConsole,
  calls,
}) => {
  test.slow();
  expectConsole(/status of 401/);
  const { id } = await calls.draft();
  await page.clock.install();
  await signIn('1001/sp.admin', '1001');
  await openAlive(page, `${drafts}?id=${id}`);
  const dialog = new PasswordDialog(page);
  const sections = page.getByRole('navigation', { name: record.long.sections }).first().getByRole('link');
  const typed: string[] = [];
  await expect(sections.first()).toBeVisible();
  for (let at = 0; at < (await sections.count()); at += 1) {
    await sections.nth(at).click();
    await expect(sections.nth(at)).toHaveAttribute('aria-current', 'step');
    await expect(page.locator('main form .skeleton')).toHaveCount(0);
    const texts = page.locator('main form').getByRole('textbox');
    if ((await texts.count()) === 0) continue;
    const text = `Abschnitt ${at + 1}`;
    typed.push(text);
    await texts.last().fill(text);
    // The call that keeps it is refused.
    await endAtServer(page);
    await dialog.answer();
    await expect(texts.last()).toHaveValue(text);
    await expect(saved(page)).toBeVisible();
  }
  expect(typed.length).toBeGreaterThan(4);
  const files = page.getByRole('group', { name: form.attachments });
  await page.getByRole('textbox', { name: form.remark }).fill(`${typed.at(-1)} mit Grundriss`);
  await dialog.endDuring(() => files.locator('input[type=file]').setInputFiles(pdfFile('Grundriss.pdf')));
  await expect(files.getByRole('listitem')).toContainText(ui.fileDone);
  await expect(saved(page)).toBeVisible();
  const { data } = await calls.read(id);
  expect(data['attachments']).toHaveLength(1);
  const snapshot = JSON.stringify(data);
  expect(typed.filter((text) => !snapshot.includes(text))).toEqual([]);
});

test('§form-input the order page goes on wherever the session ends, and sends once', async ({
  page,
  signIn,
  expectConsole,
  calls,
  watch,
}) => {
  test.slow();
  expectConsole(/status of 401/);
  // A jump of the clock may cut off the call that keeps the form input; the next one is refused and finds its own version.
  watch.permit(/status of 409 .*\/form-inputs\//);
  const draft = await calls.draft();
  const wizard = new OrderWizard(page, 'de');
  const { wizard: t } = wizard.t;
  await page.clock.install();
  await signIn('1001/sp.admin', '1001');
  await openAlive(page, `${wizardPath}?draftId=${draft.id}`);
  const dialog = new PasswordDialog(page);
  await expect(page.getByText(t.check.clear)).toBeVisible();
  await wizard.declareAll();
  await dialog.endAndGoOn();
  await wizard.press(wizard.mode('upload'), 'Space');
  const files = page.getByRole('group', { name: t.signature.files });
  await dialog.endDuring(() => files.locator('input[type=file]').setInputFiles(pdfFile('Unterschrieben.pdf')));
  await expect(files.getByRole('listitem')).toContainText(ui.fileDone);
  await dialog.endAndGoOn();
  await expect(files.getByRole('listitem')).toContainText('Unterschrieben.pdf');
  await expect(wizard.ready).toBeVisible();
  await dialog.endDuring(() => wizard.press(wizard.button(t.send.submit)));
  await expect(page.getByText(/A-\d{4}-\d{6}/).first()).toBeVisible();
  expect(await calls.count('order', draft.foreignid)).toBe(1);
  expect(dialog.points).toBe(6);

  // Without anything typed the page leaves for the login, and comes back to the same part.
  const other = await calls.draft();
  await openAlive(page, `${wizardPath}?draftId=${other.id}&step=summary`);
  await expect(page.getByRole('heading', { name: t.summary.title })).toBeVisible();
  await endAtServer(page);
  await page.clock.fastForward('45:01');
  await expect(page).toHaveURL(/\/\?redirect=%2Fsales-partners%2Forder-submit-wizard.*summary/);
});

test('§form-input a draft that is filled in offline is saved when the connection returns', async ({
  page,
  context,
  signIn,
  watch,
  calls,
}) => {
  watch.permit(/ERR_INTERNET_DISCONNECTED/);
  const { id } = await calls.draft();
  await signIn('1001/sp.admin', '1001');
  await openAlive(page, `${drafts}?id=${id}&section=contract`);
  await expect(field(page, form.externalReference)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: shell.line.offlineTitle })).toBeVisible();
  await field(page, form.externalReference).fill('Ohne Netz');
  await expect(page.getByRole('alert').filter({ hasText: record.long.here.split('{{')[0] ?? '' })).toBeVisible();
  await page
    .getByRole('link', { name: new RegExp(`^${form.section.remarks}`) })
    .first()
    .click();
  await page.locator('main form textarea').first().fill('Auch ohne Netz');
  await axe(page);
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  const { data } = await calls.read(id);
  expect(JSON.stringify(data)).toContain('Auch ohne Netz');
  expect(data['externalReference']).toBe('Ohne Netz');
});

test('§form-input two tabs and two users on one draft lose nothing that was typed', async ({
  page,
  context,
  portal,
  signIn,
  openBrowser,
  watch,
  shot,
  calls,
}) => {
  // The tab that comes later is told what it did not know.
  watch.permit(/status of 4(09|23)/);
  const { id } = await calls.draft();
  const address = `${drafts}?id=${id}&section=contract`;
  await signIn('1001/sp.admin', '1001');
  await openAlive(page, address);
  const second = await context.newPage();
  await openAlive(second, address);
  await expect(field(second, form.externalReference)).toBeVisible();

  // Different fields at the same time: both are kept, and each tab shows the other's.
  await field(page, form.externalReference).fill('Aus dem ersten Fenster');
  await second
    .getByRole('link', { name: new RegExp(`^${form.section.remarks}`) })
    .first()
    .click();
  await second.locator('main form textarea').first().fill('Aus dem zweiten Fenster');
  await expect(saved(page)).toBeVisible();
  await expect(saved(second)).toBeVisible();
  const both = JSON.stringify((await calls.read(id)).data);
  expect(both).toContain('Aus dem ersten Fenster');
  expect(both).toContain('Aus dem zweiten Fenster');

  const { context: theirs, page: colleague } = await openBrowser();
  await signInto(theirs, portal.url, '1001/sp.user', '1001');
  await colleague.goto(address);
  await expect(colleague.getByText(record.locked.title.replace('{{name}}', 'Petra Sommer'))).toBeVisible();
  const allFacts = { name: record.facts.open };
  await colleague.getByRole('button', allFacts).click();
  await expect(colleague.getByRole('definition').filter({ hasText: 'Aus dem ersten Fenster' })).toBeVisible();
  await page.goto('/help');
  await second.close();
  await lookUntilFree(colleague, field(colleague, form.externalReference));
  await field(colleague, form.externalReference).fill('Vom Kollegen');
  await expect(saved(colleague)).toBeVisible();
  await openAlive(page, address);
  await expect(page.getByText(/^Wird gerade von .+ bearbeitet$/)).toBeVisible();
  await page.getByRole('button', allFacts).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Vom Kollegen' })).toBeVisible();
  await shot('locked');
});

test('§form-input a file belongs to its draft from the moment it is there', async ({ page, signIn, calls }) => {
  const { id } = await calls.draft();
  await signIn('1001/sp.admin', '1001');
  await page.goto(`${drafts}?id=${id}&section=remarks`);
  const files = page.getByRole('group', { name: form.attachments });
  await files.locator('input[type=file]').setInputFiles([pdfFile('Grundriss.pdf'), pdfFile('Lageplan.pdf', 'Lage')]);
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expect.poll(async () => ((await calls.read(id)).data['attachments'] as string[] | undefined)?.length).toBe(2);
  await page.reload();
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await files.getByRole('button', { name: `${ui.fileRemove}: Lageplan.pdf` }).click();
  await expect.poll(async () => ((await calls.read(id)).data['attachments'] as string[] | undefined)?.length).toBe(1);
  await page.reload();
  await expect(files.getByRole('listitem')).toContainText(['Grundriss.pdf']);
});
