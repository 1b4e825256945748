import { href } from '#domain/access/routes.ts';
import deInvitation from '#i18n/de/invitation.json' with { type: 'json' };
import deMembers from '#i18n/de/members.json' with { type: 'json' };
import deShell from '#i18n/de/shell.json' with { type: 'json' };
import enInvitation from '#i18n/en/invitation.json' with { type: 'json' };
import enMembers from '#i18n/en/members.json' with { type: 'json' };
import enShell from '#i18n/en/shell.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { mailsOf } from '../objects/reset-page.ts';

const words = {
  de: { members: deMembers, invitation: deInvitation, shell: deShell },
  en: { members: enMembers, invitation: enInvitation, shell: enShell },
} as const;

forEachView(['en'], ['phone'], ({ locale }) => {
  const t = words[locale];
  const nameOf = (sentence: string, name: string) => sentence.replace('{{name}}', name);

  test('§access an invited user accepts by the link and is signed in', async ({
    page,
    portal,
    signIn,
    openBrowser,
    shot,
    expectConsole,
  }) => {
    const email = `nele.${locale}@example.com`;
    expectConsole(/400/);
    await signIn('1001/sp.admin');
    await page.goto(href('EtcProfile', locale, { tab: 'users' }));
    await page.getByRole('button', { name: t.members.invite.open }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t.members.invite.title });
    await dialog.getByLabel(t.members.invite.firstName).fill('Nele');
    await dialog.getByLabel(t.members.invite.lastName).fill('Neumann');
    await dialog.getByLabel(t.members.invite.email).fill('sp.user@p1001.example.com');
    await dialog.getByRole('button', { name: t.members.invite.submit }).press('Enter');
    // Who works there already is not invited; what was typed stays.
    await expect(dialog.getByLabel(t.members.invite.email)).toHaveAttribute('aria-invalid', 'true');
    await axe(page, { whole: true });
    await dialog.getByLabel(t.members.invite.email).fill(email);
    await dialog.getByRole('button', { name: t.members.invite.submit }).press('Enter');
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await axe(page, { whole: true });
    await shot('users');
    const link = async () => {
      const mail = (await mailsOf(portal.dataDir)).findLast((one) => one.includes(email)) ?? '';
      return /\/invitation(\?token=[\w-]+)/.exec(mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ?? '';
    };
    await expect.poll(link).not.toBe('');

    const { page: other } = await openBrowser();
    await other.goto(href('Invitation', locale) + (await link()));
    const accept = other.getByRole('button', { name: t.invitation.new.submit });
    await accept.press('Enter');
    await expect(other.locator('main [aria-invalid=true]')).toHaveCount(3);
    await axe(other);
    await other.locator('[name=password]').fill('Sehr-Gutes-Kennwort-77');
    await other.locator('[name=repeat]').fill('Sehr-Gutes-Kennwort-77');
    await other.getByRole('checkbox').press('Space');
    await shot('accept', other);
    await accept.press('Enter');
    await expect(other.locator('main').getByText(`1001/nele.${locale}`).first()).toBeVisible();
    await expect(other).toHaveURL(new RegExp(`${href('Home', locale)}$`));
    await page.reload();
    await expect(page.getByText(t.members.invitations.states.accepted, { exact: true }).first()).toBeVisible();
  });

  test('§access a deputy acts for an absent colleague under both names, and leaves again', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('1003/etc.papers', '1003');
    await page.goto(href('Home', locale));
    await page.getByRole('button', { name: nameOf(t.shell.deputy.act, 'Lea Fuchs') }).press('Enter');
    await expect(page.getByText(nameOf(t.shell.deputy.title, 'Lea Fuchs'))).toBeVisible();
    await axe(page, { whole: true });
    await shot('acting');
    await page.goto(href('Settings', locale));
    await expect(page.getByText(nameOf(t.shell.deputy.title, 'Lea Fuchs'))).toBeVisible();
    await expect(page.locator('main input')).toHaveCount(0);
    await page.getByRole('button', { name: t.shell.deputy.end }).first().press('Enter');
    await expect(page.getByRole('button', { name: nameOf(t.shell.deputy.act, 'Lea Fuchs') })).toBeVisible();
  });
});
