import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { FileList } from '../objects/file-list.ts';

test.use({ dataPer: 'worker' });

test('§2 the test view shows the whole library, as far as the user may see it', async ({ page, signIn, shot }) => {
  await signIn('1004/plain.user');
  const list = new FileList(page);
  await list.open('/TestView');
  const { newsletters, templates } = list.ui.repository;
  await list.shows(list.ui.repository['network-operators'], newsletters, templates);
  await axe(page, { whole: true });
  await shot('start');
  await list.turnToPhone();
  await axe(page, { whole: true });
  await shot('start-phone');
  await list.name(templates).click();
  await expect(list.heading).toHaveText(templates);
  await expect(list.rows.first()).toBeVisible();
});

test('§6 an admin partner sees more of it', async ({ page, signIn }) => {
  await signIn('1001/sp.admin');
  const list = new FileList(page);
  await list.open('/TestView');
  await expect(list.names).toHaveCount(11);
});
