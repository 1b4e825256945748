import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { FileList } from '../objects/file-list.ts';

test.use({ dataPer: 'worker' });

test('§2 a foundation finds its own commission statements', async ({ page, signIn, shot }) => {
  await signIn('1001/sp.admin');
  const list = new FileList(page);
  await list.open('/etc/documents/billing-documents');
  await list.shows(list.ui.repository['commission-statements'], list.ui.repository['billing-documents']);
  await axe(page);
  await shot('start');
  await list.name(list.ui.repository['commission-statements']).click();
  await expect(page).toHaveURL(/folder=commission-statements%2F1001/);
  await expect(list.heading).toHaveText(list.ui.repository['commission-statements']);
  await expect(list.rows).toHaveCount(4);
  await shot('statements');
  await list.turnToPhone();
  await axe(page);
  await shot('statements-phone');
});

test('§6 the statements of another foundation are not there', async ({ page, signIn }) => {
  await signIn('1003/etc.statement');
  const list = new FileList(page);
  await list.open('/etc/documents/billing-documents?folder=commission-statements/1001');
  await expect(page.getByText(list.t.empty.noRight)).toBeVisible();
});
