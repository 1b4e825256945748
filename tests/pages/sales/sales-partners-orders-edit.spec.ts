import desk from '#i18n/de/desk.json' with { type: 'json' };
import de from '#i18n/de/orders.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import en from '#i18n/en/orders.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { forEachView } from '../fixtures/views.ts';
import { expect, test } from './sales-test.ts';

const words = { de, en } as const;
const record = { de: deRecord, en: enRecord } as const;
test.use({ dataPer: 'test' });

forEachView(['de'], ['desktop'], ({ locale }) => {
  const t = words[locale];

  test('§orders a question is answered, a cancellation asked for, and an order copied as a draft', async ({
    page,
    signIn,
    visit,
    shot,
    calls,
  }) => {
    const request = await calls.first('order', 'value4:clarification');
    await signIn('1001/sp.admin');
    await visit(`/sales-partners/orders/edit?id=${request.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Crown Centrex');
    await expect(page.getByRole('heading', { name: 'Die Durchwahl der Buchhaltung fehlt' })).toHaveCount(1);
    await expect(page.getByRole('list', { name: t.milestones }).getByRole('listitem').first()).toContainText(
      t.status.received,
    );
    await expect(page.getByRole('listitem').filter({ hasText: `(${record[locale].milestone.stop})` })).toContainText(
      t.status.clarification,
    );
    await page.getByRole('textbox', { name: record[locale].story.note }).fill('Freitags nur bis 14 Uhr.');
    await page.getByRole('button', { name: record[locale].story.noteSave }).click();
    await expect(page.getByRole('listitem').filter({ hasText: record[locale].story.ownNote })).toContainText('14 Uhr');
    await page.getByRole('button', { name: record[locale].facts.open }).click();
    await expect(page.getByRole('definition').filter({ hasText: 'Timo Kabel · ' }).first()).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('question');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: record[locale].papers.proof }).click();
    expect((await download).suggestedFilename()).toContain(request.foreignid);
    await page.getByRole('button', { name: t.question.submit }).click();
    await expect(page.getByRole('textbox', { name: record[locale].question.answer })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page.getByRole('textbox', { name: record[locale].question.answer }).fill('Der Auszug liegt bei.');
    await page.getByRole('button', { name: t.question.submit }).click();
    await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText(t.status.inReview);
    await expect(page.getByText('Der Auszug liegt bei.')).toBeVisible();

    const more = page.getByRole('button', { name: record[locale].more, exact: true });
    await more.click();
    await page.getByRole('button', { name: t.cancel.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.cancel.title });
    await dialog.getByRole('textbox', { name: t.cancel.reason }).fill('Der Kunde zieht um.');
    await axe(page);
    await dialog.getByRole('button', { name: t.cancel.submit, exact: true }).click();
    await expect(page.getByText(t.next.cancelRequested)).toBeVisible();
    await axe(page);
    await shot('cancelled');
    await more.click();
    await page.getByRole('button', { name: t.copy }).click();
    await expect(page).toHaveURL(/drafts\/edit\?id=/);
  });
});

test('§orders a partner asks about a late review, and employees move the order to its next status', async ({
  page,
  signIn,
  shot,
  calls,
}) => {
  const order = await calls.first('order', 'value4:inReview');
  const story = page.getByRole('listitem').filter({ hasText: de.event.reminded });
  await test.step('§orders a late review says sorry, and is asked about once a day', async () => {
    await signIn('1001/sp.admin');
    await page.goto(`/sales-partners/orders/edit?id=${order.id}`);
    await expect(page.getByText(de.next.late.split('{{')[0] ?? '')).toBeVisible();
    await axe(page);
    await shot('late');
    await page.getByRole('button', { name: de.remind.submit }).click();
    await expect(page.getByText(de.remind.done)).toBeVisible();
    await expect(story).toContainText('Petra Sommer');
    await expect(page.getByRole('button', { name: de.remind.submit })).toHaveCount(0);
  });
  await signIn('9001/etc.staff', '1001');
  await test.step('§staff an order that a partner asked about is overdue at the desk', async () => {
    await page.goto('/staff?foundation=1001&kind=hfo.vp.order');
    const overdue = page.getByRole('heading', { name: desk.groups.overdue }).locator('xpath=..');
    await expect(overdue.locator('[data-row]').filter({ hasText: order.value3 })).toBeVisible();
  });
  await page.goto(`/sales-partners/orders/edit?id=${order.id}`);
  await expect(story).toContainText('Petra Sommer');
  await page.getByRole('button', { name: de.move.open }).click();
  const dialog = page.getByRole('dialog', { name: de.move.title });
  await dialog.getByRole('combobox', { name: de.move.status }).selectOption('accepted');
  await dialog.getByRole('button', { name: de.move.submit }).click();
  const number = page.getByRole('textbox', { name: de.move.contractNumber });
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await shot('staff');
  await number.fill('V-2026-0815');
  await axe(page);
  await dialog.getByRole('button', { name: de.move.submit }).click();
  await expect(page.getByText(de.next.accepted.replace('{{contract}}', 'V-2026-0815'))).toBeVisible();
});

test('§orders the page of an order leads to the list where its address names none', async ({ page, signIn, visit }) => {
  await signIn('1001/sp.admin');
  await visit('/sales-partners/orders/edit');
  await expect(page.getByText(de.list.noneChosen)).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: de.one.back }).click();
  await expect(page).toHaveURL(/sales-partners\/orders$/);
});
