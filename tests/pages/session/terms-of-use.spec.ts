import { localePath } from '../../../src/domain/access/routes.ts';
import { termsVersion } from '../../../src/domain/access/terms-version.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { LoginPage } from '../objects/login-page.ts';
import { tokenOf } from '../objects/session-tab.ts';
import { TermsPage } from '../objects/terms-page.ts';

const refused = /status of 40[139]/;

/** A login that code 902 stops, up to the terms. */
async function stoppedAtTerms(login: LoginPage, redirect?: string): Promise<void> {
  await login.open(redirect === undefined ? {} : { redirect });
  await login.signIn('1002/terms.user');
  await login.dialog.getByRole('button', { name: login.t.errors.ok }).click();
  await expect(login.page).toHaveURL(localePath('/terms-of-use', login.locale));
}

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  test('§2 anybody can read the terms with their version, without an acceptance', async ({ page, shot }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const terms = new TermsPage(page, locale);
    await terms.open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(terms.t.routes.TermsOfUse);
    await expect(page.getByText(termsVersion).filter({ visible: true }).first()).toBeVisible();
    await expect(terms.acceptance).toBeHidden();
    await axe(page);
    await shot('read');
    expect(scripts.filter((address) => /\/(client|react)[.-]/.test(address))).toEqual([]);
  });

  test('§8 after code 902 an acceptance that is not marked is refused in words', async ({
    page,
    expectConsole,
    shot,
  }) => {
    expectConsole(refused);
    const login = new LoginPage(page, locale);
    await stoppedAtTerms(login);
    const terms = new TermsPage(page, locale);
    await expect(page.getByText(terms.t.terms.gateText)).toBeVisible();
    await page.getByRole('link', { name: terms.t.terms.toAcceptance }).click();
    await expect(terms.box).not.toBeChecked();
    await terms.accept.click();
    await expect(terms.acceptance.getByRole('group')).toContainText(terms.t.validation.acceptTerms);
    await axe(page);
    await shot('missing');
  });

  test('§2 who has accepted this version is told so', async ({ page, signIn, shot }) => {
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

test.describe('§8 after code 902', () => {
  test.use({ dataPer: 'test' });

  test('an acceptance opens the portal, where the user wanted to go', async ({ page, expectConsole, shot }) => {
    expectConsole(refused);
    const login = new LoginPage(page);
    await stoppedAtTerms(login, '/etc/tickets?q=1#x');
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

  test('a refusal opens nothing and says so', async ({ page, expectConsole, shot }) => {
    expectConsole(refused);
    const login = new LoginPage(page);
    await stoppedAtTerms(login);
    const terms = new TermsPage(page);
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
});

test('§4 a new version meets a signed-in user, who accepts it or is logged out', async ({ page, signIn, portal }) => {
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

test('§4 terms that changed while they were read are not accepted unseen', async ({ page, expectConsole }) => {
  expectConsole(refused);
  const login = new LoginPage(page);
  await stoppedAtTerms(login);
  await page.route('**/api/terms/acceptance', (route) => route.fulfill({ status: 409, json: { _error: 409 } }));
  const terms = new TermsPage(page);
  await terms.box.check();
  await terms.accept.click();
  await expect(terms.acceptance.getByRole('alert')).toContainText(terms.t.terms.outdated);
});

test('§4 whom code 902 stops is told what changed since the version last accepted', async ({ page, expectConsole }) => {
  expectConsole(refused);
  await stoppedAtTerms(new LoginPage(page, 'de'));
  const changes = page.getByRole('region', { name: /Was sich geändert hat seit Version 2025-01-01/ });
  await expect(changes).toContainText('Version 2026-11-01');
  await expect(changes).toContainText('Eigene Regeln für Wholesale-Kunden');
  await expect(changes.getByText('Erste Fassung.')).toBeHidden();
  await axe(page);
});

test('§2 anybody can read how the terms have changed', async ({ page, visit }) => {
  await visit('/terms-of-use');
  await expect(page.getByRole('region', { name: /Was sich geändert hat/ })).toBeHidden();
  await page.getByText('Änderungen an diesen Bedingungen').click();
  await expect(page.getByRole('main').getByRole('group').getByText('Erste Fassung.')).toBeVisible();
  await axe(page);
});
