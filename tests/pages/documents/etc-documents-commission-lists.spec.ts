import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { FileList } from '../objects/file-list.ts';

test.use({ dataPer: 'worker' });

const path = '/etc/documents/commission-lists';

test('§9 commission lists come newest first under their months', async ({ page, signIn, shot }) => {
  await signIn('1003/etc.papers');
  const list = new FileList(page);
  await list.open(path);
  await expect(list.rows).toHaveCount(3);
  await expect(list.column('modified')).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('th[scope="rowgroup"]').first()).toBeVisible();
  const days = await list.rows
    .locator('time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''));
  expect(days).toEqual(days.toSorted().reverse());
  await axe(page);
  await shot('filled');
  await list.turnToPhone();
  await axe(page);
  await shot('filled-phone');
});

test('§6 who lacks the right for commission lists is led away', async ({ page, signIn }) => {
  await signIn('1003/etc.statement');
  await page.goto(path);
  await expect(page).toHaveURL(/\/my-portal$/);
});
