import { axe } from '../fixtures/axe.ts';
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
    await page.getByRole('link', { name: portal.home.toWaiting }).press('Enter');
    await expect(page.locator('#waiting')).toBeFocused();
    await box.getByRole('link', { name: /Lead annehmen/ }).press('Enter');
    await expect(page).toHaveURL(/\/sales-partners\/customers\/edit\?id=/);
  });

  test('shows an employee the work items of all organisations, and a row switches to its own', async ({
    page,
    signIn,
    visit,
  }) => {
    await signIn('9001/etc.staff', '1001');
    await visit('/my-portal');
    const box = new Home(page).box('waiting');
    await box.getByRole('button', { name: /^Alle \d+ anzeigen$/ }).click();
    const rows = new Home(page).waitingRows;
    await expect(rows.nth(7)).toBeVisible();
    await box.getByRole('button', { name: /^Portierungen/ }).click();
    await expect(rows.getByText('Holt Voice Wholesale').first()).toBeVisible();
    await expect(rows.filter({ hasText: 'Ticket' })).toHaveCount(0);
    await rows
      .getByRole('link', { name: /Portierungswunsch beantworten/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/wholesale\/sip-port-number\?out=/);
    await expect(page.getByText(/Sie handeln jetzt für ETC - Holt Voice Wholesale/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Organisation wählen|Holt Voice Wholesale/ }).first()).toContainText(
      'Holt Voice',
    );
  });
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
  await expect.poll(tabs).toContain('Schnellzugriff');
  expect(await tabs()).not.toContain('Newsletter');
  await arrange();
  await page.getByRole('button', { name: 'Standard wiederherstellen' }).click();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect.poll(tabs).toContain('Newsletter');
  await expect.poll(async () => (await titles())[1]).toBe('Wartet auf Sie');
});
