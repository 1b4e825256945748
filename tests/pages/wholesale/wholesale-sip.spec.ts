import numbers from '#i18n/de/numbers.json' with { type: 'json' };
import recordDe from '#i18n/de/record.json' with { type: 'json' };
import de from '#i18n/de/sip.json' with { type: 'json' };
import uiDe from '#i18n/de/ui.json' with { type: 'json' };
import recordEn from '#i18n/en/record.json' with { type: 'json' };
import en from '#i18n/en/sip.json' with { type: 'json' };
import uiEn from '#i18n/en/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { linkIn, narrow, rowWith, widen } from '../objects/record-list.ts';

const words = { de, en } as const;
const record = { de: recordDe, en: recordEn } as const;
const ui = { de: uiDe, en: uiEn } as const;

test.use({ dataPer: 'test' });

forEachView(['de', 'en'], ['desktop', 'phone'], (view) => {
  const { locale } = view;
  const t = words[locale];

  test('§2-20 §sip-accounts an account shows warnings, one password reset and PBX settings', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    const link = (user: string) => linkIn(rowWith(page, user));
    await signIn('2001/ws.user');
    await visit('/wholesale/sip');
    await expect(link('w4100123-01')).toBeVisible();
    await axe(page);
    await fits(page);
    await expect(page.getByText(t.channelsOf_other.replace('{{count}}', '4')).first()).toBeVisible();
    await expect(rowWith(page, 'w4100123-01')).toContainText(
      t.channelsUsed.replace('{{n}}', '9').replace('{{max}}', '30'),
    );
    await shot('list');
    await narrow(page, view, t.customer, 'Taxiruf Mainbogen eG');
    await expect(link('w4100125-01')).toBeVisible();
    await expect(link('w4100123-01')).toBeHidden();
    await expect(page).toHaveURL(/customer=/);
    await widen(page, view);
    await page.getByRole('button', { name: new RegExp(`^${t.registration.offline}`) }).click();
    await expect(link('w4100123-01')).toBeHidden();
    await link('w4100123-02').click();

    await expect(page.getByRole('region', { name: t.warnings })).toContainText(t.warning.offline.title);
    const fromMenu = async (act: string) => {
      await page.getByRole('button', { name: record[locale].more, exact: true }).press('Enter');
      await page.getByRole('button', { name: act, exact: true }).press('Enter');
    };
    await expect(page.getByRole('link', { name: t.report.open, exact: true })).toBeVisible();
    await expect(page.getByText(t.live.stand.split('{{')[0] ?? '').first()).toBeVisible();
    await page.getByRole('button', { name: record[locale].facts.open, exact: true }).click();
    await expect(page.getByRole('term').filter({ hasText: t.clipNoScreening }).locator('..')).toContainText(
      ui[locale].no,
    );
    await expect(page.getByRole('img', { name: /sip:w4100123-02@/ })).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: ui[locale].copyOf.replace('{{what}}', t.registrar) }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('sip.example.com');
    await axe(page);
    await fits(page);
    await shot('account');
    // What a telephone system reads stands in a dialog of its own, without the password.
    await page.getByRole('button', { name: t.configuration.forVendor }).click();
    await page.getByRole('combobox', { name: t.configuration.vendor }).selectOption('asterisk');
    await expect(page.getByText('type = registration')).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');

    const answered = Promise.withResolvers<void>();
    const account = /\/data\/[\w-]+\?_=/;
    await page.route(account, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await fromMenu(t.password.reset);
    await page.getByRole('alertdialog').getByRole('button', { name: t.password.reset }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t.password.title.replace('{{user}}', 'w4100123-02') });
    const password = await dialog.locator('dd').last().innerText();
    expect(password.length).toBeGreaterThanOrEqual(16);
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: t.password.close }).press('Enter');
    await expect(dialog).toBeHidden();
    expect(await page.content()).not.toContain(password);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      password,
    );

    await fromMenu(t.passwordLink.open);
    const address = page.getByLabel(t.passwordLink.email);
    await address.fill('technik@');
    // What the reset has changed comes while the form is open, and leaves it alone.
    const changed = page.waitForResponse(account);
    answered.resolve();
    await (await changed).finished();
    await page.unroute(account);
    await address.press('Enter');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await address.fill('technik@example.com');
    await address.press('Enter');
    await expect(page.getByText(/technik@example.com/).first()).toBeVisible();
    await expect(address).toBeHidden();
    await page.reload();
    await axe(page);
    await shot('link');

    await fromMenu(t.edit.start);
    const label = page.getByLabel(t.label, { exact: false }).first();
    await label.fill('');
    await label.press('Enter');
    await expect(label).toHaveAttribute('aria-invalid', 'true');
    await label.fill('Filiale West');
    await label.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Filiale West');
    await fromMenu(t.lock.open);
    await page.getByRole('button', { name: t.lock.submit }).click();
    await expect(page.getByText(t.state.lockedByCustomer).first()).toBeVisible();
    // The pill says the worst of registration and state, and the way out stands first.
    await expect(page.getByRole('region', { name: t.warnings })).toContainText(t.unlock.title);
  });
});

test('§phone-numbers a number can be routed to another account or given back', async ({
  page,
  signIn,
  visit,
  shot,
}) => {
  const acts = page.getByRole('button', { name: new RegExp(`^${numbers.acts.label.replace('{{number}}', '')}`) });
  await signIn('2001/ws.user');
  await visit('/wholesale/sip');
  await linkIn(rowWith(page, 'w4100123-01')).click();
  await expect(acts.first()).toBeVisible();
  const before = await acts.count();
  await acts.first().click();
  await page.getByRole('button', { name: numbers.acts.assignOpen }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ index: 1 });
  await axe(page);
  await shot('assign');
  await dialog.getByRole('button', { name: numbers.acts.assign, exact: true }).click();
  await expect(acts).toHaveCount(before - 1);
  await visit('/wholesale/sip?search=w4100123-02');
  await linkIn(rowWith(page, 'w4100123-02')).click();
  await acts.last().click();
  await page.getByRole('button', { name: numbers.acts.terminateOpen }).click();
  await shot('giveBack');
  await page.getByRole('alertdialog').getByRole('button', { name: numbers.acts.terminate, exact: true }).click();
  await expect(page.getByText(numbers.acts.terminated.replace('{{number}}', '').trim())).toBeVisible();
});

test('§sip-accounts an account lists its processes and offers the actions of its state', async ({
  page,
  signIn,
  visit,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const add = page.getByRole('link', { name: de.related.addNumber, exact: true });
  const process = (number: string) => page.getByRole('listitem').filter({ hasText: number });
  const open = async (user: string) => {
    await visit(`/wholesale/sip?search=${user}`);
    await linkIn(rowWith(page, user)).click();
    await expect(page.getByText(de.head.account.replace('{{user}}', user))).toBeVisible();
  };
  const openMenu = () => button(recordDe.more).click();
  await signIn('2001/ws.user');

  await open('w4100123-01');
  for (const number of ['P-000007', 'P-000009', 'P-000011']) await expect(process(number).last()).toBeVisible();
  await expect(add).toBeVisible();
  await openMenu();
  await expect(button(de.password.reset)).toBeVisible();

  await open('w4100127-01');
  await expect(process('P-000006').last()).toBeVisible();
  await expect(page.getByText(numbers.state.reserved).first()).toBeVisible();
  await expect(button(de.password.create)).toBeVisible();

  await open('w4100126-01');
  await expect(process('P-000014').last()).toBeVisible();
  await expect(add).toBeHidden();

  await open('w4100125-01');
  await openMenu();
  await expect(button(de.edit.start)).toBeVisible();
  await expect(button(de.password.reset)).toBeHidden();
  await expect(button(de.passwordLink.open)).toBeHidden();
});
