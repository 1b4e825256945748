import type { Page } from '@playwright/test';
import { localePath } from '#domain/access/routes.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import deApprovals from '#i18n/de/approvals.json' with { type: 'json' };
import de from '#i18n/de/catalogue.json' with { type: 'json' };
import deTickets from '#i18n/de/tickets.json' with { type: 'json' };
import validation from '#i18n/de/validation.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { signInto } from '../fixtures/sign-in.ts';
import { forEachView } from '../fixtures/views.ts';

test.use({ dataPer: 'test' });

const openPart = (page: Page, title: string) =>
  page.getByRole('navigation', { name: de.parts }).getByRole('link', { name: title }).click();

/** Fills in the dialog of the part that is open. */
async function add(page: Page, fields: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: de.add.label, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields)) await dialog.getByRole('textbox', { name: label }).fill(text);
  await dialog.getByRole('button', { name: de.edit.submit }).click();
  await expect(dialog).toHaveCount(0);
}
const names = (german: string, english: string) => ({ [de.field.captionDe]: german, [de.field.captionEn]: english });

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§catalogue a tariff, a rate, an operator, a category and a closing day are prepared and released on screens', async ({
    page,
    signIn,
    shot,
    watch,
  }) => {
    // The server refuses a day that is not to come.
    watch.allow(/status of 400 .*admin\/catalogue/);
    const address = localePath('/staff/catalogue', locale);
    const day = addDays(berlinDay(Date.now()), 1);
    await signIn('9001/etc.admin', '9001');
    await page.goto(address);
    await expect(page.getByRole('link', { name: de.today })).toBeVisible();

    await page.getByRole('button', { name: de.create.label }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(de.field.stateName).fill('Katalog 2027');
    await dialog.getByLabel(de.field.validFrom).fill(formatCalendarDay(berlinDay(Date.now()), locale));
    await dialog.getByRole('button', { name: de.create.submit }).click();
    await expect(dialog.getByText('Vergangenheit').first()).toBeVisible();
    await dialog.getByLabel(de.field.validFrom).fill(formatCalendarDay(day, locale));
    await dialog.getByRole('button', { name: de.create.submit }).click();
    await expect(page.getByText(validation.noChanges)).toBeVisible();

    await openPart(page, de.list.tariffs);
    await add(page, { ...names('Flatrate Europa', 'Flat rate Europe'), [de.field.monthly]: '29,90' });
    const row = page.getByRole('row', { name: 'Flatrate Europa' });
    await expect(row).toContainText('29,90');
    await openPart(page, de.vat);
    await page.getByRole('button', { name: de.edit.of.replace('{{name}}', de.vat) }).click();
    await dialog.getByLabel(de.field.percent).fill('31');
    await dialog.getByRole('button', { name: de.edit.submit }).click();
    await expect(dialog.getByLabel(de.field.percent)).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(de.field.percent).fill('20');
    await dialog.getByRole('button', { name: de.edit.submit }).click();
    await openPart(page, de.operators);
    await add(page, {
      ...{ [de.field.key]: 'NORDFUNK_MOBIL', [de.field.name]: 'Nordfunk Mobil GmbH' },
      ...{ [de.field.location]: '26122 Oldenburg', [de.field.phones]: 'Händler: 0441 99887-0' },
      [de.field.textDe]: 'Mobilfunk im Norden.',
    });
    await expect(page.getByRole('row', { name: 'Nordfunk Mobil GmbH' })).toContainText(de.field.textDe);
    await openPart(page, de.serviceHours);
    await page.getByRole('button', { name: de.edit.of.replace('{{name}}', de.serviceHours) }).click();
    await dialog.getByLabel(de.field.weekdays).fill('Mo, Di, Mi, Do, Fr, Sa');
    await dialog.getByRole('button', { name: de.edit.submit }).click();
    await expect(page.getByRole('row', { name: de.serviceHours })).toContainText('Fr, Sa');
    await openPart(page, 'HFO 360');
    await page.getByRole('button', { name: de.edit.of.replace('{{name}}', de.field.sellers) }).click();
    await dialog.getByLabel(de.field.sellers).fill('gold, sp');
    await dialog.getByRole('button', { name: de.edit.submit }).click();
    await page.getByRole('switch', { name: de.onlyChanges.replace('{{count}}', '1') }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row', { name: de.field.sellers })).toContainText('GOLDSP');
    await openPart(page, deTickets.type.etcCallBackRequest);
    await add(page, { ...names('Schulungen', 'Trainings'), [de.field.hours]: '2' });
    await openPart(page, de.closingDays);
    await add(page, { [de.field.day]: '24.12.2027', ...names('Heiligabend', 'Christmas Eve') });
    await expect(page.getByText(de.publish.noFaults)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Alle 7 Änderungen' })).toBeVisible();
    await page.getByRole('button', { name: de.preview.label }).click();
    await expect(dialog).toContainText('Flatrate Europa');
    await expect(dialog).toContainText('nur für GOLD, SP');
    await page.keyboard.press('Escape');
    await axe(page);
    await fits(page);
    await shot('prepared');

    await page.getByRole('button', { name: de.publish.submit }).click();
    await expect(page.getByRole('link', { name: de.publish.toApprovals })).toBeVisible();
    await signIn('9001/etc.lead', '9001');
    await page.goto(localePath('/staff/approvals', locale));
    const approval = page
      .getByRole('main')
      .getByRole('region')
      .getByRole('listitem')
      .filter({ hasText: 'Katalog 2027' });
    await approval.getByRole('button', { name: `: ${deApprovals.release.toLowerCase()}` }).click();
    await expect(approval).toContainText(deApprovals.state.released);
    await page.goto(address);
    await page.getByRole('link', { name: 'Katalog 2027' }).click();
    await expect(page.getByRole('button', { name: de.publish.takeBack })).toBeVisible();
    await openPart(page, de.list.tariffs);
    await expect(page.getByRole('button', { name: de.add.label, exact: true })).toHaveCount(0);
  });

  test('§catalogue a product and an operator added on screens are offered to partners from their day on', async ({
    page,
    signIn,
    openBrowser,
    portal,
    shot,
  }) => {
    const address = localePath('/staff/catalogue', locale);
    const dialog = page.getByRole('dialog');
    const prepare = async (name: string, days: number) => {
      await page.getByRole('button', { name: de.create.label }).click();
      await dialog.getByLabel(de.field.stateName).fill(name);
      await dialog.getByLabel(de.field.validFrom).fill(formatCalendarDay(addDays(berlinDay(Date.now()), days), locale));
      await dialog.getByRole('button', { name: de.create.submit }).click();
      await expect(dialog).toHaveCount(0);
    };
    await signIn('9001/etc.admin', '9001');
    await page.goto(address);
    await prepare('Regional', 1);
    await openPart(page, de.list.groups);
    await add(page, names('Regionale Anschlüsse', 'Regional lines'));
    await openPart(page, de.list.tariffs);
    await page.getByRole('button', { name: de.add.label, exact: true }).click();
    await dialog.getByLabel(de.field.captionDe).fill('Flatrate Region');
    await dialog.getByLabel(de.field.captionEn).fill('Flat rate region');
    await dialog.getByLabel(de.field.monthly).fill('9,90');
    await dialog.getByRole('checkbox', { name: de.field.isExclusive }).check();
    await dialog.getByRole('button', { name: de.edit.submit }).click();
    await expect(dialog).toHaveCount(0);
    await openPart(page, de.operators);
    await add(page, {
      ...{ [de.field.key]: 'NORDFUNK_MOBIL', [de.field.name]: 'Nordfunk Mobil GmbH' },
      ...{ [de.field.location]: '26122 Oldenburg', [de.field.textDe]: 'Mobilfunk im Norden.' },
    });

    await page.getByRole('button', { name: de.newProduct.label }).click();
    await dialog.getByLabel(de.field.basedOn).selectOption('NGN Basic');
    await dialog.getByRole('textbox', { name: de.field.caption, exact: true }).fill('ISDN Classic Regio');
    await dialog.getByLabel(de.field.monthly).fill('12,34');
    await dialog.getByLabel(de.field.group).selectOption('Regionale Anschlüsse');
    await dialog.getByRole('checkbox', { name: 'Flatrate Region' }).check();
    await shot('product');
    await dialog.getByRole('button', { name: de.edit.submit }).click();
    await expect(page.getByRole('heading', { name: 'ISDN Classic Regio' })).toBeVisible();
    await expect(page.getByRole('row', { name: de.field.group })).toContainText('Regionale Anschlüsse');
    await expect(page.getByText(de.publish.noFaults)).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('product-added');
    await page.getByRole('button', { name: de.publish.submit }).click();
    await expect(page.getByRole('link', { name: de.publish.toApprovals })).toBeVisible();
    await signIn('9001/etc.lead', '9001');
    await page.goto(localePath('/staff/approvals', locale));
    const approval = page.getByRole('main').getByRole('region').getByRole('listitem').filter({ hasText: 'Regional' });
    await approval.getByRole('button', { name: `: ${deApprovals.release.toLowerCase()}` }).click();
    await expect(approval).toContainText(deApprovals.state.released);

    // Its day comes; the next change lets the server look.
    await portal.query?.('update catalogue_states set valid_from = $1', [berlinDay(Date.now())]);
    await page.goto(address);
    await prepare('Danach', 2);
    await openPart(page, de.closingDays);
    await add(page, { [de.field.day]: '24.12.2027', ...names('Heiligabend', 'Christmas Eve') });

    const { context, page: partner } = await openBrowser();
    await signInto(context, portal.url, '1001/sp.admin', '1001');
    await partner.goto(localePath('/etc/network-operators', locale));
    await expect(partner.getByRole('article', { name: 'Nordfunk Mobil GmbH' })).toContainText('26122 Oldenburg');
    await partner.goto(localePath('/sales-partners/drafts/edit', locale));
    const card = partner
      .getByRole('listitem')
      .filter({ has: partner.getByRole('heading', { name: 'ISDN Classic Regio' }) });
    await expect(card).toContainText('12,34');
    await expect(card).toContainText('Regionale Anschlüsse');
    await shot('choice', partner);
    await card.getByRole('button', { name: 'ISDN Classic Regio' }).click();
    await expect(partner.getByRole('heading', { level: 1 })).toContainText('ISDN Classic Regio');
    await shot('draft', partner);
    await portal.query?.('delete from catalogue_states where released is not null');
    await page.goto(address);
    await page.getByRole('link', { name: 'Danach' }).click();
    await openPart(page, de.closingDays);
    await add(page, { [de.field.day]: '31.12.2027', ...names('Silvester', 'New Year’s Eve') });
  });
});
