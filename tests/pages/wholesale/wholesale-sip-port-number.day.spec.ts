import { berlinDay } from '#domain/date/berlin-day.ts';
import dePorting from '#i18n/de/porting.json' with { type: 'json' };
import de from '#i18n/de/portings.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { linkIn, rowWith } from '../objects/record-list.ts';
import { portingCalls } from './porting-calls.ts';

const route = '/wholesale/sip-port-number';

test.use({ dataPer: 'test' });

test('§porting the day of a porting shows its progress, an objection and a refused request', async ({
  page,
  portal,
  signIn,
  visit,
  shot,
}) => {
  const calls = await portingCalls(portal);
  const { id } = await calls.in('ruemReceived');
  const state = (name: keyof typeof de.state) => page.getByText(de.state[name], { exact: true }).first();
  await signIn('2001/ws.user');
  await visit(`${route}?id=${id}`);
  await page.getByRole('button', { name: de.takeover.submit }).click();
  await expect(state('akmSent')).toBeVisible();

  // The same porting on its day: its window opens while the page is there.
  const minute = 60_000;
  // All of it on one day, also shortly before midnight.
  const now = Date.now();
  const begin = berlinDay(now) === berlinDay(now + 5 * minute) ? now : now - 5 * minute;
  const opens = begin + minute;
  await page.route(`**/api/foundation/2001/data/${id}?*`, async (call) => {
    const answer = await call.fetch();
    const porting = await answer.json();
    const window = { from: opens, to: opens + 60 * minute, armsBackup: true };
    Object.assign(porting.data, { window, agreedDate: berlinDay(opens), ...ported });
    await call.fulfill({ response: answer, json: porting });
  });
  let ported = {};
  await page.clock.install({ time: begin });
  await page.reload();
  const day = page.getByRole('region', { name: de.day.today });
  await expect(day.getByText(de.day.number.old).first()).toBeVisible();
  await page.clock.fastForward(2 * minute);
  await expect(day.getByText(de.day.phase.now)).toBeVisible();
  await expect(day.getByText(de.day.number.switching).first()).toBeVisible();
  const query = page.locator('main dt', { hasText: dePorting.company }).first();
  await expect(query).toBeHidden();
  await page.locator('main summary', { hasText: de.section.holder }).click();
  await expect(query).toBeVisible();
  await axe(page);
  await shot('window');
  // A user who waits on this page sees when the numbers are ported.
  ported = { state: 'ported', portedAt: opens };
  await page.clock.fastForward(minute);
  await expect(day.getByText(de.day.number.live).first()).toBeVisible();
  await page.unrouteAll();

  await calls.due();
  await calls.carrier(id, 'ABBM-TR', { codes: ['8147'], text: 'Leitung nicht frei' });
  await page.reload();
  await expect(state('abbmTr')).toBeVisible();
  await expect(page.getByText(`${de.message['ABBM-TR']}: Taunuskabel AG`)).toBeVisible();
  await expect(page.getByText('Leitung nicht frei').first()).toBeVisible();
  await axe(page);
  await shot('objected');
  await page.getByRole('button', { name: de.takeover.submit }).click();
  await expect(state('akmSent')).toBeVisible();

  await signIn('9001/etc.staff', '2001');
  await visit(`${route}?out=all&group=mine`);
  await linkIn(rowWith(page, /X-\d/)).first().click();
  await page.getByRole('button', { name: de.out.answer.reject }).click();
  await page.getByRole('button', { name: de.out.submit.reject }).click();
  await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
  // This reason states only the fact, without a task for the partner of the other carrier.
  await page.getByRole('checkbox', { name: 'AIF 8112: Der Anschlussinhaber stimmt nicht.', exact: true }).check();
  await shot('reject');
  await page.getByRole('button', { name: de.out.submit.reject }).click();
  await expect(page.getByText(de.out.state.rejected, { exact: true }).first()).toBeVisible();
});
