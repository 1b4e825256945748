import { termsVersion } from '#domain/access/terms-version.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { LoginPage } from '../objects/login-page.ts';
import { tokenOf } from '../objects/session-tab.ts';
import { TermsPage } from '../objects/terms-page.ts';

const rejection = /status of 40[139]/;

const changesIn = {
  de: { since: /Was sich geändert hat/, all: 'Änderungen an diesen Bedingungen', first: 'Erste Fassung.' },
  en: { since: /What has changed/, all: 'Changes to these terms', first: 'First version.' },
} as const;

forEachView(['en'], ['phone'], ({ locale }) => {
  const changes = changesIn[locale];

  test('§1-11 anyone can read the terms, their version and their changes without accepting them', async ({
    page,
    shot,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const terms = new TermsPage(page, locale);
    await terms.open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(terms.t.routes.TermsOfUse);
    await expect(page.getByText(termsVersion).filter({ visible: true }).first()).toBeVisible();
    await expect(terms.acceptance).toBeHidden();
    await axe(page);
    await shot('read');
    await test.step('§1-11 anybody can read how the terms have changed', async () => {
      await expect(page.getByRole('region', { name: changes.since })).toBeHidden();
      await page.locator('summary', { hasText: changes.all }).click();
      await expect(page.getByRole('main').getByRole('group').getByText(changes.first)).toBeVisible();
      await axe(page);
    });
    expect(scripts.filter((address) => /\/(client|react)[.-]/.test(address))).toEqual([]);
  });

  test('§8-5 code 902 leads to the terms, which refuse an acceptance without a check mark', async ({
    page,
    expectConsole,
    shot,
  }) => {
    expectConsole(rejection);
    const login = new LoginPage(page, locale);
    await login.open();
    await login.signIn('1002/terms.user');
    await login.isStopped('902', '/terms-of-use');
    const terms = new TermsPage(page, locale);
    await expect(page.getByText(terms.t.terms.gateText)).toBeVisible();
    await page.getByRole('link', { name: terms.t.terms.toAcceptance }).click();
    await expect(terms.box).not.toBeChecked();
    await terms.accept.click();
    await expect(terms.acceptance.getByRole('group')).toContainText(terms.t.validation.acceptTerms);
    await axe(page);
    await shot('missing');
  });

  test('§1-11 who has accepted this version is told so', async ({ page, signIn, shot }) => {
    await signIn('1001/sp.admin');
    const terms = new TermsPage(page, locale);
    await terms.open();
    await terms.acceptance.scrollIntoViewIfNeeded();
    await expect(terms.acceptance).toContainText(terms.t.terms.accepted);
    await expect(terms.box).toBeHidden();
    await axe(page);
    await shot('accepted');
  });
});

test('§1-11 a new version meets a signed-in user, who accepts it or is logged out', async ({
  page,
  signIn,
  portal,
}) => {
  await signIn('1001/sp.admin');
  await page.route('**/api/terms', (route) =>
    route.fulfill({ json: { version: termsVersion, acceptedVersion: 'old' } }),
  );
  const terms = new TermsPage(page);
  await terms.open();
  await terms.acceptance.scrollIntoViewIfNeeded();
  await terms.box.check();
  await terms.accept.click();
  await expect(page).toHaveURL('/my-portal');
  const authorization = `Bearer ${await tokenOf(page)}`;
  await terms.open();
  await terms.decline.click();
  await page.getByRole('alertdialog').getByRole('button', { name: terms.t.terms.declineConfirm }).click();
  await expect(page).toHaveURL('/?message=termsDeclined');
  expect(await tokenOf(page)).toBe('');
  await expect
    .poll(async () => (await fetch(`${portal.url}/api/terms`, { headers: { authorization } })).status)
    .toBe(401);
});

test('§1-11 a user with code 902 must accept the current terms before the portal opens', async ({
  page,
  expectConsole,
  shot,
}) => {
  expectConsole(rejection);
  const login = new LoginPage(page);
  const terms = new TermsPage(page);
  await login.open();
  await login.signIn('1002/terms.user');
  await login.isStopped('902', '/terms-of-use');
  await test.step('§1-11 a user with code 902 sees what changed since the version last accepted', async () => {
    const changes = page.getByRole('region', { name: /Was sich geändert hat seit Version 2025-01-01/ });
    await expect(changes).toContainText('Version 2026-11-01');
    await expect(changes).toContainText('Eigene Regeln für Wholesale-Kunden');
    await expect(changes.getByText('Erste Fassung.')).toBeHidden();
    await axe(page);
  });
  await test.step('§1-11 a refusal opens nothing and says so', async () => {
    await terms.decline.click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(terms.t.terms.declineText);
    await axe(page);
    await question.getByRole('button', { name: terms.t.terms.back }).click();
    await expect(question).toBeHidden();
    await terms.decline.click();
    await question.getByRole('button', { name: terms.t.terms.declineConfirm }).click();
    await expect(page).toHaveURL('/?message=termsDeclined');
    await expect(page.getByText(login.t.message.termsDeclined)).toBeVisible();
    await shot('declined');
    await login.signIn('1002/terms.user');
    await expect(login.dialog).toContainText(login.t.errors['902'].title);
  });
  await test.step('§1-11 terms that changed while they were read are not accepted unseen', async () => {
    await page.route('**/api/terms/acceptance', (route) => route.fulfill({ status: 409, json: { _error: 409 } }));
    await login.dialog.getByRole('button', { name: login.t.errors.ok }).click();
    await expect(page).toHaveURL('/terms-of-use');
    await terms.box.check();
    await terms.accept.click();
    await expect(terms.acceptance.getByRole('alert')).toContainText(terms.t.terms.outdated);
  });
});

test.describe('§1-11 after code 902', () => {
  test.use({ dataPer: 'test' });

  test('an acceptance opens the portal, where the user wanted to go', async ({ page, expectConsole, shot }) => {
    expectConsole(rejection);
    const login = new LoginPage(page);
    await login.open({ redirect: '/etc/tickets?q=1#x' });
    await login.signIn('1002/terms.user');
    await login.dialog.getByRole('button', { name: login.t.errors.ok }).click();
    await expect(page).toHaveURL('/terms-of-use');
    const terms = new TermsPage(page);
    await terms.acceptance.scrollIntoViewIfNeeded();
    await terms.box.check();
    await terms.accept.click();
    await expect(page.getByText(login.t.message.termsAccepted)).toBeVisible();
    await axe(page);
    await shot('thanks');
    await login.signIn('1002/terms.user');
    await expect(page).toHaveURL('/etc/tickets?q=1#x');
  });
});
