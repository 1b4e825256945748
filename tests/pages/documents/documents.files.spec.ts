import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../fixtures/portal.ts';
import { FileList } from '../objects/file-list.ts';
import { answerFolders, emptyFolder } from '../objects/library-answers.ts';

const folder = '/documents?folder=price-lists';
const films = '/documents?folder=films';

test('§9-7 a file can be downloaded, or previewed in an isolated frame', async ({ page, signIn }) => {
  await signIn('1001/sp.admin');
  const list = new FileList(page);
  await test.step('§9-7 a file is downloaded by its name', async () => {
    await list.open(folder);
    const download = page.waitForEvent('download');
    await list.name('Preisliste Hardware').click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Preisliste Hardware.xlsx');
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  });
  await test.step('a PDF is shown in a frame that has no origin and reaches neither page nor network', async () => {
    await list.name('Preisliste Festnetz').click();
    const frame = page.frameLocator('dialog iframe');
    await expect(frame.locator('canvas')).toBeVisible();
    await expect(frame.getByText('Portierung je Rufnummernblock')).toBeAttached();
    await expect(page.locator('dialog iframe')).toHaveAttribute('sandbox', 'allow-scripts');
    const inside = page.frames().find((each) => each.parentFrame() === page.mainFrame());
    const reached = await inside?.evaluate(async () => {
      const attempt = async (work: () => unknown) => {
        try {
          await work();
          return true;
        } catch {
          return false;
        }
      };
      return {
        origin: self.origin,
        storage: await attempt(() => localStorage.length),
        page: await attempt(() => parent.document.title),
      };
    });
    expect(reached).toEqual({ origin: 'null', storage: false, page: false });
    await page.getByRole('dialog').getByRole('button', { name: list.ui.close, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('§8 the page says so when a file has no preview or no longer exists', async ({
  page,
  signIn,
  portal,
  expectConsole,
}) => {
  await signIn('1001/sp.admin');
  const list = new FileList(page);
  await test.step('a file that is no PDF in spite of its name says that there is no preview', async () => {
    await writeFile(join(portal.dataDir, 'library/price-lists/Kaputt.pdf'), 'Das ist kein PDF.');
    await expect
      .poll(async () => {
        await list.open(folder);
        await list.name('Preisliste Hardware').waitFor();
        return list.name('Kaputt').count();
      })
      .toBe(1);
    await list.name('Kaputt').click();
    await expect(page.getByRole('dialog').getByText(list.t.preview.failed)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('§8 a file that is gone says so, and the list is brought up to date', async () => {
    expectConsole(/status of 404/);
    await list.name('Preisliste Hardware').waitFor();
    await page.route('**/api/public/onetimeaction', (route) =>
      route.fulfill({ status: 404, json: { _error: 404, _errorMessage: 'Das Gesuchte wurde nicht gefunden.' } }),
    );
    await list.name('Preisliste Festnetz').click();
    await expect(page.getByRole('dialog').getByText('Das Gesuchte wurde nicht gefunden.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list.name('Preisliste Festnetz')).toBeFocused();
    await answerFolders(page, emptyFolder('price-lists'));
    await list.name('Preisliste Hardware').click();
    await expect(page.getByText(list.ui.documentGone)).toBeVisible();
    await expect(page.getByText(list.t.empty.none)).toBeVisible();
  });
});

test('§9 links and films contact other sites only after a click, without access to this page', async ({
  page,
  signIn,
  expectConsole,
}) => {
  await signIn('1001/sp.admin');
  const list = new FileList(page);
  await test.step('§9-7 a link opens in a new tab that knows nothing of this one', async () => {
    await list.open('/etc/documents/network-operators?folder=network-operators/VF');
    const link = list.name('Händlerportal');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('href', /^https:\/\/[\w.]*example\.com/);
    await expect(list.box('Händlerportal')).toHaveCount(0);
  });
  await test.step('§9 a film asks nothing of YouTube before it is played, and then the host without cookies', async () => {
    expectConsole(/request to elsewhere: https:\/\/www\.youtube-nocookie\.com\/embed\//);
    const requests: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      requests.push(route.request().headers()['referer'] ?? '');
      return route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' });
    });
    await list.open(films);
    await list.names.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(list.ui.filmHost).first()).toBeVisible();
    expect(requests).toEqual([]);
    await dialog.getByRole('button', { name: list.ui.playFilm }).click();
    const frame = dialog.locator('iframe');
    await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
    // YouTube plays nothing for a page that does not say where it is; it hears of no more than the origin.
    await expect.poll(() => requests).toEqual([`${new URL(page.url()).origin}/`]);
    await dialog.getByRole('button', { name: list.ui.close, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('several files are saved as one ZIP, which shows how far it is and can be ended', async ({ page, signIn }) => {
  await signIn('1001/sp.admin');
  const list = new FileList(page);
  await test.step('several files are selected with the keyboard and saved as one ZIP', async () => {
    await list.open(`${folder}/Mobilfunk`);
    await list.box('Preisliste Mobil Start').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('3 Einträge ausgewählt')).toBeVisible();
    await page.keyboard.press('Control+a');
    await expect(page.getByText('5 Einträge ausgewählt')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list.button(list.t.select.zip)).toHaveCount(0);
    await list.box('Preisliste Mobil Business').check();
    await list.box('Preisliste Mobil IoT').click({ modifiers: ['Shift'] });
    await expect(page.getByText('4 Einträge ausgewählt')).toBeVisible();
    const download = page.waitForEvent('download');
    await list.button(list.t.select.zip).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('Preisliste Mobil IoT.pdf')).toBe(true);
    expect(bytes.includes('Preisliste Mobil Start.pdf')).toBe(false);
    await expect(page.getByText(list.t.select.done)).toBeVisible();
    await expect(list.button(list.t.select.zip)).toHaveCount(0);
  });
  await test.step('an archive on its way shows how far it is, and can be ended', async () => {
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/public/archive/**', async (route) => {
      await gate;
      await route.abort();
    });
    await list.open(folder);
    await list.box('Preisliste Hardware').check();
    await expect(list.button(list.t.action.download)).toBeVisible();
    await list.box('Mobilfunk').check();
    await list.button(list.t.select.zip).click();
    await expect(page.getByRole('progressbar', { name: list.t.select.progressLabel })).toBeVisible();
    await list.button(list.t.select.cancel).click();
    await expect(page.getByText(list.t.select.cancelled)).toBeVisible();
    await expect(list.button(list.t.select.zip)).toBeVisible();
    release();
  });
});
