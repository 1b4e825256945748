import type { Notice } from '#contract/notices/notice.ts';
import { localePath } from '#domain/access/routes.ts';
import deDesk from '#i18n/de/desk.json' with { type: 'json' };
import de from '#i18n/de/notices.json' with { type: 'json' };
import deTicket from '#i18n/de/ticket-notices.json' with { type: 'json' };
import enDesk from '#i18n/en/desk.json' with { type: 'json' };
import en from '#i18n/en/notices.json' with { type: 'json' };
import enTicket from '#i18n/en/ticket-notices.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const texts = { de, en } as const;
const deskTexts = { de: deDesk, en: enDesk } as const;
const ticketTexts = { de: deTicket, en: enTicket } as const;

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§1 an employee publishes a disturbance by a template, partners see it until it is resolved', async ({
    page,
    signIn,
    openBrowser,
    portal,
    shot,
  }) => {
    const t = texts[locale];
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/notices', locale));
    await page.getByRole('button', { name: t.templates.login }).click();
    await page.getByLabel(t.form.roles, { exact: true }).selectOption('SP');
    await expect(page.getByText(/[1-9]\d* (Benutzer|users?) in/)).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('form');
    await page.getByRole('button', { name: t.form.publish }).click();
    // What an earlier view of this test resolved stands below what runs.
    const running = page.getByRole('article').first();
    await expect(running).toContainText(`${t.kind.disturbance} ${t.state.running}`);
    await expect(running).toContainText('Anmeldung der Telefone verzögert');

    const { signInto } = await import('../fixtures/sign-in.ts');
    const partner = await openBrowser();
    await signInto(partner.context, portal.url, '1001/sp.user', '1001');
    await partner.page.goto(localePath('/etc/tickets/edit?type=etcCallBackRequest', locale));
    await expect(partner.page.getByText(ticketTexts[locale].title)).toBeVisible();
    // The chip names it, and what is no news cannot be closed.
    const chip = partner.page.locator('#announcements-button');
    await expect(chip).toHaveAttribute('data-level', 'danger');
    await chip.click();
    const box = partner.page.locator('#announcements [data-part=box][data-level=danger]');
    await expect(box).toContainText(t.band.since.replace('{{moment}}', ''));
    await expect(box.locator('[data-part=dismiss]')).toHaveCount(0);
    await partner.page.getByRole('button', { name: ticketTexts[locale].wait }).click();
    await expect(partner.page.getByText(ticketTexts[locale].waiting)).toBeVisible();

    await running.getByRole('button', { name: t.correct.label }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: t.form.heading }).first().fill('Anmeldung der Telefone gestört');
    await dialog.getByRole('button', { name: t.correct.submit }).click();
    await expect(running.getByRole('heading').first()).toHaveText('Anmeldung der Telefone gestört');
    await running.getByRole('button', { name: t.reschedule.label }).click();
    await dialog.getByLabel(t.form.promise).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: t.reschedule.submit }).click();
    await expect(running.getByText(/versprochen|promised/)).toBeVisible();

    // A promise that is over stands on the desk.
    await page.route('**/api/staff/notices', async (route) => {
      const response = await route.fetch();
      const { items } = (await response.json()) as { items: Notice[] };
      await route.fulfill({ response, json: { items: items.map((one) => ({ ...one, promise: one.begin })) } });
    });
    await page.goto(localePath('/staff', locale));
    await expect(page.getByText(deskTexts[locale].latePromise)).toBeVisible();
    await axe(page);
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto(localePath('/staff/notices', locale));

    await running.getByLabel(t.say.label).fill('Fehler gefunden.');
    await running.getByRole('button', { name: t.say.send }).click();
    await expect(running.getByRole('listitem').filter({ hasText: 'Fehler gefunden.' })).toBeVisible();
    await running.getByRole('button', { name: t.say.resolve }).click();
    await expect(running).toContainText(t.state.resolved);
    await axe(page);
    await fits(page);
    await shot('resolved');

    await partner.page.goto(localePath('/notices', locale));
    const entry = partner.page.getByRole('article').first();
    await expect(entry).toContainText(t.state.resolved);
    await expect(entry).toContainText('Fehler gefunden.');
    await axe(partner.page);
    await fits(partner.page);
  });

  test('§1 a notice is kept as a draft, gone on with and discarded', async ({ page, signIn }) => {
    const t = texts[locale];
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/notices', locale));
    await page.getByRole('button', { name: t.templates.dsl }).click();
    await page.getByRole('textbox', { name: t.form.heading }).first().fill('DSL in Kiel gestört');
    await page.getByRole('button', { name: t.draft.save }).click();
    const open = page.getByRole('button', { name: t.draft.openOf.replace('{{title}}', 'DSL in Kiel gestört') });
    await open.click();
    const heading = page.getByRole('textbox', { name: t.form.heading }).first();
    await expect(heading).toHaveValue('DSL in Kiel gestört');
    await heading.fill('DSL in Lübeck gestört');
    await page.getByRole('button', { name: t.draft.save }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Lübeck' })).toHaveCount(0);
    const discard = page.getByRole('button', { name: t.draft.discardOf.replace('{{title}}', 'DSL in Lübeck gestört') });
    await discard.click();
    await expect(discard).toHaveCount(0);
  });
});
