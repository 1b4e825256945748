import deCalendar from '#i18n/de/calendar.json' with { type: 'json' };
import deEvents from '#i18n/de/notification-events.json' with { type: 'json' };
import de from '#i18n/de/settings.json' with { type: 'json' };
import deShell from '#i18n/de/shell.json' with { type: 'json' };
import enCalendar from '#i18n/en/calendar.json' with { type: 'json' };
import enEvents from '#i18n/en/notification-events.json' with { type: 'json' };
import en from '#i18n/en/settings.json' with { type: 'json' };
import enShell from '#i18n/en/shell.json' with { type: 'json' };
import { foundationIdKey, storageKeys } from '#stores/storage/storage.ts';
import { demoPassword } from '#tests/demo-password.ts';
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { keptSession, signInto } from '../fixtures/sign-in.ts';
import { forEachView } from '../fixtures/views.ts';

const words = {
  de: { calendar: deCalendar, settings: de, shell: deShell, events: deEvents },
  en: { calendar: enCalendar, settings: en, shell: enShell, events: enEvents },
} as const;
const own = { de: '1001/sp.admin', en: '2002/spws.user' } as const;

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale, device }) => {
  const { settings: t, shell, events } = words[locale];

  test('§access a setting is saved when chosen, applies to every list, and reverts on failure', async ({
    page,
    signIn,
    visit,
    shot,
    expectConsole,
  }) => {
    await signIn(own[locale]);
    if (device === 'desktop') {
      await visit('/my-portal');
      await page.locator('summary', { hasText: shell.groups.account }).click();
      await page
        .locator('#header')
        .getByRole('link', { name: locale === 'de' ? 'Einstellungen' : 'Settings' })
        .click();
    } else await visit('/settings');
    const rows = page.getByLabel(t.rows);
    await rows.focus();
    await page.keyboard.press('End');
    await expect(rows).toHaveValue('100');
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.password.title })).toBeVisible();
    await axe(page);
    await shot('saved');

    const row = page.getByRole('row', { name: events.newsletter.setting });
    const never = page.getByRole('radio', { name: `${events.newsletter.setting} ${t.deliveries.off}` });
    await never.check();
    await expect(row.getByText(t.saved, { exact: true })).toBeVisible();
    await page.getByLabel(t.quiet.label).selectOption('22:00');
    await expect(page.getByLabel(t.quiet.end)).toHaveValue('07:00');
    const stored = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.request().postData()?.includes('06:30') === true,
    );
    await page.getByLabel(t.quiet.end).selectOption('06:30');
    await stored;
    await page.reload();
    await expect(never).toBeChecked();
    await expect(page.getByLabel(t.quiet.end)).toHaveValue('06:30');
    await fits(page);
    await axe(page);
    await shot('mails');

    const scheme = () =>
      page.evaluate(() => [document.documentElement.dataset['scheme'], getComputedStyle(document.body).colorScheme]);
    await page.locator('summary', { hasText: shell.groups.account }).click();
    await page.getByRole('button', { name: shell.colorScheme.dark, exact: true }).click();
    expect(await scheme()).toEqual(['dark', 'dark']);
    await page.reload();
    expect(await scheme()).toEqual(['dark', 'dark']);
    await axe(page, { whole: true });
    await shot('dark');
    await page.locator('summary', { hasText: shell.groups.account }).click();
    await page.getByRole('button', { name: shell.colorScheme.system, exact: true }).click();
    expect(await scheme()).toEqual(['system', 'light dark']);

    const requests: string[] = [];
    page.on('request', (call) => call.url().includes('type=hd.ticket') && requests.push(call.url()));
    await visit('/etc/tickets');
    await expect.poll(() => requests.length).toBe(1);
    await expect.poll(() => page.evaluate(() => globalThis.preloadedResponses?.size)).toBe(0);
    expect(requests.map((url) => new URL(url).searchParams.get('_limit'))).toEqual(['100']);

    await visit('/settings');
    await expect(rows).toHaveValue('100');
    await page.route('**/api/me/settings', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    expectConsole(/ERR_FAILED/);
    await rows.selectOption('10');
    await expect(page.getByRole('alert')).toContainText(t.notSaved.split('.')[0] ?? '');
    await expect(rows).toHaveValue('100');
    await shot('failed');
  });

  test('§calendar its address is shown once, is read by a phone, and ends', async ({
    page,
    signIn,
    visit,
    shot,
    portal,
    request,
  }) => {
    const { calendar: c } = words[locale];
    await signIn(own[locale]);
    await visit('/settings#calendar');
    const section = page.getByRole('region', { name: t.sections.calendar });
    await section.getByRole('checkbox', { name: c.names }).check();
    await section.getByRole('button', { name: c.make }).click();
    await expect(section.getByRole('heading', { name: c.address.title })).toBeFocused();
    const address = (await section.locator('code').textContent()) ?? '';
    const read = () => request.get(portal.url + new URL(address).pathname);
    expect(await (await read()).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    await fits(page);
    await axe(page);
    await shot('calendar');
    await section.getByRole('button', { name: c.address.done }).click();
    await page.reload();
    await expect(section.getByText(c.on, { exact: true })).toBeVisible();
    await expect(section.locator('code')).toHaveCount(0);
    await expect(section.getByRole('checkbox', { name: c.names })).toBeChecked();
    await shot('calendar-on');
    await section.getByRole('button', { name: c.end }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: c.end }).click();
    await expect(section.getByRole('button', { name: c.make })).toBeVisible();
    expect((await read()).status()).toBe(404);
  });

  test('§access a session elsewhere ends at once, and a new password keeps this one', async ({
    page,
    signIn,
    visit,
    openBrowser,
    portal,
    shot,
    expectConsole,
  }) => {
    expectConsole(/status of 40[01]/);
    const user = locale === 'de' ? '1003/etc.papers' : '2001/ws.user';
    const other = await openBrowser();
    await signInto(other.context, portal.url, user);
    await other.page.goto('/settings');
    await expect(other.page.getByRole('heading', { level: 1 })).toBeVisible();
    await signIn(user);
    await visit('/settings');
    await expect(page.getByText(t.sessions.here)).toHaveCount(1);
    await page.getByRole('button', { name: t.sessions.endOthers }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.sessions.endOthers }).click();
    await expect(page.getByText(t.sessions.onlyHere)).toBeVisible();
    await other.page.reload();
    await expect(other.page.locator('input[name=userId]')).toBeVisible();

    const form = page.getByRole('form', { name: t.password.title });
    await form.locator('input[name=current]').fill('Falsch-Falsch-99');
    await form.locator('input[name=password]').fill('Viel-besser-27');
    await form.locator('input[name=repeat]').fill('Viel-besser-28');
    await form.getByRole('button', { name: t.password.save }).click();
    await expect(form.locator('input[name=repeat]')).toHaveAttribute('aria-invalid', 'true');
    await form.locator('input[name=repeat]').fill('Viel-besser-27');
    await expect(form.locator('input[name=repeat]')).not.toHaveAttribute('aria-invalid', 'true');
    await form.getByRole('button', { name: t.password.save }).click();
    await expect(form.locator('input[name=current]')).toHaveAttribute('aria-invalid', 'true');
    await shot('refused');
    await form.locator('input[name=current]').fill(demoPassword);
    await form.getByRole('button', { name: t.password.save }).click();
    await expect(page.getByText(t.password.done)).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.sessions.onlyHere)).toBeVisible();
  });
});

test('§access an employee finds the organisation to begin with among all by typing', async ({
  page,
  signIn,
  visit,
  shot,
}) => {
  await signIn('9001/etc.staff');
  await visit('/settings');
  const field = page.getByRole('combobox', { name: de.foundation });
  await expect(field).toHaveValue(de.lastFoundation);
  await field.fill('Nord');
  await page.getByRole('option', { name: /Nordlicht/ }).click();
  await expect(page.getByText(de.saved, { exact: true })).toBeVisible();
  await axe(page);
  await shot('employee');
  await page.reload();
  await expect(field).toHaveValue(/Nordlicht/);
});

test('§access a language works at once, and own data and the deletion request need the password', async ({
  page,
  signIn,
  visit,
  expectConsole,
}) => {
  expectConsole(/status of 400/);
  await signIn('1004/plain.user');
  await visit('/settings');
  await page.getByLabel(de.language).selectOption('en');
  await expect(page).toHaveURL(/\/en\/settings/);
  await page.getByLabel(en.language).selectOption('de');
  await expect(page).toHaveURL(/[^n]\/settings/);

  const data = page.getByRole('form', { name: de.sections.data });
  await data.locator('input[name=password]').fill('Falsch-Falsch-99');
  await data.getByRole('button', { name: de.export.submit }).click();
  await expect(data.locator('input[name=password]')).toHaveAttribute('aria-invalid', 'true');
  await data.locator('input[name=password]').fill(demoPassword);
  const download = page.waitForEvent('download');
  await data.getByRole('button', { name: de.export.submit }).click();
  expect((await download).suggestedFilename()).toBe('Meine-Daten.zip');

  await page.getByRole('button', { name: de.deletion.open }).click();
  const deletion = page.getByRole('form', { name: de.sections.deletion });
  await deletion.locator('textarea').fill('Ich verlasse das Unternehmen.');
  await deletion.locator('input[name=password]').fill(demoPassword);
  await deletion.getByRole('button', { name: de.deletion.submit }).click();
  await page.getByRole('button', { name: de.deletion.withdraw }).click();
  await expect(page.getByRole('button', { name: de.deletion.open })).toBeVisible();
});

test('§access a login applies the saved language, start page, organisation and row count', async ({ page, portal }) => {
  const { token } = JSON.parse((await keptSession(portal.url, '1001/sp.user'))[storageKeys.session] ?? '') as {
    token: string;
  };
  const wishes = { language: 'en', startPage: 'Orders', defaultFoundation: '1002', rowsPerPage: 10 };
  const set = await fetch(`${portal.url}/api/me/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(wishes),
  });
  expect(set.ok).toBe(true);
  await page.goto('/');
  await page.evaluate((key) => localStorage.setItem(key, '1001'), foundationIdKey);
  await page.locator('input[name=userId]').fill('1001/sp.user');
  await page.locator('input[name=password]').fill(demoPassword);
  const list = page.waitForRequest((call) => call.url().includes('type=hfo.vp.order'));
  await page.keyboard.press('Enter');
  const { pathname, searchParams } = new URL((await list).url());
  expect([pathname, searchParams.get('_limit')]).toEqual(['/api/foundation/1002/data', '10']);
  await expect(page).toHaveURL(/\/en\/sales-partners\/orders$/);
});
