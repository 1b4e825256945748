import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '#domain/access/routes.ts';
import auth from '#i18n/de/auth.json' with { type: 'json' };
import shell from '#i18n/de/shell.json' with { type: 'json' };
import ui from '#i18n/de/ui.json' with { type: 'json' };
import { demoPassword } from '#tests/demo-password.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { protectedKinds } from '../objects/built-routes.ts';
import { atFirstOrganisation, isOpenTo, walks } from '../objects/demo-actors.ts';
import { LoginPage } from '../objects/login-page.ts';
import { logOut } from '../objects/session-tab.ts';
import { TicketForm } from '../objects/ticket-form.ts';

/** Blocks the storages as a browser does that takes no data of sites. */
const block = (context: BrowserContext, ...places: ('localStorage' | 'sessionStorage')[]) =>
  context.addInitScript((blocked) => {
    for (const place of blocked) {
      Object.defineProperty(window, place, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
    if (blocked.length > 1 && navigator.locks)
      navigator.locks.request = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  }, places);

/** Lets every write fail, as a full disk does. */
const fill = (context: BrowserContext) =>
  context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: shell.alone.title });

/** Signs in over a page that finds no session. */
async function signInHere(page: Page, userId: string): Promise<void> {
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel(shell.again.userId)).toBeFocused();
  await dialog.getByLabel(shell.again.userId).fill(userId);
  await dialog.getByLabel(shell.again.password, { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: shell.again.submit }).click();
  await expect(dialog).toHaveCount(0);
}

for (const [how, forbid] of [
  ['blocked', (context: BrowserContext) => block(context, 'localStorage', 'sessionStorage')],
  ['full', fill],
] as const) {
  test.describe(`§faults with a storage that is ${how}`, () => {
    test.beforeEach(({ context }) => forbid(context));

    test('the login says so and leads on, and a ticket is written and sent', async ({ page, shot }) => {
      await test.step('§faults the login says so and leads on', async () => {
        const login = new LoginPage(page);
        await login.open({ redirect: '/etc/tickets' });
        await expect(login.problem.or(page.getByRole('status'))).toContainText(auth.login.noStorageTitle);
        await axe(page);
        await shot(`storage-${how}`);
        await page.getByRole('link', { name: auth.login.goOn }).click();
        await expect(page).toHaveURL('/etc/tickets');
        await expect(dialogOf(page)).toBeVisible();
        await axe(page, { isLoading: true });
        await shot(`storage-${how}-dialog`);
        await signInHere(page, '1001/sp.admin');
        await expect(page.getByRole('table')).toBeVisible();
        await logOut(page);
      });
      await test.step('§faults a ticket is written and sent', async () => {
        const ticket = new TicketForm(page, 'de');
        await ticket.open({ type: 'etcCallBackRequest', category: 'order' });
        await signInHere(page, '1001/sp.admin');
        await ticket.text(ticket.form.description).fill('Wo steht der Auftrag 4711?');
        await ticket.next('contact');
        await ticket.send();
      });
    });
  });
}

/** Without storage no page learns of another organisation than the first: that choice is part of the session. */
const openAtOnce = protectedKinds.filter((name) => atFirstOrganisation.some((actor) => isOpenTo(name, actor)));

for (const { actor, names } of walks(openAtOnce, { among: atFirstOrganisation, atMost: 13 })) {
  const paths = names.map((name) => routes[name].path);
  test(`§faults these pages work in memory if all storage is blocked: ${paths.join(', ')}`, async ({
    page,
    context,
  }) => {
    await block(context, 'localStorage', 'sessionStorage');
    for (const path of paths) {
      await page.goto(path);
      await signInHere(page, actor.userId);
      await expect(page.locator('main .skeleton')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.locator('#header')).toContainText(actor.userId);
      // The desk names the record that it opened.
      await expect(page).toHaveURL((address) => address.pathname === path);
    }
  });
}

test('§faults a wrong password is said, and the dialog leads to the start', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await block(context, 'localStorage', 'sessionStorage');
  await page.goto('/my-portal');
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: shell.again.submit }).click();
  await expect(dialog).toContainText(shell.alone.missing);
  await dialog.getByLabel(shell.again.userId).fill('1001/sp.admin');
  await dialog.getByLabel(shell.again.password, { exact: true }).fill('falsch');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(shell.alone.wrong);
  await dialog.getByRole('button', { name: shell.alone.leave }).click();
  await expect(page).toHaveURL('/');
});

test('§faults without local storage one login lasts for the tab, and a notice says so once', async ({
  page,
  context,
  shot,
}) => {
  await block(context, 'localStorage');
  const login = new LoginPage(page);
  await login.open();
  await login.signIn('1001/sp.admin');
  await expect(page).toHaveURL('/my-portal');
  const notice = page.getByRole('status').filter({ hasText: shell.storage.title });
  await expect(notice).toContainText(shell.storage.tab);
  await shot('storage-tab');
  await axe(page);
  await notice.getByRole('button', { name: shell.storage.seen }).click();
  await expect(notice).toHaveCount(0);
  await page.goto('/etc/tickets');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await logOut(page);
  await page.goto('/etc/tickets');
  await expect(page).toHaveURL(/\/\?redirect=/);
  await expect(page.getByText('Petra Sommer')).toHaveCount(0);
});

test('§faults a storage that fills up while a page is open costs neither session nor input', async ({
  page,
  signIn,
}) => {
  await signIn('1001/sp.admin', '1001');
  const ticket = new TicketForm(page, 'de');
  await ticket.open({ type: 'etcCallBackRequest', category: 'order' });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const saved = page.waitForResponse((answer) => answer.url().includes('/form-inputs/') && answer.ok());
  await ticket.text(ticket.form.description).fill('Wo steht der Auftrag 4711?');
  await saved;
  await expect(page.getByText(new RegExp(ui.formInputSaved.split('{{')[0] ?? ''))).toBeVisible();
  await ticket.next('contact');
  await ticket.send();
});
