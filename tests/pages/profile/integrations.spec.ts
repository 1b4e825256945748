import { routes } from '#domain/access/routes.ts';
import de from '#i18n/de/integrations.json' with { type: 'json' };
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
    await expect(page.getByRole('listitem').filter({ hasText: 'ERP' }).getByText(de.state.ended)).toBeVisible();
    await shot('ended');
    const after = await fetch(`${portal.url}/api/foundation/1001/data?type=hd.ticket`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(after.status).toBe(401);
  });
});
