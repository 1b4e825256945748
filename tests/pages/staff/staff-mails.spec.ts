import type { Page } from '@playwright/test';
import { localePath } from '#domain/access/routes.ts';
import deTexts from '#i18n/de/mails.json' with { type: 'json' };
import enTexts from '#i18n/en/mails.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

test.use({ dataPer: 'test' });

const ticketMail = { de: 'Neuigkeiten zum Ticket', en: 'News about a ticket' };
const textBox = (page: Page, name: string) => page.getByRole('textbox', { name });

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§mails an administrator writes an own text, mails it as a test and publishes it', async ({
    page,
    signIn,
    shot,
  }) => {
    const de = deTexts;
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/mails', locale));
    await page.getByRole('link', { name: ticketMail.de }).click();
    const box = textBox(page, `${de.field.text}, ${de.language.de}`);
    const button = page.getByRole('button', { name: de.publish, exact: true });
    await expect(button).toBeDisabled();

    await box.fill('Moin {{company}}, hier ist {{number}}.');
    await expect(box.locator('[data-placeholder=number]')).toBeVisible();
    await expect(page.getByText('Moin ETC Distribution GmbH, hier ist T-2026-000042.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Knopf: Im Portal ansehen und antworten“/ })).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('incomplete');
    await page.getByRole('group', { name: de.insert }).getByRole('button', { name: 'Knopf' }).click();
    await expect(button).toBeEnabled();

    await page.getByRole('button', { name: de.test.send, exact: true }).click();
    await expect(page.getByText('Die Testmail ist unterwegs')).toBeVisible();
    await button.click();
    await expect(page.getByText(de.done.published)).toBeVisible();
    await page.getByRole('button', { name: '2 Fassungen' }).click();
    await expect(page.getByRole('region', { name: de.versions.title })).toContainText(`${de.versions.current}`);
    await shot('published');
  });
});

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§mails on a phone list and mail are two pages', async ({ page, signIn, shot }) => {
    const en = enTexts;
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/mails', locale));
    await shot('list');
    await page.getByRole('link', { name: ticketMail.en }).click();
    await expect(textBox(page, `${en.field.text}, ${en.language.en}`)).toBeVisible();
    await expect(page.getByRole('navigation', { name: en.list })).toBeHidden();
    await fits(page);
    await shot('mail');
    await page.getByRole('link', { name: en.back }).click();
    await expect(page.getByRole('navigation', { name: en.list })).toBeVisible();
  });
});
