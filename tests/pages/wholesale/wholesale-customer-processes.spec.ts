import deEvents from '#i18n/de/events.json' with { type: 'json' };
import de from '#i18n/de/processes.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import enEvents from '#i18n/en/events.json' with { type: 'json' };
import en from '#i18n/en/processes.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';
import { linkIn, rowWith } from '../objects/record-list.ts';

const words = { de: { ...de, record: deRecord }, en: { ...en, record: enRecord } } as const;
const events = { de: deEvents, en: enEvents } as const;
const path = '/wholesale/customer/processes';

test.use({ dataPer: 'test' });

forEachView(['de'], ['desktop'], ({ locale }) => {
  const t = words[locale];

  test('§processes a user filters processes, answers a question and restarts a failed process', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('2001/ws.user');
    await visit(path);
    const links = linkIn(rowWith(page, /P-\d{6}/));
    await expect(links.first()).toBeVisible();
    await fits(page);
    await axe(page);
    await shot('list');
    await page.emulateMedia({ forcedColors: 'active' });
    const edges = page
      .locator('main .rounded-full')
      .evaluateAll((pills) => pills.map((pill) => getComputedStyle(pill).outlineStyle));
    expect(new Set(await edges)).toEqual(new Set(['solid']));
    await page.emulateMedia({ forcedColors: 'none' });
    await page.getByRole('button', { name: new RegExp(`^${t.group.mine}`) }).click();
    await expect(rowWith(page, locale === 'de' ? /Anschrift/ : /Address/).first()).toBeVisible();
    await visit(`${path}?group=mine&type=coreDataChange`);
    await expect(links).toHaveCount(1);
    await links.click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(t.type.coreDataChange) })).toBeVisible();
    await expect(page.getByText('fehlt die Hausnummer').first()).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('waiting');
    // The question stands once, with its answer; what ends the process is in the menu.
    await expect(page.getByText('fehlt die Hausnummer')).toHaveCount(1);
    await page.getByRole('button', { name: t.record.more, exact: true }).click();
    await page.getByRole('button', { name: t.cancel.open, exact: true }).click();
    await expect(page.getByRole('dialog', { name: t.cancel.title })).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.getByLabel(t.record.question.answer).fill('Musterplatz 1');
    await page.getByRole('button', { name: t.waiting.submit }).click();
    await expect(page.getByText(t.next.running)).toBeVisible();

    await visit(`${path}?group=failed`);
    await links.first().click();
    // The message appears beside the button and at its step, even if another user was notified first.
    await expect(page.getByText(events[locale].service.failed.else)).toHaveCount(2);
    await page.getByRole('button', { name: t.retry.submit }).click();
    await expect(page.getByText(t.next.running)).toBeVisible();
    await visit(`${path}?started=2001-01-01..2001-12-31`);
    await expect(page.getByText(t.list.noMatch)).toBeVisible();
  });
});
