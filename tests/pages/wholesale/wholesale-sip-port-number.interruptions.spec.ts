import type { Page } from '@playwright/test';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { germanDay } from '#domain/date/calendar-day.ts';
import form from '#i18n/de/porting.json' with { type: 'json' };
import de from '#i18n/de/portings.json' with { type: 'json' };
import record from '#i18n/de/record.json' with { type: 'json' };
import ui from '#i18n/de/ui.json' with { type: 'json' };
import { expect, test } from '../fixtures/portal.ts';
import { pdfFile } from '../fixtures/real-files.ts';
import { signInto } from '../fixtures/sign-in.ts';
import { PasswordDialog } from '../objects/password-dialog.ts';
import { endAtServer, lookUntilFree, openAlive } from '../objects/session-tab.ts';
import { portingCalls } from './porting-calls.ts';

const route = '/wholesale/sip-port-number';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) =>
  page.locator('[data-saved]').filter({ visible: true, hasText: record.long.saved.split('{{')[0] ?? '' });

test.use({ dataPer: 'test' });

test('§form-input a porting request continues in every section after the session ends', async ({
  page,
  portal,
  signIn,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/status of 401/);
  const calls = await portingCalls(portal);
  const { id } = await calls.draft();
  await page.clock.install();
  await signIn('2001/ws.user');
  await openAlive(page, `${route}?id=${id}`);
  const dialog = new PasswordDialog(page, '2001/ws.user');
  const sections = page.getByRole('navigation', { name: record.long.sections }).first().getByRole('link');
  await expect(sections.first()).toBeVisible();
  const typed: string[] = [];
  for (let at = 0; at < (await sections.count()); at += 1) {
    // Only a day is typed there; its documents follow below.
    if ((await sections.nth(at).innerText()).startsWith(de.section.documents)) continue;
    await sections.nth(at).click();
    await expect(sections.nth(at)).toHaveAttribute('aria-current', 'step');
    await expect(page.locator('main form .skeleton')).toHaveCount(0);
    const texts = page.locator('main form input[type=text]:not([role=combobox]):not([inputmode])');
    if ((await texts.count()) === 0) continue;
    const text = `Teil ${at + 1}`;
    typed.push(text);
    await texts.last().fill(text);
    // The call that keeps it is refused.
    await endAtServer(page);
    await dialog.answer();
    await expect(texts.last()).toHaveValue(text);
    await expect(saved(page)).toBeVisible();
  }
  expect(typed.length).toBeGreaterThan(2);
  await page
    .getByRole('link', { name: new RegExp(`^${de.section.documents}`) })
    .first()
    .click();
  await field(page, form.formSignedOn).fill(germanDay(berlinDay(Date.now())));
  const files = page.getByRole('group', { name: form.formFile });
  await dialog.endDuring(() => files.locator('input[type=file]').setInputFiles(pdfFile('Formular.pdf')));
  await expect(files.getByRole('listitem')).toContainText(ui.fileDone);
  await expect.poll(async () => (await calls.read(id)).data['formFile']).toHaveLength(1);
  const snapshot = JSON.stringify((await calls.read(id)).data);
  expect(typed.filter((text) => !snapshot.includes(text))).toEqual([]);
});

test('§form-input two tabs and two users lose no input on one porting request', async ({
  page,
  context,
  portal,
  signIn,
  openBrowser,
  watch,
  shot,
}) => {
  // The tab that comes later is told what it did not know.
  watch.permit(/status of 4(09|23)/);
  const calls = await portingCalls(portal);
  const { id } = await calls.draft();
  const section = (name: string) => `${route}?id=${id}&section=${name}`;
  await signIn('2001/ws.user');
  await openAlive(page, section('customer'));
  const second = await context.newPage();
  await openAlive(second, section('provider'));

  // Different fields at the same time: both are kept.
  await field(page, form.internalReference).fill('Aus dem ersten Fenster');
  await field(second, form.losingCustomerNo).fill('KD-2');
  await expect(saved(page)).toBeVisible();
  await expect(saved(second)).toBeVisible();
  expect((await calls.read(id)).data).toMatchObject({
    internalReference: 'Aus dem ersten Fenster',
    losingCustomerNo: 'KD-2',
  });

  const { context: theirs, page: colleague } = await openBrowser();
  await signInto(theirs, portal.url, '9001/etc.staff', '2001');
  await colleague.goto(section('customer'));
  await expect(colleague.getByText(/^Wird gerade von .+ bearbeitet$/)).toBeVisible();
  const allFacts = { name: record.facts.open };
  await colleague.getByRole('button', allFacts).click();
  await expect(colleague.getByRole('definition').filter({ hasText: 'Aus dem ersten Fenster' })).toBeVisible();
  await shot('locked');
  await page.goto('/help');
  await second.close();
  await lookUntilFree(colleague, field(colleague, form.internalReference));
  await field(colleague, form.internalReference).fill('Von der Kollegin');
  await expect(saved(colleague)).toBeVisible();
  await openAlive(page, section('customer'));
  await expect(page.getByText(/^Wird gerade von .+ bearbeitet$/)).toBeVisible();
  await page.getByRole('button', allFacts).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Von der Kollegin' })).toBeVisible();
});
