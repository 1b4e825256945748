import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { FileList } from './file-list.ts';

type Texts = FileList['routes'];

/** What a page of a few documents must hold, all of which its users may download. */
export function listedDocumentsTests(name: string, path: string, title: keyof Texts, userId: string): void {
  test(`§2 ${name} are listed, each to download`, async ({ page, signIn, shot }) => {
    await signIn(userId);
    const list = new FileList(page);
    await list.open(path);
    await expect(list.heading).toHaveText(list.routes[title]);
    await expect(list.rows).toHaveCount(2);
    await axe(page);
    await shot('filled');
    const download = page.waitForEvent('download');
    await list.main
      .getByRole('button', { name: / herunterladen$/ })
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/\.\w{3,4}$/);
    await list.turnToPhone();
    await axe(page);
    await shot('filled-phone');
  });

  test(`§6 who lacks the right for ${name} is led away`, async ({ page, signIn }) => {
    await signIn('1003/etc.papers');
    await page.goto(path);
    await expect(page).toHaveURL(/\/my-portal$/);
  });
}
