import { localePath } from '#domain/access/routes.ts';
import { storageKeys } from '#stores/storage/storage.ts';
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { LoginPage } from '../objects/login-page.ts';
import { connectProvider } from '../objects/sign-on-provider.ts';

test.use({ dataPer: 'test' });

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  test('§sign-on a press leads to the provider, back into the portal, and out of both', async ({
    page,
    portal,
    shot,
    expectConsole,
  }) => {
    const email = 'firmenkonto@sommer.example';
    await portal.query?.(`update users set email = '${email}' where account = '1001' and username = 'sp.user'`);
    await portal.query?.(
      `delete from memberships m using users u where u.id = m.user_id and u.account = '1001' and u.username = 'sp.user' and m.trid <> '1001'`,
    );
    const accounts = { eva: { email, email_verified: true }, fremd: { email: 'x@y.example', email_verified: true } };
    const provider = await connectProvider(portal, accounts, { endsAtProvider: true });
    const login = new LoginPage(page, locale);
    const { signOn } = login.t;
    const company = page.getByRole('form', { name: signOn.open });
    const leave = async (typed = '1001') => {
      await page.getByRole('button', { name: signOn.open }).click();
      await company.getByLabel(signOn.login).fill(typed);
      await company.getByRole('button', { name: signOn.go }).click();
    };
    const comeBackAs = async (name: string) => {
      await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`));
      await page.getByRole('link', { name }).click();
    };

    await test.step('the button stands below the password, and asks whose provider it is', async () => {
      await login.open();
      await expect(page.getByRole('button', { name: signOn.open })).toBeVisible();
      await axe(page);
      await fits(page);
      await shot('company');
      await page.getByRole('button', { name: signOn.open }).click();
      await expect(company.getByLabel(signOn.login)).toBeFocused();
      await axe(page);
      await shot('company-form');
    });
    await test.step('what is missing or unknown is said at the field', async () => {
      await company.getByRole('button', { name: signOn.go }).click();
      await expect(company.getByText(signOn.missing)).toBeVisible();
      await expect(company.getByLabel(signOn.login)).toHaveAttribute('aria-invalid', 'true');
      await shot('company-missing');
    });

    await test.step('faults of the way come back as sentences', async () => {
      for (const [name, why] of [
        ['Decline', 'cancelled'],
        ['fremd', 'unknown'],
      ] as const) {
        await login.open();
        await leave();
        await comeBackAs(name);
        await expect(login.problem).toContainText(signOn.why[why]);
        await expect(page).toHaveURL(new URL(localePath('/', locale), portal.url).href);
        await shot(`company-${why}`);
        // Else the provider knows the account that it has just signed in.
        await page.context().clearCookies({ name: /^_session/ });
      }
    });

    await test.step('back in the portal as this user', async () => {
      await login.open();
      await leave();
      await comeBackAs('eva');
      await expect(page).toHaveURL(localePath('/my-portal', locale));
      const session = await page.evaluate((key) => localStorage.getItem(key), storageKeys.session);
      expect(JSON.parse(session ?? '{}')).toMatchObject({ user: { account: '1001', username: 'sp.user' } });
    });
    await test.step('out of both, and told so', async () => {
      const token = await page.evaluate(
        (key) => JSON.parse(localStorage.getItem(key) ?? '{}').token,
        storageKeys.session,
      );
      await page.locator('#header details[data-disclosure] summary').last().click();
      await page.locator('[data-logout]').click();
      await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible();
      const answer = await fetch(`${portal.url}/api/foundation`, { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(401);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByText(login.t.message.signedOut)).toBeVisible();
      await expect(page).toHaveURL(new URL(localePath('/', locale), portal.url).href);
      expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.session)).toBeNull();
      await axe(page);
      await shot('company-signed-out');
    });

    await test.step('an account that is switched off gets a sentence', async () => {
      expectConsole(/status of 403 .*\/sign-on\/session/);
      await portal.query?.(`update users set disabled = true where account = '1001' and username = 'sp.user'`);
      await leave();
      await comeBackAs('eva');
      await expect(login.dialog).toContainText(login.t.errors['900'].title);
      await shot('company-locked');
      await login.dialog.getByRole('button', { name: login.t.errors.ok }).click();
    });

    await test.step('a provider that is down is named, and the password goes on working', async () => {
      expectConsole(/status of 502 .*\/api\/sign-on/);
      await provider.close();
      await portal.query?.(`update sign_on_providers set version = version + 1`);
      await login.open();
      await leave();
      await expect(login.problem).toContainText(signOn.unreachable);
      await shot('company-unreachable');
      await login.signIn('1001/sp.admin');
      await expect(page).toHaveURL(localePath('/my-portal', locale));
    });
  });
});
