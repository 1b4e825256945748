import { localePath } from '#domain/access/routes.ts';
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import deFaults from '#i18n/de/validation.json' with { type: 'json' };
import de from '#i18n/de/wholesale-customers.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import enFaults from '#i18n/en/validation.json' with { type: 'json' };
import en from '#i18n/en/wholesale-customers.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = {
  de: { ...de, record: deRecord, faults: deFaults },
  en: { ...en, record: enRecord, faults: enFaults },
} as const;
const path = '/wholesale/customer-coredata';
const berlin = 'Möbelhaus Probstfeld GmbH';

test.use({ dataPer: 'test' });

forEachView(['en'], ['phone'], ({ locale }) => {
  const t = words[locale];

  test('§wholesale-customers a move warns of returned numbers, and an employee locks a customer', async ({
    page,
    signIn,
    shot,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const field = (at: string) => page.locator(`main [name="${at}"]`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await signIn('2001/ws.user');
    await page.goto(localePath(path, locale));
    await expect(page.getByText(t.choose.title)).toBeVisible();
    await axe(page);
    await page.goto(localePath('/wholesale/customers', locale));
    await page.getByRole('link', { name: berlin, exact: true }).click();
    await expect(heading).toHaveText(berlin);
    await expect(page.getByText('Beispielstraße 14, Zufahrt Warenannahme, 10115 Berlin').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t.page.kinds.accounts })).toBeVisible();
    await axe(page);
    await shot('page');

    await button(t.record.more).click();
    await button(t.page.edit).click();
    await field('sites.0.address.zip').fill('1010');
    await button(t.record.edit.save).click();
    await expect(page.getByText(t.faults.zip).first()).toBeVisible();
    for (const site of [0, 1]) {
      await field(`sites.${site}.address.zip`).fill('20457');
      await field(`sites.${site}.address.city`).fill('Hamburg');
    }
    await shot('edit');
    await button(t.record.edit.save).click();
    const question = page.getByRole('alertdialog', { name: t.returns.title });
    await expect(question.getByText(/^\+49 30/).first()).toBeVisible();
    await axe(page);
    await shot('returns');
    await question.getByRole('button', { name: t.returns.confirm, exact: true }).click();
    await expect(heading).toHaveText(berlin);
    await expect(page.getByRole('link', { name: t.page.waitingOpen, exact: true })).toBeVisible();
    await shot('waiting');
    const address = page.url();

    await signIn('9001/etc.staff', '2001');
    await page.goto(address);
    await button(t.record.more).click();
    await button(t.state.title).click();
    await page.getByRole('radio', { name: t.state.moves.lock, exact: true }).check();
    await button(t.state.submit).last().click();
    await expect(page.getByText(t.faults.missing.reason).first()).toBeVisible();
    await field('reason').fill('Rechnung offen');
    await button(t.state.submit).last().click();
    await expect(page.getByText(t.page.locked, { exact: true })).toBeVisible();
    await axe(page);
    await shot('locked');
  });
});
