import shell from '#i18n/de/shell.json' with { type: 'json' };
import ui from '#i18n/de/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { TicketForm } from '../objects/ticket-form.ts';

/** Makes everything that shows a time break until `mendTimes`, and types on: the note that names when the input was kept is drawn with each change. */
const breakWhileTyping = () => {
  const times = Date.prototype;
  Object.assign(window, { mended: times.getUTCFullYear });
  times.getUTCFullYear = () => {
    throw new Error('broken on purpose');
  };
  document.execCommand('insertText', false, '?');
};
const mendTimes = () => {
  Date.prototype.getUTCFullYear = Reflect.get(window, 'mended') as () => number;
};

test('§faults a crashed form leaves the rest usable and restores its input', async ({
  page,
  signIn,
  expectConsole,
  shot,
}) => {
  expectConsole(/broken on purpose/);
  await signIn('1001/sp.user', '1001');
  const ticket = new TicketForm(page, 'de');
  await ticket.open({ type: 'etcCallBackRequest', category: 'order' });
  await ticket.text(ticket.form.description).fill('Wo steht der Auftrag 4711');
  await page.evaluate(breakWhileTyping);
  const notice = page.getByRole('alert').filter({ hasText: ui.crashed });
  await expect(notice).toBeVisible();
  await expect(ticket.submitButton).toHaveCount(0);
  await shot('crashed');
  await axe(page);
  await page.getByRole('button', { name: shell.chooseFoundation }).click();
  await expect(page.getByRole('dialog', { name: shell.chooseFoundation })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.evaluate(mendTimes);
  await notice.getByRole('button', { name: ui.retry }).click();
  await expect(ticket.text(ticket.form.description)).toHaveValue('Wo steht der Auftrag 4711?');
  await expect(notice).toHaveCount(0);
});

test('§faults a form that crashes again restores its input after a page load', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/broken on purpose/);
  await signIn('1001/sp.user', '1001');
  const ticket = new TicketForm(page, 'de');
  await ticket.open({ type: 'etcCallBackRequest', category: 'order' });
  await ticket.text(ticket.form.description).fill('Wo steht der Auftrag 4711');
  await page.evaluate(breakWhileTyping);
  const again = page.getByRole('alert').filter({ hasText: ui.crashed }).getByRole('button', { name: ui.retry });
  await again.click();
  await again.click();
  await expect(ticket.text(ticket.form.description)).toHaveValue('Wo steht der Auftrag 4711?');
});

test('§faults an island without its code says so in its place and loads on retry', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|Error hydrating/);
  await signIn('1001/sp.user', '1001');
  await page.route(/\/_astro\/TicketOverview\.\w+/, (route) => route.abort());
  await page.goto('/etc/tickets');
  // The export beside the heading is of the same code: it is said once.
  const notice = page.locator('#content').getByRole('alert').filter({ hasText: ui.crashed });
  await expect(notice).toHaveCount(1);
  await expect(page.locator('#content .skeleton')).toHaveCount(0);
  await axe(page);
  await expect(page.getByRole('button', { name: shell.chooseFoundation })).toBeVisible();
  await page.unroute(/\/_astro\/TicketOverview\.\w+/);
  await notice.getByRole('button', { name: ui.retry }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('§faults a page part without its code says so and loads on retry', async ({ page, signIn, expectConsole }) => {
  expectConsole(/Failed to load resource|dynamically imported module/);
  await signIn('1001/sp.user', '1001');
  await page.route(/\/_astro\/TicketForm\.\w+/, (route) => route.abort());
  await page.goto('/etc/tickets/edit?type=etcCallBackRequest');
  const notice = page.locator('#content').getByRole('alert').filter({ hasText: ui.crashed });
  await expect(notice).toBeVisible();
  await page.unroute(/\/_astro\/TicketForm\.\w+/);
  await notice.getByRole('button', { name: ui.retry }).click();
  const ticket = new TicketForm(page, 'de');
  await expect(ticket.text(ticket.form.description)).toBeVisible();
});

test('§faults a login without its code keeps the input and says so', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource|Error hydrating/);
  await page.route(/\/_astro\/LoginForm\.\w+/, (route) => route.abort());
  await page.goto('/');
  await page.locator('#userId').fill('1001/sp.user');
  await expect(page.locator('#content').getByRole('alert').filter({ hasText: ui.crashed })).toBeVisible();
  await expect(page.locator('#userId')).toHaveValue('1001/sp.user');
});
