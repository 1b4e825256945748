import home from '#i18n/de/home.json' with { type: 'json' };
import portings from '#i18n/de/portings.json' with { type: 'json' };
import shell from '#i18n/de/shell.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { Home } from '../objects/home.ts';

test.describe('§my-portal what waits', () => {
  test('lists work items of all kinds, overdue first, each with its next action', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('2002/spws.user', '2002');
    await visit('/my-portal');
    const portal = new Home(page);
    const box = portal.box('waiting');
    await expect(portal.waitingRows.first()).toContainText('Wiedervorlage');
    await expect(portal.waitingRows.first()).toContainText(/fällig seit \S+, \d\d\.\d\d\./);
    await expect(portal.waitingRows.nth(1)).toContainText(/Rückfrage|„/);
    await expect(portal.waitingRows.nth(1)).toContainText(/läuft ab am \S+, \d\d\.\d\d\..*Antworten/);
    await expect(portal.figure(portal.home.figures.waiting_other)).toContainText('1 überfällig');
    for (const task of ['Lead annehmen oder ablehnen', 'Entwurf fertigstellen'])
      await expect(box.getByRole('link', { name: task }).first()).toBeVisible();
    await shot('waiting');
    await expect(page.getByRole('region', { name: portal.home.portings.title })).toContainText(
      portal.home.portings.none,
    );
    await expect(page.getByRole('region', { name: portal.home.channels.title })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1350);
    await page.getByRole('link', { name: portal.home.toWaiting }).press('Enter');
    await expect(page.locator('#waiting')).toBeFocused();
    await box.getByRole('link', { name: /Lead annehmen/ }).press('Enter');
    await expect(page).toHaveURL(/\/sales-partners\/customers\/edit\?id=/);
  });
});

test('§my-portal an employee finds what is overdue, numbers that lead to the desk, and the next item', async ({
  page,
  signIn,
  visit,
  shot,
}) => {
  await signIn('9001/etc.staff', '9001');
  await visit('/my-portal');
  const portal = new Home(page);
  const box = portal.box('waiting');
  await expect(box.getByRole('listitem').first()).toContainText(/fällig seit/);
  await box.getByRole('tab', { name: /^Nicht zugewiesen/ }).click();
  await expect(box.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText(shell.actingFor, { exact: true })).toBeHidden();
  const next = page.getByRole('link', { name: portal.home.figures.next });
  await expect(next).toHaveAttribute('href', /\/staff\?of=\w+&id=/);
  await expect(page.getByRole('region', { name: portal.home.team.title })).toContainText('Ines Kramer');
  await fits(page);
  await axe(page);
  await shot('employee');
  const open = page.getByRole('region', { name: portal.home.open.title });
  await expect(open.getByRole('link', { name: /Tickets, davon überfällig/ })).toHaveAttribute(
    'href',
    '/staff?kind=hd.ticket&state=overdue',
  );
  // Which ages there are depends on the weekday: the demo data begins at office hours.
  await open
    .getByRole('link', { name: /Gesamt, (?:bis 1 Tag|1 bis 3 Tage|3 bis 7 Tage|länger)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/staff\?age=\w+/);
  const age = new URL(page.url()).searchParams.get('age') ?? '';
  await expect(page.getByLabel('Alter', { exact: true })).toHaveValue(age);
});

test('§my-portal a wholesale partner sees what is offline, how full channels are, and portings by day', async ({
  page,
  signIn,
  visit,
  shot,
}) => {
  await signIn('2001/ws.user', '2001');
  await visit('/my-portal');
  const portal = new Home(page);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const row = region(portal.home.offline.title).getByRole('listitem').first();
  await expect(row).toContainText(portal.home.offline.backup);
  await expect(portal.figure(/SIP-Accounts offline/)).toContainText(/^1/);
  await expect(region(portal.home.channels.title).getByRole('listitem')).toHaveCount(3);
  await expect(region(portal.home.stock.title)).toContainText(portal.home.stock.active);
  await expect(region(portal.home.portings.title)).toContainText(/In der Woche danach|Heute|tag/);
  await expect(portal.create('porting')).toBeVisible();
  await fits(page);
  await axe(page);
  await shot('wholesale');
  await portal.create('porting').click();
  await expect(page.getByRole('heading', { level: 2, name: portings.section.customer })).toBeVisible();
});

test('§my-portal boxes can be moved, hidden and restored by keyboard, also for later visits', async ({
  page,
  signIn,
  visit,
  shot,
}) => {
  await signIn('1001/sp.admin', '1001');
  await visit('/my-portal');
  const titles = () => page.locator('main section h2').allTextContents();
  const tabs = () => page.locator('main').getByRole('tab').allTextContents();
  const arrange = async () => {
    await page.locator('header summary').filter({ hasText: 'Mein Konto' }).click();
    await page.getByRole('link', { name: 'Seite anordnen' }).press('Enter');
  };
  await arrange();
  await expect(page.getByRole('heading', { name: 'Seite anordnen' })).toBeFocused();
  const up = page.getByRole('button', { name: 'Meine Pipeline nach oben' });
  await up.press('Enter');
  const message = page.getByRole('status').filter({ hasText: 'Meine Pipeline steht jetzt an Stelle 1 von 3.' });
  await expect(message).toBeAttached();
  await expect(page.getByRole('button', { name: 'Meine Pipeline nach unten' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Wartet auf Sie ausblenden' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Newsletter ausblenden' }).click();
  await expect(page.getByRole('button', { name: 'Newsletter einblenden' })).toBeFocused();
  await axe(page);
  await shot('arrange');
  await page.getByRole('button', { name: 'Fertig' }).press('Enter');
  await expect(page.getByText('Ihre Anordnung ist gespeichert.')).toBeVisible();
  await expect(page).toHaveURL(/\/my-portal$/);
  await page.reload();
  await expect
    .poll(async () => (await titles()).slice(0, 3))
    .toEqual(['Neu anlegen', 'Meine Pipeline', 'Wartet auf Sie']);
  await expect.poll(tabs).toContain(home.tab.links);
  expect(await tabs()).not.toContain('Newsletter');
  await arrange();
  await page.getByRole('button', { name: 'Standard wiederherstellen' }).click();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect.poll(tabs).toContain('Newsletter');
  await expect.poll(async () => (await titles())[1]).toBe('Wartet auf Sie');
});
