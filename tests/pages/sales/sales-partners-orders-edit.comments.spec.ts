import deEvents from '#i18n/de/notification-events.json' with { type: 'json' };
import de from '#i18n/de/record.json' with { type: 'json' };
import deShell from '#i18n/de/shell.json' with { type: 'json' };
import enEvents from '#i18n/en/notification-events.json' with { type: 'json' };
import en from '#i18n/en/record.json' with { type: 'json' };
import enShell from '#i18n/en/shell.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { forEachView } from '../fixtures/views.ts';
import { expect, test } from './sales-test.ts';

const words = { de, en } as const;
const shell = { de: deShell, en: enShell } as const;
const events = { de: deEvents, en: enEvents } as const;
test.use({ dataPer: 'test' });

forEachView(['de', 'en'], ['desktop', 'phone'], ({ locale }) => {
  const t = words[locale].comment;
  const text = 'Herr Kabel ist ab Donnerstag wieder zu erreichen.\nBitte vorher anrufen.';

  test('§comments a colleague comments, and the other reads it under the bell and in the story', async ({
    page,
    signIn,
    visit,
    shot,
    calls,
    watch,
  }) => {
    watch.allow(/status of 403/);
    const order = await calls.first('order', 'value4:clarification');
    const address = `/sales-partners/orders/edit?id=${order.id}`;
    const entry = page.getByRole('listitem').filter({ hasText: 'Herr Kabel ist ab Donnerstag' });
    const dialog = page.getByRole('dialog', { name: t.title });

    await signIn('1001/sp.user');
    await visit(address);
    await page.getByRole('button', { name: t.open, exact: true }).click();
    await expect(dialog.getByText('ETC Distribution GmbH').last()).toBeVisible();
    await shot('form');
    await axe(page);
    await dialog.getByRole('button', { name: t.submit }).click();
    await expect(dialog.getByRole('textbox', { name: t.text })).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('textbox', { name: t.text }).fill(text);
    await dialog.getByRole('checkbox', { name: 'Petra Sommer' }).check();
    await dialog.getByRole('checkbox', { name: 'ETC Distribution GmbH' }).check();

    await test.step('nothing that was typed is lost when the request fails', async () => {
      await page.route(`**/data/${order.id}`, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 403, json: { _error: 403, _errorMessage: 'Nicht erlaubt' } })
          : route.fallback(),
      );
      await dialog.getByRole('button', { name: t.submit }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: t.text })).toHaveValue(text);
      await page.unroute(`**/data/${order.id}`);
    });
    await dialog.getByRole('button', { name: t.submit }).click();
    await expect(dialog).toBeHidden();
    const to = locale === 'de' ? 'an Petra Sommer und ETC' : 'to Petra Sommer and ETC';
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText('Jens Winter');
    await expect(entry).toContainText(to);
    await entry.scrollIntoViewIfNeeded();
    await shot('story');
    await axe(page);
    await fits(page);

    await signIn('1001/sp.admin');
    await visit('/');
    await page.getByRole('button', { name: new RegExp(`^${shell[locale].bell.title}`) }).click();
    const news = page.getByRole('link', {
      name: locale === 'de' ? /Kommentar von Jens Winter/ : /Comment by Jens Winter/,
    });
    await shot('bell');
    await news.first().click();
    await expect(page).toHaveURL(new RegExp(`id=${order.id}`));
    await expect(entry).toContainText(to);
    await expect(entry).toContainText('Bitte vorher anrufen.');
    // The question still waits.
    await expect(page.getByRole('textbox', { name: words[locale].question.answer })).toBeVisible();
    await visit('/settings');
    await expect(page.getByText(events[locale].comment.setting)).toBeVisible();
  });
});

test('§comments an employee answers with a comment to the responsible partner', async ({
  page,
  signIn,
  shot,
  calls,
}) => {
  const order = await calls.first('order', 'value4:inReview');
  await signIn('9001/etc.staff', '1001');
  await page.goto(`/sales-partners/orders/edit?id=${order.id}`);
  await page.getByRole('button', { name: de.comment.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: de.comment.title });
  await dialog.getByRole('textbox', { name: de.comment.text }).fill('Der Anschluss wird heute geprüft.');
  await dialog.getByRole('checkbox', { name: 'Jens Winter' }).check();
  await shot('employee');
  await dialog.getByRole('button', { name: de.comment.submit }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Der Anschluss wird heute geprüft.' });
  await expect(entry).toContainText('Ines Kramer');
  await expect(entry).toContainText('Jens Winter');
});
