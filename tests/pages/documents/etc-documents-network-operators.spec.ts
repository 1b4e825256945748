import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { FileList } from '../objects/file-list.ts';

test.use({ dataPer: 'worker' });

test('§1-22 every user finds a folder per network operator and returns to the same position', async ({
  page,
  signIn,
  shot,
}) => {
  await signIn('1004/plain.user');
  const list = new FileList(page);
  await test.step('§2 every signed-in user finds a folder per network operator, by its name', async () => {
    await list.open('/etc/documents/network-operators');
    await expect(list.rows).toHaveCount(10);
    await expect(list.heading).toHaveText(list.t.operatorsTitle);
    await expect(page).toHaveTitle(new RegExp(`^${list.t.operatorsTitle} – `));
    const names = await list.shownNames();
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
    await expect(list.row('Vierfunk Mobil GmbH')).toContainText('VF · 5 Dateien');
    await axe(page);
    await shot('filled');
    await list.name('Vierfunk Mobil GmbH').click();
    await expect(page).toHaveURL(/folder=network-operators%2FVF/);
    await expect(list.heading).toHaveText('Vierfunk Mobil GmbH');
    await expect(list.row('Händlerportal')).toBeVisible();
  });
  await test.step('on a phone, a list that one comes back to stands where it was left', async () => {
    await page.goBack();
    await expect(list.rows).toHaveCount(10);
    await list.turnToPhone();
    await axe(page);
    await shot('filled-phone');
    await list.name('Wiesenlicht Glasfaser GmbH').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(100);
    await list.name('Wiesenlicht Glasfaser GmbH').click();
    await expect(list.heading).toHaveText('Wiesenlicht Glasfaser GmbH');
    await expect(list.rows).toHaveCount(3);
    await page.goBack();
    await expect(list.rows).toHaveCount(10);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.reload();
    await expect(list.rows).toHaveCount(10);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  });
});

test('§4 changing the organisation reloads the folder', async ({ page, signIn }) => {
  await signIn('1001/sp.user', '1001');
  const list = new FileList(page);
  await list.open('/etc/documents/network-operators');
  await expect(list.rows).toHaveCount(10);
  const again = page.waitForRequest(/filebrowser\/network-operators\?.*foundation=1002/);
  await page.getByRole('button', { name: /Sommer Telekom/ }).click();
  await page.getByText(/Winter IT-Service/).click();
  await again;
  await expect(list.rows).toHaveCount(10);
});

forEachView(['en'], ['phone'], (view) => {
  test('§5 the price list comparison shows old and new values and works by keyboard', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('1001/sp.admin');
    const list = new FileList(page, view);
    await list.open('/etc/documents/network-operators?folder=network-operators/ETC');
    await list.row('Einkaufspreise Endgeräte November').getByRole('button', { name: list.t.compare.open }).click();
    const dialog = page.getByRole('dialog');
    const rows = dialog.getByRole('listitem');
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('T-1001 · Tischtelefon mit 4 Tasten');
    await expect(rows.first()).toContainText(view.locale === 'de' ? '+3,00 (+3,8 %)' : '+3.00 (+3.8 %)');
    await dialog.getByRole('button', { name: list.t.compare.next }).click();
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('n');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('p');
    await expect(rows.first()).toBeFocused();
    await axe(page);
    await shot('comparison');
    await dialog.getByRole('button', { name: list.t.compare.scope.all }).click();
    await expect(rows).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await list.open('/documents?folder=price-lists');
    await list.row('Preisliste Festnetz').first().getByRole('button', { name: list.t.compare.open }).click();
    await expect(dialog.locator('ins').filter({ hasText: '3,50' })).toBeVisible();
    await axe(page);
  });
});
