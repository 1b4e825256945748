import { localePath } from '#domain/access/routes.ts';
import { axe } from '../fixtures/axe.ts';
import { forEachView } from '../fixtures/views.ts';
import { OrderWizard } from './order-wizard.ts';
import { expect, test } from './sales-test.ts';

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§order-submission a draft becomes one order by keyboard, even after a reload', async ({
    page,
    signIn,
    shot,
    calls,
  }) => {
    const draft = await calls.draft({ invoiceEmail: 'eigen@example.com' });
    const wizard = new OrderWizard(page, locale);
    const { wizard: t, drafts, record } = wizard.t;
    await signIn('1001/sp.admin', '1001');
    // Where the draft says something else than its customer's record, it can change it there too.
    await page.goto(`${localePath('/sales-partners/drafts/edit', locale)}?id=${draft.id}&section=customer`);
    await wizard.press(wizard.button(drafts.buyer.changeToo));
    await expect(page.getByText(drafts.buyer.changesToo)).toBeVisible();
    await axe(page);
    await shot('customer-changes');
    await expect.poll(async () => (await calls.read(draft.id)).data['customerChanges']).toEqual(['invoiceEmail']);
    await wizard.open(draft.id);
    await expect(page.getByText(t.check.clear)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^(Kunde|Customer)/ })).toContainText(/Probe \w+ GmbH/);
    const toContract = page.getByRole('link', {
      name: new RegExp(`^${t.summary.edit}.*${wizard.t.order.brief.title.contract}`),
    });
    await expect(toContract).toHaveAttribute('href', /drafts\/edit\?id=.*section=contract.*from=summary/);
    const panel = page.getByRole('region', { name: t.prices.title }).first();
    await expect(panel.filter({ hasText: wizard.t.products.panel.firstYear })).toContainText(/\d/);
    await wizard.press(page.getByText(t.summary.whole));
    const prices = page.getByRole('table', { name: t.prices.title });
    await expect(prices.getByRole('row').filter({ hasText: t.prices.gross })).toContainText(/\d/);
    await wizard.press(page.getByText(t.summary.whole));
    const download = page.waitForEvent('download');
    await wizard.press(wizard.button(wizard.t.record.papers.summary));
    expect((await download).suggestedFilename()).toContain(draft.foreignid);
    await axe(page);
    await shot('summary');

    // The one act leads to what is left, and the bar to each of it.
    const send = wizard.button(t.send.submit);
    await wizard.press(send);
    await expect(page.getByRole('checkbox').first()).toBeFocused();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await shot('refused');
    await wizard.declareAll();
    await expect(page.getByText(t.consents.given.replace('{{given}}', '6').replace('{{count}}', '6'))).toBeVisible();

    await expect(wizard.field('signer')).toHaveCount(0);
    await wizard.press(wizard.button(t.signature.changeSigner));
    await expect(wizard.field('signer')).toHaveValue('Anna Probst');
    await wizard.field('place').fill('Potsdam');
    await wizard.sign('order');
    await wizard.press(wizard.step('mandateImage'));
    await page.keyboard.press('Enter');
    await expect(wizard.ready).toBeVisible();
    await axe(page);
    await shot('signed');

    await page.reload();
    await expect(wizard.field('place').or(page.getByText('Potsdam'))).toBeVisible();
    await expect(wizard.pad('mandate').getByRole('img', { name: t.pad.isSigned })).toBeVisible();

    await send.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/A-\d{4}-\d{6}/).first()).toBeVisible();
    const { sent, facts } = wizard.t.orders;
    await expect(page).toHaveURL(/orders\/edit\?id=[\w-]+&part=submission/);
    await expect(page.getByRole('heading', { name: sent.title })).toBeFocused();
    await expect(page.locator('[aria-current=step]')).toContainText(sent.steps.review);
    await expect(page.getByRole('region', { name: wizard.t.record.mails.title })).toContainText('@');
    await axe(page);
    await shot('sent');
    await wizard.press(wizard.button(record.fromDraft.undo));
    await expect(page.getByText(record.fromDraft.done)).toBeVisible();
    // The end lasts: it is found again from the order.
    await wizard.press(page.getByRole('link', { name: sent.toOrder }));
    await wizard.press(wizard.button(wizard.t.record.facts.open));
    await wizard.press(page.getByRole('link', { name: facts.submissionLink }));
    await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();
    await page.goto(`${localePath('/sales-partners/order-submit-wizard', locale)}?draftId=${draft.id}`);
    await expect(page.getByRole('heading', { name: sent.title })).toBeVisible();
  });

  test('§order-submission each open point links to its field, and a refusal loses no input', async ({
    page,
    signIn,
    expectConsole,
    shot,
    calls,
  }) => {
    const open = await calls.draft({ mainNumber: '' });
    const wizard = new OrderWizard(page, locale);
    const { wizard: t } = wizard.t;
    await signIn('1001/sp.admin', '1001');
    await wizard.open(open.id);
    await expect(page.getByRole('heading', { name: t.check.blocking_one })).toBeVisible();
    const way = page.getByRole('link', { name: new RegExp(`^${t.check.toFieldOf.split(':')[0]}:`) });
    await expect(way).toHaveAttribute('href', /drafts\/edit\?id=.*section=numbers.*mainNumber/);
    await wizard.press(wizard.button(t.send.submit));
    await expect(page.getByRole('region', { name: t.check.blocking_one })).toBeFocused();
    await axe(page);
    await shot('blocked');

    // What its customer lacks is called by its name too.
    const incomplete = await calls.first('draft', 'foreignid:E-2026-000004');
    await wizard.open(incomplete.id);
    await expect(page.getByText(`${t.check.customer} › ${wizard.t.customer.tkgSize}`)).toBeVisible();
    await shot('customer');

    const draft = await calls.draft();
    await wizard.open(draft.id, 'consents');
    await wizard.declareAll();
    await wizard.press(wizard.mode('link'), 'Space');
    await expect(wizard.field('email')).not.toHaveValue('');
    expectConsole(/500/);
    await page.route('**/data/*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { _error: 500, _errorMessage: 'Gerade nicht möglich.', requestId: 'x' } })
        : route.continue(),
    );
    await wizard.press(wizard.button(t.send.link));
    await expect(page.getByText('Gerade nicht möglich.')).toBeVisible();
    await page.unroute('**/data/*');
    await wizard.press(wizard.button(t.send.again));
    await expect(wizard.linkSent).toBeFocused();
    await expect(page.getByRole('region', { name: wizard.t.record.mails.title })).toContainText('Anna Probst');
    await axe(page);
    await shot('link');
    await wizard.press(wizard.button(t.sent.resend));
    await expect(page.getByText(t.sent.done.resendLink.split('{{')[0] ?? '')).toBeVisible();
    await wizard.press(wizard.button(t.sent.withdraw));
    await wizard.press(page.getByRole('alertdialog').getByRole('button', { name: t.sent.withdraw }));
    await expect(page.getByRole('heading', { name: t.summary.title })).toBeVisible();
  });
});
