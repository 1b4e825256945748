import type { Page } from '@playwright/test';
import deCommissions from '#i18n/de/commissions.json' with { type: 'json' };
import de from '#i18n/de/complaints.json' with { type: 'json' };
import deForm from '#i18n/de/ticket-form.json' with { type: 'json' };
import deTickets from '#i18n/de/tickets.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import enCommissions from '#i18n/en/commissions.json' with { type: 'json' };
import en from '#i18n/en/complaints.json' with { type: 'json' };
import enSheet from '#i18n/en/sheet.json' with { type: 'json' };
import enTickets from '#i18n/en/tickets.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { bar, cell, paste, press } from '../sales/sheet-cells.ts';

test.beforeEach(({ signIn }) => signIn('1001/sp.admin'));

const expectedColumn = 3;
const tariffColumn = 5;
const foot = (page: Page) => page.locator('dl').filter({ hasText: de.claims.receivedSum }).first();
const tab = (...cells: string[]) => cells.join('\t');
const rows = (count: number, of: (n: number) => string) => Array.from({ length: count }, (_, n) => of(n)).join('\n');

/** Rows of the sheet that are wholly in sight, above the bar. */
const rowsInSight = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('[role=grid]')?.getBoundingClientRect();
    const end = Math.min(box?.bottom ?? 0, document.querySelector('[data-foot-bar]')?.getBoundingClientRect().top ?? 0);
    return [...document.querySelectorAll('[role=rowgroup] [role=row]')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= Math.max(0, box?.top ?? 0) && bottom <= end;
    }).length;
  });

test.describe('1440 wide', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('§commissions marked lines and pasted rows become one ticket without losing any input', async ({
    page,
    expectConsole,
    shot,
  }) => {
    await page.goto('/etc/documents/billing-documents?tab=lines&network=VIERFUNK');
    const marks = page.getByRole('checkbox', { name: /markieren$/ });
    await marks.nth(1).check();
    await marks.nth(2).check();
    await page.getByRole('link', { name: deCommissions.complain.act_other.replace('{{count}}', '2') }).click();

    const send = page.getByRole('button', { name: de.send });
    const due = (row: number) => cell(page, row, expectedColumn);
    await test.step('what is missing is asked in its cell', async () => {
      await send.click();
      await expect(due(0)).toBeFocused();
      await expect(due(0)).toHaveAttribute('aria-invalid', 'true');
      await page.keyboard.type('0');
      await press(page, 'Enter');
      await expect(due(0)).toHaveAttribute('aria-invalid', 'true');
      await due(0).click();
      await page.keyboard.type('987,65');
      await press(page, 'Enter');
      await expect(due(0)).not.toHaveAttribute('aria-invalid');
      await axe(page);
      await shot('complaint');
    });
    await test.step('rows from a spreadsheet go below, and ask for what they lack', async () => {
      await cell(page, 2, 0).click();
      await paste(
        page,
        rows(20, (n) => tab(`Kunde ${n}`, `VF-90${n}`, '10,00', '40,00', 'Provision fehlt')),
      );
      await expect(bar(page)).toContainText(`22 ${de.claims.rows}`);
      await expect(page.getByRole('columnheader', { name: de.claims.vo })).toBeVisible();
      await cell(page, 2, tariffColumn).click();
      await paste(
        page,
        rows(20, () => tab('Vierfunk Business M', '01.08.2026', 'VO20417')),
      );
      await expect(due(1)).toHaveAttribute('aria-invalid', 'true');
      await expect(foot(page)).toContainText(de.claims.differenceSoFar);
      await page.getByRole('grid').evaluate((grid) => {
        grid.scrollTop = 0;
        scrollBy(0, grid.getBoundingClientRect().top);
      });
      expect(await rowsInSight(page)).toBeGreaterThanOrEqual(20);
      await shot('twenty-rows');
    });
    await page.reload();
    await expect(due(0)).toHaveText('987,65');
    await due(1).click();
    await page.keyboard.type('987,65');
    await press(page, 'Enter');
    await expect(foot(page)).toContainText(de.claims.difference);
    await expect(foot(page)).not.toContainText(de.claims.differenceSoFar);
    await send.click();

    await expect(page).toHaveURL(/\/etc\/tickets\/edit\?id=[\w-]+&part=submission$/);
    await page.getByRole('link', { name: deTickets.sent.toTicket }).click();
    const claims = page.getByRole('region', { name: de.card.title });
    await expect(claims.getByRole('listitem')).toHaveCount(22);
    await expect(claims).toContainText(de.state.complained);
    await expect(page.getByText(/^Provisionsreklamation_.*\.xlsx$/)).toBeVisible();
    await axe(page);
    await shot('complained');

    expectConsole(/Failed to load resource|dynamically imported module/);
    await page.route(/\/_astro\/ClaimCard\.\w+/, (route) => route.abort());
    await page.reload();
    const notice = page.locator('#content').getByRole('alert').filter({ hasText: deUi.crashed });
    await expect(notice).toBeVisible();
    await expect(page.getByText(/^Provisionsreklamation_.*\.xlsx$/)).toBeVisible();
    await shot('without-claims');
    await page.unroute(/\/_astro\/ClaimCard\.\w+/);
    await notice.getByRole('button', { name: deUi.retry }).click();
    await expect(claims.getByRole('listitem')).toHaveCount(22);
  });

  test('§3-6 in place of the template, the rows are typed in the portal', async ({ page, shot }) => {
    await page.goto('/etc/tickets/edit?type=etcProvisionComplain');
    await page.getByRole('combobox', { name: deForm.category }).selectOption('wrongVo');
    await page.getByLabel(deForm.complaint.operator).selectOption('VIERFUNK');
    await page.getByRole('button', { name: deForm.complaint.typeRows }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('combobox', { name: deForm.category })).toHaveValue('wrongVo');
    await shot('typed-rows');
    await cell(page, 0, 0).click();
    // A block wider than the columns in sight brings the hidden ones.
    await expect(page.getByRole('columnheader', { name: de.claims.tariff })).toHaveCount(0);
    await paste(page, tab('Tischlerei Nagel', 'VF-907', '10,00', '40,00', 'fehlt', 'Vierfunk L', '01.08.2026'));
    await expect(page.getByRole('columnheader', { name: de.claims.tariff })).toBeVisible();
    await expect(cell(page, 0, tariffColumn)).toHaveText('Vierfunk L');
    await page.goBack();
    await expect(page.getByRole('button', { name: deForm.complaint.template })).toBeVisible();
    await page.goForward();
    await expect(cell(page, 0, 0)).toContainText('Tischlerei Nagel');
    await expect(page.getByText(deTickets.category.etcProvisionComplain.wrongVo).first()).toBeAttached();
  });
});

test.describe('en phone', () => {
  test.use({ view: { locale: 'en', device: 'phone' } });

  test('§commissions a missing commission is one tap from its complaint, and says so afterwards', async ({
    page,
    shot,
  }) => {
    const list = '/en/etc/documents/billing-documents?tab=missing';
    await page.goto(list);
    const missing = page.getByRole('region', { name: enCommissions.missing.title });
    const complain = missing.getByRole('link', { name: enCommissions.complain.one }).first();
    await expect(complain).toBeVisible();
    await axe(page);
    await complain.click();
    await page.getByRole('list', { name: en.claims.rows }).getByRole('button').click();
    await page.getByRole('textbox', { name: en.claims.expected }).fill('240');
    await axe(page);
    await shot('missing');
    await page.getByRole('button', { name: enSheet.done }).click();
    await shot('missing-rows');
    await page.getByRole('button', { name: en.send }).click();
    await page.getByRole('link', { name: enTickets.sent.toTicket }).click();
    await expect(page.getByRole('region', { name: en.card.title })).toContainText(en.state.complained);
    await page.goto(list);
    await expect(missing.getByRole('link', { name: /ticket \d+/ })).toBeVisible();
  });
});
