import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { TicketCalls } from '../objects/ticket-calls.ts';
import { TicketDetail } from '../objects/ticket-detail.ts';
import { TicketForm } from '../objects/ticket-form.ts';
import { TicketList } from '../objects/ticket-list.ts';

forEachView(['en'], ['phone'], (view) => {
  test('§tickets an unsent request in the overview can be discarded, restored and continued', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('1001/sp.user');
    const form = new TicketForm(page, view.locale);
    await form.open({ type: 'etcCallBackRequest' });
    const description = page.getByRole('textbox', { name: form.form.description });
    await description.fill('Die Leitung im Lager steht seit gestern');
    await expect(page.getByText(form.ui.formInputSaved.split('{{')[0] ?? '').first()).toBeVisible();
    const list = new TicketList(page, view);
    await list.open();
    const { unsent } = list.t;
    const box = page.getByRole('region', { name: unsent.title });
    await expect(box).toContainText('Die Leitung im Lager steht seit gestern');
    await axe(page);
    await shot('unsent');
    const name = list.t.type.etcCallBackRequest;
    await box.getByRole('button', { name: `${unsent.discard}: ${name}` }).click();
    await expect(box.getByRole('listitem')).toHaveCount(0);
    await box.getByRole('button', { name: form.ui.undo }).click();
    await box.getByRole('link', { name: `${unsent.continue}: ${name}` }).click();
    await expect(description).toHaveValue('Die Leitung im Lager steht seit gestern');
    await list.open();
    await box.getByRole('button', { name: `${unsent.discard}: ${name}` }).click();
    await expect(box.getByText(unsent.discarded.replace('{{name}}', name))).toBeVisible();
    await page.reload();
    await expect(list.rows.first()).toBeVisible();
    await expect(box).toHaveCount(0);
  });

  test('§tickets a ticket shows its answer target and can be withdrawn with a reason', async ({
    page,
    portal,
    signIn,
    shot,
  }) => {
    await signIn('1001/sp.admin');
    const calls = await TicketCalls.as('1001/sp.admin', portal.url, '1001');
    const ticket = new TicketDetail(page, view);
    await test.step('a ticket says by when an answer comes, and is withdrawn with a reason', async () => {
      const { id } = await calls.create('Bitte um Rückruf wegen der Leitung');
      await ticket.open(id);
      await expect(ticket.sentence).toContainText(/\d\d:\d\d/);
      await ticket.button(ticket.record.more).click();
      await ticket.button(ticket.t.withdraw.open).click();
      const reason = page.getByRole('textbox', { name: ticket.t.withdraw.reason });
      await expect(reason).toBeFocused();
      await reason.fill('Hat sich erledigt');
      await axe(page);
      await shot('withdraw');
      await ticket.button(ticket.t.withdraw.submit).click();
      await expect(ticket.status).toHaveText(ticket.t.status.withdrawn);
      await expect(ticket.events.first()).toContainText('Hat sich erledigt');
      await expect(page.getByText(ticket.t.withdraw.title)).toBeVisible();
      await expect(ticket.note).toHaveCount(0);
      await expect(ticket.sentence).not.toContainText(/\d\d:\d\d/);
      await axe(page);
      await shot('withdrawn');
    });
    await test.step('a wrong file can be withdrawn until an employee has opened it', async () => {
      await ticket.open((await calls.waitingTicket()).id);
      const { files } = ticket.record;
      const buttons = ticket.attachments.getByRole('button', { name: new RegExp(`^${files.takeBack}: `) });
      await expect(buttons.first()).toBeVisible();
      const count = await buttons.count();
      await buttons.first().click();
      const question = page.getByRole('alertdialog', { name: files.takeBackTitle });
      await axe(page);
      await shot('take-back');
      await question.getByRole('button', { name: files.takeBack }).click();
      await expect(buttons).toHaveCount(count - 1);
      await expect(ticket.events.first()).toContainText(ticket.t.history.takenBack);
    });
  });
});
