import de from '#i18n/de/commission-imports.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import en from '#i18n/en/commission-imports.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import { formatNamed, statementFile } from '#tests/statement-files.ts';
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = { de, en } as const;
const ui = { de: deUi, en: enUi } as const;
const path = '/etc/maintenance/commission-statements';
const format = formatNamed('vierfunk-csv');
const line = {
  vo: 'VO20417',
  kind: 'closing',
  amount: 7000,
  contract: '2010999001',
  customer: 'Kiesgrube Sandmann',
} as const;
const lines = [line, { ...line, kind: 'chargeback', amount: -1250 }, { ...line, vo: 'VO20733', amount: 333 }] as const;
const file = async (name: string, total?: number) => ({
  name,
  mimeType: 'text/csv',
  buffer: await statementFile(format, {
    month: '2027-01',
    docNumber: 'VF-1',
    lines,
    ...(total !== undefined && { total }),
  }),
});

test.use({ dataPer: 'test' });

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§commissions a file is checked in a trial and counts only after it is imported', async ({
    page,
    signIn,
    visit,
    shot,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    const t = words[locale];
    await signIn('9001/etc.staff', '1001');
    await visit(path);
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: 'Provision_VF_2026-10.csv' })).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('list');
    const add = main.getByRole('button', { name: t.list.create, exact: true });
    await add.click();
    const input = main.locator('input[type=file]');
    await input.setInputFiles({ name: 'Bild.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await expect(main.getByRole('alert')).toContainText(t.upload.wrongType);

    await input.setInputFiles(await file('Januar falsch.csv', 1));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Januar falsch.csv');
    await expect(main.getByText(t.notice.errors)).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: t.faultList.error })).toHaveCount(1);
    await expect(main.getByRole('button', { name: t.take, exact: true })).toBeHidden();
    await axe(page);
    await fits(page);
    await shot('faults');
    await main.getByRole('button', { name: t.discard, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.discard, exact: true }).click();
    await expect(main.getByText(t.states.discarded, { exact: true })).toBeVisible();

    await main.getByRole('link', { name: t.one.back }).click();
    await add.click();
    await page.route('**/staff/commission-imports', (route) => route.abort(), { times: 1 });
    await main.locator('input[type=file]').setInputFiles(await file('Januar.csv'));
    await expect(main.getByRole('alert')).toContainText(ui[locale].failedOffline);
    await axe(page);
    await fits(page);
    await shot('failed');
    await main.getByRole('button', { name: ui[locale].retry, exact: true }).click();
    await expect(main.getByText(t.notice.ready)).toBeVisible();
    await expect(
      main.getByRole('region', { name: t.sums.title }).getByRole('row').filter({ hasText: '1003' }),
    ).toBeVisible();
    await axe(page);
    await shot('trial');
    await main.getByRole('button', { name: t.take, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.take, exact: true }).click();
    await expect(main.getByText(t.states.taken, { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: t.withdraw, exact: true })).toBeVisible();
    await shot('taken');
  });
});
