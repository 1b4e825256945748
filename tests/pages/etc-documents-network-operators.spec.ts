import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/portal.ts';
import { FileList } from './objects/file-list.ts';

test('§2 every signed-in user finds a folder per network operator, by its name', async ({ page, signIn, shot }) => {
  await signIn('1004/plain.user');
  const list = new FileList(page);
  await list.open('/etc/documents/network-operators');
  await expect(list.rows).toHaveCount(10);
  await expect(list.row('Vierfunk Mobil GmbH')).toContainText('VF');
  await axe(page);
  await shot('filled');
  await list.name('Vierfunk Mobil GmbH').click();
  await expect(page).toHaveURL(/folder=network-operators%2FVF/);
  await expect(list.heading).toHaveText('Vierfunk Mobil GmbH');
  await expect(list.row('Händlerportal')).toBeVisible();
});

test('§4 another foundation loads the folder anew', async ({ page, signIn }) => {
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
