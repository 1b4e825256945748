import { germanDay } from '#domain/date/calendar-day.ts';
import { publicHolidays } from '#domain/date/holidays.ts';
import { workingDayAfter } from '#domain/date/working-days.ts';
import dePorting from '#i18n/de/porting.json' with { type: 'json' };
import de from '#i18n/de/portings.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import deShell from '#i18n/de/shell.json' with { type: 'json' };
import deTable from '#i18n/de/table-import.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import deFaults from '#i18n/de/validation.json' with { type: 'json' };
import enPorting from '#i18n/en/porting.json' with { type: 'json' };
import en from '#i18n/en/portings.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import enTable from '#i18n/en/table-import.json' with { type: 'json' };
import enUi from '#i18n/en/ui.json' with { type: 'json' };
import enFaults from '#i18n/en/validation.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { actOnList, linkIn, rowWith } from '../objects/record-list.ts';
import { portingCalls } from './porting-calls.ts';

const words = { de, en } as const;
const formWords = { de: dePorting, en: enPorting } as const;
const record = { de: deRecord, en: enRecord } as const;
const ui = { de: deUi, en: enUi } as const;
const tableWords = { de: deTable, en: enTable } as const;
const faults = { de: deFaults, en: enFaults } as const;
const today = new Date();
const route = '/wholesale/sip-port-number';

test.use({ dataPer: 'test' });

forEachView(['de', 'en'], ['desktop', 'phone'], (view) => {
  const { locale, device } = view;
  const t = words[locale];
  const table = tableWords[locale];

  test('§porting many numbers are imported, and the list leads to the assistant', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('2001/ws.user');
    // The newest first.
    await visit(`${route}?sort=-foreignid`);
    await actOnList(page, view, t.import.button);
    const dialog = page.getByRole('dialog');
    const numbers = '030 2312575\n2312576\n030 2312577\n040 66969-10 bis -19\n';
    if (device === 'phone') {
      const file = dialog.locator('input[type=file]');
      await file.setInputFiles({ name: 'Foto.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71, 0]) });
      await expect(dialog.getByRole('alert')).toBeVisible();
      await file.setInputFiles({ name: 'Nummern.csv', mimeType: 'text/csv', buffer: Buffer.from(numbers) });
    } else {
      await dialog.getByRole('textbox').fill(numbers);
      await dialog.getByRole('button', { name: table.textRead }).click();
    }
    const cell = dialog.getByRole('textbox', {
      name: table.cell.replace('{{line}}', '2').replace('{{column}}', t.import.whole),
    });
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await axe(page);
    await fits(page);
    await shot('import');
    await cell.fill('030 2312576');
    await expect(cell).not.toHaveAttribute('aria-invalid');
    await dialog.getByRole('button', { name: t.import.create_other.replace('{{count}}', '2') }).click();
    await expect(page.getByText('+49 30 2312575')).toBeVisible();
    await axe(page);
    await shot('list');
    await linkIn(rowWith(page, /R-\d/)).first().click();
    await expect(page.getByRole('heading', { name: t.section.customer, level: 2 })).toBeVisible();
    await expect(page.getByRole('heading', { name: t.preflight.title })).toBeVisible();
    await fits(page);
    await axe(page);
    await shot('draft');
  });

  test('§porting the day of a porting can be shown, shifted and cancelled', async ({
    page,
    portal,
    signIn,
    visit,
    shot,
  }) => {
    const calls = await portingCalls(portal);
    const { id, foreignid, data } = await calls.in('ruemReceived');
    const state = (name: keyof typeof de.state) => page.getByText(t.state[name], { exact: true }).first();
    await signIn('2001/ws.user');
    await visit(`${route}?id=${id}`);
    const day = page.getByRole('region', { name: t.day.title });
    await expect(day.getByText('+49 40 66969810').first()).toBeVisible();
    await expect(day.getByText(t.day.number.old).first()).toBeVisible();
    await expect(day.getByText(t.day.backup.armed)).toBeVisible();
    await fits(page);
    await axe(page);
    await shot('day');
    await day.getByRole('link', { name: t.day.report }).click();
    await expect(page.locator('main [name="description"]')).toHaveValue(new RegExp(foreignid));
    const lines = (await page.locator('main [name="description"]').inputValue()).split('\n');
    // Each says what it is about.
    for (const line of lines.slice(1)) expect(line).toMatch(/^[^:]{3,40}: ?/);
    expect(lines).toContain(`${t.day.numbersHead}: ${t.day.number.old}`);
    await page.goBack();

    const fromMenu = async (act: string) => {
      await page.getByRole('button', { name: record[locale].more, exact: true }).click();
      await page.getByRole('button', { name: act, exact: true }).click();
    };
    await fromMenu(t.shift.title);
    const date = page.getByRole('textbox', { name: t.shift.date });
    await date.fill(germanDay(String(data['agreedDate'])));
    await page.getByRole('button', { name: t.shift.submit }).click();
    await expect(date).toHaveAttribute('aria-invalid', 'true');
    const later = workingDayAfter(String(data['agreedDate']), 5, publicHolidays('', today.getFullYear(), 3));
    await date.fill(germanDay(later));
    await shot('shift');
    await page.getByRole('button', { name: t.shift.submit }).click();
    await expect(state('tvSent')).toBeVisible();
    await calls.due();

    await signIn('9001/etc.staff', '2001');
    await visit(`${route}?id=${id}`);
    await fromMenu(t.carrier.title);
    await page.getByRole('combobox', { name: t.carrier.event }).selectOption('TV-ABBM');
    // Its one code needs no choice.
    await expect(page.locator('main').getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('textbox', { name: t.carrier.text }).fill('Ist schon eingeplant.');
    await axe(page);
    await shot('answer');
    await page.getByRole('button', { name: t.carrier.submit }).click();
    await expect(state('ruemReceived')).toBeVisible();
    await expect(page.getByText(`${t.message['TV-ABBM']}: Taunuskabel AG`)).toBeVisible();
    await expect(page.getByText(t.rejected.said.replace('{{text}}', 'Ist schon eingeplant.'))).toBeVisible();
    await fits(page);
    await shot('shift-refused');
    await visit(`${route}?out=all&group=mine`);
    await linkIn(rowWith(page, /X-\d/)).first().click();
    // Which of 8001 and 8002 it is follows from the day.
    await expect(page.getByRole('checkbox', { name: /8104/ })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /800[12]/ })).toHaveCount(0);
    await page.getByRole('button', { name: record[locale].facts.open }).click();
    await expect(page.getByText(/^(TELEKOM|VODAFONE).* \(DEU\.(DTAG|VFDE)\)$/)).toBeVisible();
    await fits(page);
    await axe(page);
    await shot('out');
    await page.getByRole('button', { name: t.out.submit.confirm }).click();
    await expect(page.getByText(t.out.state.confirmed, { exact: true }).first()).toBeVisible();

    await signIn('2001/ws.user');
    await visit(`${route}?id=${id}`);
    await fromMenu(t.cancel.title);
    await page.getByRole('dialog').getByRole('button', { name: ui[locale].cancel, exact: true }).click();
    await expect(page.getByRole('textbox', { name: t.cancel.reason })).toHaveCount(0);
    await fromMenu(t.cancel.title);
    await page.getByRole('button', { name: t.cancel.submit }).last().click();
    await expect(page.getByText(faults[locale].missing.reason).first()).toBeVisible();
    await page.getByRole('textbox', { name: t.cancel.reason }).fill('Der Kunde bleibt.');
    await page.getByRole('button', { name: t.cancel.submit }).last().click();
    await expect(state('stornoSent')).toBeVisible();
    await calls.carrier(id, 'STORNO-ERLM', { codes: ['8004'] });
    await page.reload();
    await expect(state('cancelled')).toBeVisible();
    await shot('cancelled');
  });

  test('§porting a refusal leads to the wrong field, and the corrected porting is sent again', async ({
    page,
    portal,
    signIn,
    visit,
    shot,
  }) => {
    const calls = await portingCalls(portal);
    const { id } = await calls.in('abbmReceived');
    await signIn('2001/ws.user');
    await visit(`${route}?id=${id}`);
    // Its section alone is open and red, with the cause in words; codes stand behind the wording of the message.
    const cause = formWords[locale].code['8112'].split('. ')[0] ?? '';
    await expect(page.getByRole('heading', { level: 2, name: cause })).toBeVisible();
    await expect(page.getByText('Firma ohne Rechtsform').first()).toBeVisible();
    await expect(page.getByText('8112')).toHaveCount(0);
    const company = page.getByRole('textbox', { name: formWords[locale].company, exact: true });
    await expect(company).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('main form').getByRole('textbox')).toHaveCount(1);
    if (device === 'desktop')
      await expect(page.getByRole('link', { name: new RegExp(`^${t.section.holder}`) })).toContainText(
        record[locale].long.refused_one.replace('{{count}}', '1'),
      );
    await expect(page.getByRole('list', { name: t.hours.label })).toContainText(t.hours.begins.title);
    await fits(page);
    await axe(page);
    await shot('rejected');
    await page.getByRole('button', { name: t.messages.wording }).first().click();
    await expect(page.getByRole('dialog').getByText(/8112/).first()).toBeVisible();
    await page.keyboard.press('Escape');
    // Another answer of the section is a line until it is to be changed.
    const change = page.getByRole('button', {
      name: t.refused.changeOf.replace('{{what}}', formWords[locale].holderAddr),
      exact: true,
    });
    await change.click();
    await expect(page.locator('main [name="holderAddr.street"]')).toBeFocused();
    await company.fill('Reederei Nordlicht GmbH');
    await expect(page.getByText(t.refused.mended_one.replace('{{count}}', '1'))).toBeVisible();
    // After a reload the correction is still one.
    await expect
      .poll(async () => (await calls.read(id)).data['holder'])
      .toMatchObject({
        company: 'Reederei Nordlicht GmbH',
      });
    await page.reload();
    await expect(page.getByText(t.refused.mended_one.replace('{{count}}', '1'))).toBeVisible();
    await page.getByRole('button', { name: t.sendAgain }).first().click();
    await page.getByRole('checkbox', { name: t.send.seen }).check();
    await page.getByRole('button', { name: t.send.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.title);
    await fits(page);
    await axe(page);
    await shot('submitted');
    expect((await calls.read(id)).data).toMatchObject({ attempts: 2, holder: { company: 'Reederei Nordlicht GmbH' } });
  });
});

test('§6 a link to a porting of another organisation opens it only if it names that one', async ({
  page,
  portal,
  signIn,
}) => {
  const calls = await portingCalls(portal);
  const { id, foreignid } = await calls.in('ruemReceived');
  await signIn('9001/etc.staff', '1001');
  await page.goto(`${route}?id=${id}`);
  await expect(page).toHaveURL(/\/my-portal$/);
  await expect(page.getByText(deShell.refusedPage.split('{{')[0] ?? '')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(deShell.refusedPage.split('{{')[0] ?? '')).toBeHidden();
  await page.goto(`${route}?id=${id}&trid=2001`);
  await expect(page.getByText(foreignid).first()).toBeVisible();
});
