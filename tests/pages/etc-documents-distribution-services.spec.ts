import { axe } from './fixtures/axe.ts';
import { expect, test } from './fixtures/portal.ts';
import { FileList } from './objects/file-list.ts';

const path = '/etc/documents/distribution-services';

test('§2 distribution services are listed, each to download', async ({ page, signIn, shot }) => {
  await signIn('9001/etc.staff');
  const list = new FileList(page);
  await list.open(path);
  await expect(list.heading).toHaveText(list.routes.EtcDistributionServices);
  await expect(list.rows).toHaveCount(2);
  await axe(page);
  await shot('filled');
  const download = page.waitForEvent('download');
  await list.names.first().click();
  expect((await download).suggestedFilename()).toMatch(/\.\w{3,4}$/);
  await list.turnToPhone();
  await axe(page);
  await shot('filled-phone');
});

test('§6 who lacks the right is led away', async ({ page, signIn }) => {
  await signIn('1003/etc.papers');
  await page.goto(path);
  await expect(page).toHaveURL(/\/my-portal$/);
});
