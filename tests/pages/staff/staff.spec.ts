import deDesk from '#i18n/de/desk.json' with { type: 'json' };
import deShell from '#i18n/de/shell.json' with { type: 'json' };
import deTickets from '#i18n/de/tickets.json' with { type: 'json' };
import enDesk from '#i18n/en/desk.json' with { type: 'json' };
import enShell from '#i18n/en/shell.json' with { type: 'json' };
import enTickets from '#i18n/en/tickets.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = {
  de: { desk: deDesk, shell: deShell, tickets: deTickets },
  en: { desk: enDesk, shell: enShell, tickets: enTickets },
} as const;
test.use({ dataPer: 'test' });

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale, device }) => {
  const { desk: t, shell, tickets } = words[locale];

  test('§staff an employee answers, annotates and assigns a ticket beside the list', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('9001/etc.staff', '1004');
    await visit('/staff?kind=hd.ticket');
    const rows = page.locator('[data-row]');
    await expect(rows).toHaveCount(4);
    await axe(page, { whole: true });
    await fits(page);
    await shot('list');
    // Where there is room for both, something to read is always beside the list.
    await expect(page.locator('[data-row][aria-current]')).toHaveCount(device === 'phone' ? 0 : 1);
    await expect(page.getByRole('heading', { name: t.groups.overdue })).toBeVisible();
    await rows.filter({ hasText: 'Welcher Tarif' }).click();
    const answer = page.getByRole('textbox', { name: tickets.answer.note });
    await expect(answer).toBeVisible();
    if (device === 'phone') await expect(rows.first()).toBeHidden();
    await page.getByRole('button', { name: t.composer.reply }).click();
    await page.getByRole('combobox', { name: tickets.savedReply.label }).fill('Unterl');
    await page.getByRole('option', { name: 'Unterlagen fehlen' }).first().click();
    await expect(answer).toHaveValue(/Jens Winter.*100006/s);
    // Nothing that was typed is lost on the way to another entry and back.
    await page.getByRole('button', { name: t.keys.previous }).click();
    await expect(answer).toHaveValue('');
    await page.getByRole('button', { name: t.keys.next }).click();
    await expect(answer).toHaveValue(/Jens Winter.*100006/s);
    await page.getByRole('tab', { name: device === 'phone' ? t.composer.noteShort : t.composer.note }).click();
    await page.getByRole('textbox', { name: t.notes.label }).fill('Kunde hat schon zweimal angerufen.');
    await page.getByRole('button', { name: t.notes.submit }).click();
    await expect(page.getByText('Kunde hat schon zweimal angerufen.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.assign.label.replace('{{name}}', t.assign.none) }).click();
    await page.getByRole('button', { name: t.assign.me, exact: true }).click();
    await expect(page.getByRole('button', { name: t.assign.label.replace('{{name}}', 'Ines Kramer') })).toBeVisible();
    await axe(page, { whole: true });
    await fits(page);
    await shot('record');
    await page.getByRole('tab').first().click();
    // The saved reply is a macro: it has filled in the state and the assignment too.
    await expect(page.getByRole('combobox', { name: tickets.answer.status, exact: true })).toHaveValue('waiting');
    await expect(page.getByRole('checkbox', { name: t.composer.assignsSelf })).toBeChecked();
    await page.getByRole('button', { name: t.composer.send, exact: true }).click();
    await expect(page.getByText(tickets.answer.done)).toBeVisible();
    if (device === 'phone') await page.getByRole('button', { name: t.toList }).click();
    await expect(rows).toHaveCount(3);
    await page.getByRole('searchbox', { name: t.search }).fill('gibtesnicht');
    await expect(page.getByText(t.empty.other)).toBeVisible();
    await page.getByRole('button', { name: t.empty.showAll }).click();
    await expect(rows.first()).toBeVisible();
  });

  test('§staff the portal is seen as a partner sees it, with a banner and the way back', async ({
    page,
    signIn,
    visit,
    shot,
    watch,
  }) => {
    // What a page of the view still asks for while the view ends.
    watch.permit(/status of 401 .*me\/settings/);
    await signIn('9001/etc.staff', '1004');
    await visit('/staff?kind=hd.ticket');
    await page.locator('[data-row]').first().click();
    // A phone shows the partner as a sheet.
    if (device === 'phone') await page.getByRole('button', { name: t.partner.open }).click();
    await expect(page.getByRole('heading', { name: t.partner.users })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.partner.orders })).toBeVisible();
    await axe(page, { whole: true });
    await page.getByRole('button', { name: t.view.open }).click();
    await page.getByRole('button', { name: /Petra Sommer/ }).click();
    await expect(page).toHaveURL(/my-portal/);
    const banner = page.getByText(shell.view.title.replace('{{name}}', 'Petra Sommer'));
    await expect(banner).toBeVisible();
    await visit('/etc/tickets/edit?type=etcCallBackRequest');
    await expect(banner).toBeVisible();
    await axe(page, { whole: true });
    await fits(page);
    await shot('view');
    // A page for employees must stay closed while an employee views the portal as a partner.
    await visit('/staff/figures');
    await expect(page).toHaveURL(/my-portal/);
    await page.getByRole('button', { name: shell.view.end, exact: true }).click();
    await expect(page).toHaveURL(/staff/);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expect(banner).toBeHidden();
  });
});

test('§staff a checklist is ticked, and an answer that ends the task says what is open', async ({
  page,
  signIn,
  visit,
  shot,
}) => {
  const { desk: t, tickets } = words.de;
  await signIn('9001/etc.staff', '1004');
  await page.route('**/presence', (route) =>
    route.fulfill({ json: { others: [{ name: 'Timo Brandt', isTyping: true }] } }),
  );
  await visit('/staff?kind=hd.ticket');
  await page.locator('[data-row]').filter({ hasText: 'Welcher Tarif' }).click();
  const count = (n: number) => page.getByText(t.checklist.count.replace('{{n}}', `${n}`).replace('{{count}}', '3'));
  await count(0).click();
  const step = page.getByRole('checkbox', { name: /Vertrag und Kunde geprüft/ });
  await step.check();
  await expect(count(1)).toBeVisible();
  await expect(page.getByText(/^Ines Kramer, /)).toBeVisible();
  await axe(page, { whole: true });
  await page.getByRole('combobox', { name: tickets.answer.status, exact: true }).selectOption('closed');
  await expect(page.getByText(t.checklist.open_other.replace('{{count}}', '2'))).toBeVisible();
  await page.getByRole('textbox', { name: tickets.answer.note }).fill('Ist erledigt.');
  await shot('checklist');
  // A colleague writes at the same time: sending asks first.
  const typing = t.presence.typing.replace('{{names}}', 'Timo Brandt');
  await expect(page.getByRole('status').getByText(typing)).toBeVisible();
  await page.getByRole('button', { name: t.composer.send, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: typing });
  await question.getByRole('button', { name: t.presence.send }).click();
  await expect(page.getByText(tickets.answer.done)).toBeVisible();
});

test('§staff three tickets are handled by keyboard alone, and an action can be undone at once', async ({
  page,
  signIn,
  visit,
}) => {
  const { desk: t, tickets } = words.de;
  const { keyboard } = page;
  await signIn('9001/etc.staff', '1004');
  await visit('/staff?kind=hd.ticket');
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(4);

  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: t.keys.title })).toBeVisible();
  await axe(page, { whole: true });
  await keyboard.press('Escape');

  // After the first ticket is taken over and answered, it waits for the partner and moves below our own work items.
  const answered = (await rows.first().getAttribute('data-row')) ?? '';
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
  await keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await keyboard.press('k');
  await expect(rows.first()).toBeFocused();
  await keyboard.press('z');
  await expect(page.getByRole('button', { name: t.assign.me, exact: true })).toBeFocused();
  await keyboard.press('z');
  await expect(page.getByText(t.assign.done_one.replace('{{name}}', 'Ines Kramer'))).toBeVisible();
  await keyboard.press('n');
  await expect(page.getByRole('textbox', { name: t.notes.label })).toBeFocused();
  await keyboard.press('F6');
  await expect(page.locator('[data-pane=partner]')).toBeFocused();
  await keyboard.press('F6');
  await expect(rows.first()).toBeFocused();
  await keyboard.press('s');
  await expect(page.getByRole('combobox', { name: tickets.answer.status, exact: true })).toBeFocused();
  await keyboard.press('Escape');
  await keyboard.press('t');
  await expect(page.getByRole('combobox', { name: tickets.savedReply.label })).toBeFocused();
  await keyboard.press('Escape');
  await keyboard.press('a');
  await expect(page.getByRole('textbox', { name: tickets.answer.note })).toBeFocused();
  await keyboard.type('Wir prüfen das, j und k stehen hier nur im Text.');
  await keyboard.press('Control+Enter');
  await expect(page.getByText(tickets.answer.done)).toBeVisible();
  await expect(rows.first()).not.toHaveAttribute('data-row', answered);

  // The next two are marked and closed together; that is taken back before anything is sent, and then done.
  await keyboard.press('Escape');
  const closeBoth = async () => {
    await page.getByRole('button', { name: t.close.open }).focus();
    await keyboard.press('Enter');
    const note = page.getByRole('dialog').getByRole('textbox', { name: t.close.note });
    await note.focus();
    await keyboard.type('Erledigt, {Name}.');
    await page.getByRole('dialog').locator('button[type=submit]').focus();
    await keyboard.press('Enter');
    await expect(page.getByText(t.close.waiting_other.replace('{{count}}', '2'))).toBeVisible();
  };
  const markBoth = async () => {
    await rows.nth(1).focus();
    await rows.nth(1).press('Enter');
    for (const row of [1, 2]) {
      await expect(rows.nth(row)).toHaveAttribute('aria-current', 'true');
      await keyboard.press('x');
      if (row === 1) await keyboard.press('j');
    }
    await expect(page.getByText(t.marked_other.replace('{{count}}', '2'))).toBeVisible();
  };
  await markBoth();
  await closeBoth();
  await keyboard.press('u');
  await expect(page.getByText(t.undone)).toBeVisible();
  await expect(rows).toHaveCount(4);
  await markBoth();
  await closeBoth();
  // Leaving the page sends it at once.
  await visit('/staff/figures');
  // The call outlives its page, and may end after the next one has asked for the list.
  await expect(async () => {
    await visit('/staff?kind=hd.ticket');
    await expect(rows).toHaveCount(2, { timeout: 3000 });
  }).toPass();

  // WCAG 2.1.4: switched off, single keys do nothing.
  await keyboard.press('?');
  await page.getByRole('checkbox', { name: t.keys.on }).uncheck();
  await keyboard.press('Escape');
  await keyboard.press('j');
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
});

test('§staff a partner is not let in', async ({ page, signIn, visit, watch }) => {
  watch.permit(/status of 403 .*staff/);
  await signIn('1001/sp.admin');
  await visit('/staff?kind=hd.ticket');
  await expect(page).toHaveURL(/\/my-portal/);
});
