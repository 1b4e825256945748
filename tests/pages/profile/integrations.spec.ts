import { routes } from '#domain/access/routes.ts';
import de from '#i18n/de/integrations.json' with { type: 'json' };
import mailboxTexts from '#i18n/de/mailboxes.json' with { type: 'json' };
import hooks from '#i18n/de/webhooks.json' with { type: 'json' };
import { demoPassword } from '#tests/demo-password.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const { path } = routes.Integrations;

forEachView(['de'], ['desktop'], () => {
  test('§integrations a key is made, used, extended and ended on the page', async ({
    page,
    visit,
    signIn,
    portal,
    shot,
  }) => {
    await signIn('1001/sp.admin', '1001');
    await visit(path);
    await expect(page.getByText(de.keys.none)).toBeVisible();
    await shot('empty');

    await page.getByRole('button', { name: de.keys.make }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: de.form.submit }).click();
    await expect(dialog.getByText('Bitte erlauben Sie dem System mindestens einen Bereich.').first()).toBeVisible();
    await dialog.getByLabel(de.form.name).fill('Warenwirtschaft');
    await dialog.getByLabel(de.areas.tickets).selectOption('write');
    await dialog.getByLabel(de.areas.orders).selectOption('read');
    await dialog.getByLabel(de.form.networks).fill('203.0.113.0/240');
    await dialog.getByLabel(de.form.password).fill(demoPassword);
    await dialog.getByRole('button', { name: de.form.submit }).click();
    await expect(dialog.getByText('Bitte geben Sie ein Netz wie 203.0.113.0/24').first()).toBeVisible();
    await expect(dialog.getByLabel(de.form.password)).toHaveValue(demoPassword);
    await axe(page);
    await shot('form');
    await dialog.getByLabel(de.form.networks).fill('127.0.0.0/8, ::1');
    await dialog.getByRole('button', { name: de.form.submit }).click();

    const shown = page.getByRole('region', { name: /„Warenwirtschaft“ ist angelegt/ });
    const secret = await shown.locator('code').innerText();
    await axe(page);
    await shot('secret');
    const list = await fetch(`${portal.url}/api/foundation/1001/data?type=hd.ticket`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(list.status).toBe(200);
    await shown.getByRole('button', { name: de.secret.safe }).click();
    await expect(page.getByText(secret)).toHaveCount(0);

    const row = page.getByRole('listitem').filter({ hasText: 'Warenwirtschaft' });
    await expect(row.getByText('Tickets lesen und schreiben, Entwürfe und Aufträge lesen')).toBeVisible();
    await row.getByRole('button', { name: 'Schlüssel „Warenwirtschaft“ ändern' }).click();
    await dialog.getByLabel(de.form.name).fill('ERP');
    await dialog.getByRole('button', { name: de.change.submit }).click();
    await page.getByRole('button', { name: 'Schlüssel „ERP“ beenden' }).click();
    await page.getByRole('button', { name: de.end.confirm }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'ERP' }).getByText(de.state.ended, { exact: true }),
    ).toBeVisible();
    await shot('ended');
    const after = await fetch(`${portal.url}/api/foundation/1001/data?type=hd.ticket`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(after.status).toBe(401);
  });
});

forEachView(['de'], ['desktop'], () => {
  test('§webhooks an address is added, changed, paused and deleted on the page', async ({
    page,
    visit,
    signIn,
    shot,
    expectConsole,
  }) => {
    await signIn('1001/sp.admin', '1001');
    await visit(path);
    const section = page.getByRole('region', { name: hooks.title });
    await expect(section.getByText(hooks.none)).toBeVisible();
    await section.getByRole('button', { name: hooks.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: hooks.form.url }).fill('https://[::ffff:169.254.169.254]/');
    await dialog.getByLabel(hooks.event.order.question).check();
    await dialog.getByLabel(hooks.form.password).fill(demoPassword);
    expectConsole(/status of 400 .*\/webhooks/);
    await dialog.getByRole('button', { name: hooks.form.add }).click();
    await expect(dialog.getByText('Diese Adresse gehört zu einem internen Netz.').first()).toBeVisible();
    await axe(page);
    // An address of the public internet; nothing is sent to it.
    await dialog.getByRole('textbox', { name: hooks.form.url }).fill('https://93.184.216.34/etc');
    await dialog.getByRole('button', { name: hooks.form.add }).click();
    await expect(dialog.getByText(/^whsec_/)).toBeVisible();
    await axe(page);
    await dialog.getByRole('button', { name: hooks.secret.done }).click();

    const part = section.getByRole('article', { name: 'https://93.184.216.34/etc' });
    await expect(part.getByText('Auftrag: Rückfrage')).toBeVisible();
    await shot('webhooks');
    await part.getByRole('button', { name: hooks.edit }).click();
    await dialog.getByLabel(hooks.event.ticket.answered).check();
    await dialog.getByRole('button', { name: hooks.form.save }).click();
    await expect(part.getByText('Auftrag: Rückfrage · Ticket: Antwort')).toBeVisible();
    const act = async (item: string, confirm: string) => {
      await part.getByRole('button', { name: 'Mehr zu 93.184.216.34' }).click();
      await page.getByRole('button', { name: item }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click();
    };
    await act(hooks.pause.act, hooks.pause.confirm);
    await expect(part.getByText(hooks.paused, { exact: true })).toBeVisible();
    await axe(page);
    await act(hooks.remove.act, hooks.remove.confirm);
    await expect(section.getByText(hooks.none)).toBeVisible();
  });
});

forEachView(['de'], ['desktop', 'phone'], () => {
  test('§notifications a further recipient is added, changed and deleted on the page', async ({
    page,
    visit,
    signIn,
    shot,
    expectConsole,
  }) => {
    await signIn('1001/sp.admin', '1001');
    await visit(path);
    const section = page.getByRole('region', { name: mailboxTexts.title });
    await section.getByRole('button', { name: mailboxTexts.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(mailboxTexts.form.email).fill('auftraege@partner.example');
    await dialog.getByLabel('Aufträge').check();
    await dialog.getByLabel(mailboxTexts.form.password).fill('falsch');
    expectConsole(/status of 400 .*\/mailboxes/);
    await dialog.getByRole('button', { name: mailboxTexts.form.add }).click();
    await expect(dialog.getByLabel(mailboxTexts.form.password)).toHaveAttribute('aria-invalid', 'true');
    await axe(page);
    await shot('mailbox-form');
    await dialog.getByLabel(mailboxTexts.form.password).fill(demoPassword);
    await dialog.getByRole('button', { name: mailboxTexts.form.add }).click();
    const row = section.getByRole('article', { name: 'auftraege@partner.example' });
    await expect(row.getByText(mailboxTexts.state.unconfirmed)).toBeVisible();
    await axe(page);
    await shot('mailboxes');
    await row.getByRole('button', { name: mailboxTexts.edit }).click();
    await dialog.getByLabel('Tickets').check();
    await dialog.getByRole('button', { name: mailboxTexts.form.save }).click();
    await expect(row.getByText('Tickets, Aufträge')).toBeVisible();
    await row.getByRole('button', { name: 'Mehr zu auftraege@partner.example' }).click();
    await page.getByRole('button', { name: mailboxTexts.remove.act }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: mailboxTexts.remove.confirm, exact: true }).click();
    await expect(section.getByText(mailboxTexts.none)).toBeVisible();
  });
});
