import { readFile } from 'node:fs/promises';
import { localePath } from '#domain/access/routes.ts';
import deMembers from '#i18n/de/members.json' with { type: 'json' };
import de from '#i18n/de/organisations.json' with { type: 'json' };
import deRoles from '#i18n/de/roles.json' with { type: 'json' };
import deTable from '#i18n/de/table-import.json' with { type: 'json' };
import enMembers from '#i18n/en/members.json' with { type: 'json' };
import en from '#i18n/en/organisations.json' with { type: 'json' };
import enRoles from '#i18n/en/roles.json' with { type: 'json' };
import enTable from '#i18n/en/table-import.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const texts = {
  de: { t: de, m: deMembers, roles: deRoles, table: deTable },
  en: { t: en, m: enMembers, roles: enRoles, table: enTable },
} as const;

// Each test changes rights or access that the next one begins with.
test.use({ dataPer: 'test' });

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§administration an organisation is opened, its people explained, one of them locked', async ({
    page,
    signIn,
    shot,
  }) => {
    const { t, m, roles } = texts[locale];
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/organisations', locale));
    await page.getByRole('searchbox', { name: t.search }).fill('Jens Winter');
    // A row moves as long as the list is not narrowed.
    await expect(page.getByRole('link', { name: /Holt Voice/ })).toHaveCount(0);
    await page.getByRole('link', { name: /Sommer Telekom/ }).click();
    const narrow = page.getByRole('group', { name: t.people.narrow });
    await narrow.getByRole('button', { name: new RegExp(`^${t.chip.noFactor}`) }).click();
    await expect(page.getByText('1001/sp.user')).toBeVisible();
    await shot('no-factor');
    await narrow.getByRole('button', { name: new RegExp(`^${t.chip.all}`) }).click();
    await page.getByText('1001/sp.user').click();
    await expect(page.getByText(t.may.title.replace('{{name}}', 'Jens Winter'))).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('open');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: `Jens Winter: ${t.people.change}` }).click();
    await dialog.getByRole('checkbox', { name: new RegExp(`^${roles.PORTAL_ETC_COMISSION_STATEMENT}`) }).check();
    await dialog.getByLabel(m.ownOnly.label).check();
    await dialog.getByRole('button', { name: m.save }).click();
    await expect(page.getByText(m.ownOnly.pill, { exact: true })).toBeVisible();
    await expect(page.locator('details, li').filter({ hasText: '1001/sp.user' }).first()).toContainText(
      roles.PORTAL_ETC_COMISSION_STATEMENT,
    );
    await page.getByRole('button', { name: t.invite }).click();
    await dialog.getByLabel(m.invite.firstName).fill('Mara');
    await dialog.getByLabel(m.invite.lastName).fill('Lenz');
    await dialog.getByLabel(m.invite.email).fill('mara.lenz@example.com');
    await dialog.getByLabel(m.ownOnly.label).check();
    await axe(page);
    await dialog.getByRole('button', { name: m.invite.submit }).click();
    await page.getByRole('button', { name: m.invitations.sendTo.replace('{{name}}', 'Mara Lenz') }).click();
    // One act at a time: a press while the mail is still on its way does nothing.
    await expect(page.getByText(m.invitations.sentAgain.replace('{{name}}', 'Mara Lenz'))).toBeVisible();
    await page.getByRole('button', { name: m.invitations.withdrawOf.replace('{{name}}', 'Mara Lenz') }).click();
    await expect(page.getByText('mara.lenz@example.com')).toHaveCount(0);
    await page.getByRole('button', { name: t.review.confirm }).click();
    await expect(page.getByText(t.review.never)).toHaveCount(0);
    await page.getByRole('button', { name: t.review.label }).click();
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t.review.download }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('1001/sp.user');
    await page.getByRole('button', { name: `Jens Winter: ${t.person.lock.label}` }).click();
    await dialog.getByLabel(t.reason).fill('Aus der Firma ausgeschieden');
    await dialog.getByRole('button', { name: t.person.lock.confirm }).click();
    await expect(page.getByText(t.person.state.locked, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t.factorDemand.set }).click();
    await dialog.getByLabel(t.factorDemand.from).fill('01.12.2098');
    await dialog.getByRole('button', { name: t.factorDemand.submit }).click();
    await page.getByRole('button', { name: t.things.remind, exact: true }).click();
    await expect(page.getByText(t.things.reminded)).toBeVisible();
    await page.getByRole('button', { name: t.lock.label }).click();
    await dialog.getByLabel(t.reason).fill('Vertrag beendet');
    await dialog.getByRole('button', { name: t.prepare }).click();
    await shot('waiting');
    await axe(page);
    await fits(page);
    await page
      .getByRole('button', { name: t.things.withdrawOf.replace('{{title}}', 'Sommer Telekom GmbH sperren') })
      .click();
    await expect(page.getByText(/^Zurückgezogen: /)).toBeVisible();
  });
});

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§administration a table is tried, mended and imported', async ({ page, signIn, shot }) => {
    const { t, table } = texts[locale];
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/organisations', locale));
    await page.getByRole('button', { name: t.import.label }).click();
    const dialog = page.getByRole('dialog');
    const cell = t.import.cell;
    const rows = [
      [cell.trid, cell.title, cell.kinds, cell.firstName, cell.lastName, cell.email, cell.rights, cell.invite],
      ['5601', 'Nordwind Telefonie', 'SP', 'Mara', 'Lenz', 'mara@nordwind.example', 'Administration', 'ja'],
      ['5601', '', '', 'Tom', 'Lenz', 'tom@nordwind', '', 'nein'],
      ['1001', '', '', 'Nora', 'Neu', 'nora@sommer.example', '', 'ja'],
    ];
    await dialog.getByLabel(table.text).fill(rows.map((cells) => cells.join('\t')).join('\n'));
    await dialog.getByRole('button', { name: table.textRead }).click();
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: table.saveFaults }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toContain('tom@nordwind');
    await shot('import-fault');
    await dialog.getByRole('textbox', { name: new RegExp(cell.email) }).fill('tom@nordwind.example');
    await dialog.getByRole('button', { name: t.import.trial_other.replace('{{count}}', '3') }).click();
    await expect(dialog.getByText(t.import.tried)).toBeVisible();
    await expect(dialog.getByText(t.import.person.prepared)).toBeVisible();
    await axe(page);
    await shot('import-trial');
    await dialog.getByRole('button', { name: t.import.submit_other.replace('{{count}}', '3') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Nordwind Telefonie/ })).toBeVisible();
  });
});
