import { localePath, routes } from '#domain/access/routes.ts';
import de from '#i18n/de/order-confirmation.json' with { type: 'json' };
import deValidation from '#i18n/de/validation.json' with { type: 'json' };
import en from '#i18n/en/order-confirmation.json' with { type: 'json' };
import enValidation from '#i18n/en/validation.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { forEachView } from '../fixtures/views.ts';
import { mailsOf } from '../objects/reset-page.ts';
import { OrderWizard } from './order-wizard.ts';
import { expect, test } from './sales-test.ts';

const texts = { de, en } as const;
const validation = { de: deValidation, en: enValidation } as const;

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§order-submission a customer without an account reads and confirms an order once', async ({
    page,
    portal,
    signIn,
    openBrowser,
    expectConsole,
    shot,
    calls,
  }) => {
    const t = texts[locale];
    const draft = await calls.draft();
    const wizard = new OrderWizard(page, locale);
    await signIn('1001/sp.admin', '1001');
    await wizard.open(draft.id, 'consents');
    await wizard.declareAll();
    await wizard.press(wizard.mode('link'), 'Space');
    // Those of other orders of the same portal.
    const before = await mailsOf(portal.dataDir);
    await wizard.press(wizard.button(wizard.t.wizard.send.link));
    await expect(wizard.linkSent).toBeVisible();
    const mail = async () =>
      (await mailsOf(portal.dataDir)).find((one) => one.includes('order-confirmation') && !before.includes(one)) ?? '';
    await expect.poll(mail).not.toBe('');
    const query =
      /order-confirmation(\?token=\S+)/.exec((await mail()).replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))?.[1] ??
      '';

    const { page: other } = await openBrowser();
    await other.goto(localePath(routes.OrderConfirmation.path, locale) + query);
    const give = other.getByRole('button', { name: t.confirm.submit });
    await expect(give).toBeVisible();
    await axe(other);
    await shot('to-confirm', other);
    for (const name of [t.papers.summary, 'Leistungsbeschreibung NGN (PDF)']) {
      const download = other.waitForEvent('download');
      await other.getByRole('link', { name }).click();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    }
    await give.click();
    await expect(other.locator('main [aria-invalid=true]').first()).toBeVisible();
    await shot('refused', other);
    for (const box of await other.getByRole('checkbox').all()) await box.check();
    await give.click();
    await expect(other.getByText(/A-\d{4}-\d{6}/)).toBeVisible();
    await axe(other);
    await shot('given', other);
    await other.reload();
    await expect(other.getByText(/A-\d{4}-\d{6}/)).toBeVisible();

    // Two weeks later, and as a private customer would see a link that was sent before.
    const answers = [
      [{ state: 'confirmed' }, t.ended.title],
      [{ state: 'refused', partner: 'Sommer Telekom GmbH' }, t.refused.title],
    ] as const;
    for (const [json, title] of answers) {
      await other.route('**/public/order-confirmation/*', (route) => route.fulfill({ json }));
      await other.reload();
      await expect(other.getByText(title)).toBeVisible();
      await expect(other.locator('main').getByRole('link')).toHaveCount(0);
      await axe(other);
      await shot(json.state, other);
      await other.unroute('**/public/order-confirmation/*');
    }

    expectConsole(/410/);
    await other.goto(localePath(routes.OrderConfirmation.path, locale) + query.slice(0, -5));
    await expect(other.getByText(t.over.title)).toBeVisible();
    await axe(other);
    await shot('over', other);
    await page.reload();
    await expect(page.getByText(/^A-\d{4}-\d{6}$/)).toBeVisible();
    await shot('confirmed');
  });

  test('B12 a private customer is offered the other ways of signing, with the reason', async ({
    page,
    signIn,
    shot,
    calls,
  }) => {
    const wizard = new OrderWizard(page, locale);
    const draft = await calls.privateDraft();
    await signIn('1001/sp.admin', '1001');
    await wizard.open(draft.id, 'consents');
    await expect(wizard.mode('drawn')).toBeVisible();
    await expect(wizard.mode('link')).toHaveCount(0);
    await expect(page.getByText(validation[locale].linkNotForPrivate)).toBeVisible();
    await axe(page);
    await shot('private');
  });
});
