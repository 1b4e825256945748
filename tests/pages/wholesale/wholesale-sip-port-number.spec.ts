import type { Locator, Page } from '@playwright/test';
import dePorting from '../../../src/i18n/de/porting.json' with { type: 'json' };
import de from '../../../src/i18n/de/portings.json' with { type: 'json' };
import deRecord from '../../../src/i18n/de/record.json' with { type: 'json' };
import deUi from '../../../src/i18n/de/ui.json' with { type: 'json' };
import enPorting from '../../../src/i18n/en/porting.json' with { type: 'json' };
import en from '../../../src/i18n/en/portings.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { pdfFile } from '../fixtures/real-files.ts';
import { forEachView } from '../fixtures/views.ts';
import { wholesaleCalls } from './porting-calls.ts';

const words = { de, en } as const;
const formWords = { de: dePorting, en: enPorting } as const;
const route = '/wholesale/sip-port-number';

/** Goes on with Tab until the control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

const attachForm = async (page: Page, open: () => Promise<void>) => {
  const chooser = page.waitForEvent('filechooser');
  await open();
  await (await chooser).setFiles(pdfFile('Portierungsformular.pdf'));
  await expect(page.getByText(deRecord.long.nothingOpen)).toBeVisible();
};

test('§5.5 a whole porting by keyboard alone; another is rejected, mended and sent again', async ({
  page,
  portal,
  signIn,
  shot,
}) => {
  // What is sent leaves within a minute: the portal looks each minute.
  test.setTimeout(180_000);
  const calls = await wholesaleCalls(portal.url);
  const porting = await calls.draft('231256', { blocks: [] });
  const other = await calls.draft('231259');
  await signIn('2001/ws.user');

  // The second one is sent by pointer, so that both leave at once.
  await page.goto(`${route}?id=${other.id}&section=documents`);
  await attachForm(page, () => page.getByText(deUi.filePickOne).first().click());
  await page.getByRole('button', { name: de.checkAndSend }).click();
  await page.getByRole('checkbox', { name: de.send.seen }).check();
  await page.getByRole('button', { name: de.send.submit }).click();
  await expect(page.getByText(de.state.held)).toBeVisible();

  await page.goto(`${route}?id=${porting.id}&section=numbers`);
  await tabTo(page, page.getByRole('button', { name: '-00 bis -99 (100)' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Block 1 teilen' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('group', { name: 'Block 2' }).getByRole('textbox', { name: dePorting.from }),
  ).toBeFocused();
  await tabTo(page, page.getByRole('slider', { name: 'Block 2, Ende' }));
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('slider', { name: 'Block 2, Ende' })).toHaveAttribute('aria-valuetext', '030 231256-88');
  await expect(page.getByText('89 von 100 Rufnummern werden portiert, 11 nicht: Teilportierung.')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText('Alle 100 Rufnummern des Anschlusses werden portiert.')).toBeVisible();
  await axe(page);
  await shot('blocks');
  await tabTo(page, page.getByRole('link', { name: new RegExp(de.section.documents) }));
  await page.keyboard.press('Enter');
  await attachForm(page, async () => {
    await tabTo(page, page.locator('input[type=file]').first());
    await page.keyboard.press('Space');
  });
  await tabTo(page, page.getByRole('button', { name: de.checkAndSend }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: de.send.seen }));
  await axe(page);
  await shot('send');
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: de.send.submit }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(de.state.held)).toBeVisible();

  const left = async () => {
    const both = await Promise.all([porting, other].map(({ id }) => calls.read(id)));
    return both.map(({ data }) => data.state);
  };
  await expect.poll(left, { timeout: 100_000, intervals: [1_000] }).toEqual(['vaSent', 'vaSent']);
  await calls.carrier(porting.id, 'RUEM-VA');
  await calls.carrier(other.id, 'ABBM', { codes: ['8112'], text: 'Name stimmt nicht.' });

  await page.reload();
  await tabTo(page, page.getByRole('button', { name: de.takeover.submit }));
  await axe(page);
  await shot('confirmed');
  await page.keyboard.press('Enter');
  await expect(page.getByText(de.state.akmSent, { exact: true }).first()).toBeVisible();
  await calls.carrier(porting.id, 'PORTED');
  await page.reload();
  await expect(page.getByText(de.day.phase.done)).toBeVisible();
  await expect(page.getByText(de.day.number.live).first()).toBeVisible();
  await shot('ported');

  await page.goto(`${route}?id=${other.id}`);
  const rejection = page.getByRole('region', { name: 'TELEKOM DEUTSCHLAND hat abgelehnt' });
  await expect(rejection.getByText('Name stimmt nicht.')).toBeVisible();
  await axe(page);
  await shot('rejected');
  await rejection.getByRole('button', { name: /^Zum Feld/ }).click();
  const company = page.getByRole('textbox', { name: dePorting.company, exact: true });
  await expect(company).toBeFocused();
  await company.fill('Möbelhaus Probstfeld e. K.');
  await page.getByRole('button', { name: de.sendAgain }).click();
  await page.getByRole('checkbox', { name: de.send.seen }).check();
  await page.getByRole('button', { name: de.send.submit }).click();
  await expect(page.getByText(de.state.held)).toBeVisible();
  await expect.poll(async () => (await calls.read(other.id)).data['attempts']).toBe(2);
});

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  const t = words[locale];
  const form = formWords[locale];

  test('§5.5 many numbers are imported, and the list leads to the assistant', async ({ page, signIn, visit, shot }) => {
    await signIn('2001/ws.user');
    // The newest first.
    await visit(`${route}?sort=-foreignid`);
    await page.getByRole('button', { name: t.import.button }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.import.check }).click();
    await expect(dialog.getByText(t.import.empty)).toBeVisible();
    await dialog.getByRole('textbox').fill('030 2312575\n2312576\n040 66969-10 bis -19\n');
    await dialog.getByRole('button', { name: t.import.check }).click();
    const cell = dialog.getByRole('textbox', {
      name: t.import.cell.replace('{{row}}', '2').replace('{{column}}', form.onkz),
    });
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await axe(page);
    await fits(page);
    await shot('import');
    await cell.fill('030');
    await dialog.getByRole('button', { name: t.import.create_other.replace('{{count}}', '2') }).click();
    await expect(page.getByText('030 2312575')).toBeVisible();
    await axe(page);
    await shot('list');
    await page.getByRole('link', { name: /^R-/ }).first().click();
    await expect(page.getByRole('heading', { name: t.section.customer, level: 2 })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.preflight.title })).toBeVisible();
    await fits(page);
    await axe(page);
    await shot('draft');
  });
});
