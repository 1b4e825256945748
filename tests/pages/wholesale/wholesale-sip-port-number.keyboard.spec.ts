import { berlinDay } from '#domain/date/berlin-day.ts';
import { germanDay } from '#domain/date/calendar-day.ts';
import deBlocks from '#i18n/de/blocks.json' with { type: 'json' };
import dePorting from '#i18n/de/porting.json' with { type: 'json' };
import de from '#i18n/de/portings.json' with { type: 'json' };
import deUi from '#i18n/de/ui.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { pdfFile } from '../fixtures/real-files.ts';
import { Keyboard } from '../objects/keyboard.ts';
import { portingCalls } from './porting-calls.ts';

test('§porting a porting is written, sent, confirmed, taken over and completed by keyboard', async ({
  page,
  portal,
  signIn,
  visit,
  shot,
}) => {
  const calls = await portingCalls(portal);
  const hand = new Keyboard(page);
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const next = async (section: keyof typeof de.section) => {
    await hand.press(page.getByRole('button', { name: `${de.section[section]} →`, exact: true }));
    await expect(page.getByRole('heading', { level: 2, name: de.section[section], exact: true })).toBeVisible();
  };
  const fill = async (values: Record<string, string>) => {
    for (const [name, text] of Object.entries(values)) await hand.type(field(name), text);
  };
  await signIn('2001/ws.user');
  await visit('/wholesale/sip-port-number');
  await hand.press(button(de.list.create));
  await hand.type(page.getByRole('combobox', { name: dePorting.customerId }), 'Probstfeld');
  await expect(page.getByRole('option', { name: /Probstfeld/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field('sipAccountId').getByRole('option')).toHaveCount(3);
  await hand.select(field('sipAccountId'), 'w4100123-01');
  await next('line');
  await hand.choose(page.getByRole('radio', { name: dePorting.connectionKinds.block }));
  await hand.select(field('businessCase'), dePorting.businessCases['VA-KUE-MRN']);
  await next('provider');
  await hand.select(field('losingProvider'), 'TELEKOM');
  await next('holder');
  await hand.choose(page.getByRole('radio', { name: dePorting.holderKinds.company }));
  await fill({
    'holder.company': 'Möbelhaus Probstfeld GmbH',
    'holderAddr.street': 'Beispielstraße',
    'holderAddr.houseNumber': '12',
    'holderAddr.zip': '10115',
    'holderAddr.city': 'Berlin',
  });
  await next('numbers');
  await fill({ onkz: '030', ddiBase: '231256', attendant: '0' });
  await hand.press(button('-00 bis -99 (100)'));
  await hand.press(button('Block 1 teilen'));
  await expect(
    page.getByRole('group', { name: 'Block 2' }).getByRole('textbox', { name: dePorting.from }),
  ).toBeFocused();
  const end = page.getByRole('slider', { name: 'Block 2, Ende' });
  await hand.to(end);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  await expect(end).toHaveAttribute('aria-valuetext', '+49 30 231256-88');
  await expect(page.getByText('89 von 100 Rufnummern werden portiert, 11 nicht: Teilportierung.')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText('Alle 100 Rufnummern des Anschlusses werden portiert.')).toBeVisible();
  await axe(page);
  await shot('blocks');
  await next('dates');
  await hand.press(button(/übernehmen \(empfohlen\)$/));
  await expect(field('desiredDate')).not.toHaveValue('');
  await next('documents');
  const chooser = page.waitForEvent('filechooser');
  await hand.press(page.locator('input[type=file]').first(), 'Space');
  await (await chooser).setFiles(pdfFile('Portierungsformular.pdf'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Portierungsformular.pdf' })).toContainText(deUi.fileDone);
  await hand.type(field('formSignedOn'), germanDay(berlinDay(Date.now())));
  await next('contact');
  await hand.choose(page.getByRole('radio', { name: deBlocks.salutations['2'] }));
  await fill({
    'contact.firstName': 'Maren',
    'contact.lastName': 'Holt',
    'contact.phone': '030 23125 400',
    'contact.email': 'maren.holt@example.com',
  });
  await hand.press(button(de.checkAndSend));
  await hand.press(page.getByRole('checkbox', { name: de.send.seen }), 'Space');
  await axe(page);
  await shot('send');
  await hand.press(button(de.send.submit));
  await expect(page).toHaveURL(/part=submission/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.sent.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: de.sent.steps.switch })).toBeVisible();
  await axe(page);
  await shot('submitted');
  await hand.press(page.getByRole('link', { name: de.sent.toPorting }));
  await expect(page.getByText(de.state.held)).toBeVisible();

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await calls.due();
  await calls.carrier(id, 'RUEM-VA');
  await page.reload();
  await expect(page.getByText(de.state.ruemReceived, { exact: true }).first()).toBeVisible();
  await axe(page);
  await shot('confirmed');
  await hand.press(button(de.takeover.submit));
  await expect(page.getByText(de.state.akmSent, { exact: true }).first()).toBeVisible();
  await calls.carrier(id, 'PORTED');
  await page.reload();
  await expect(page.getByText(de.day.phase.done)).toBeVisible();
  await expect(page.getByText(de.day.number.live).first()).toBeVisible();
  await shot('ported');
});
