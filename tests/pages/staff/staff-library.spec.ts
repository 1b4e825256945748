import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/library-upload.json' with { type: 'json' };
import deRoles from '#i18n/de/roles.json' with { type: 'json' };
import deValidation from '#i18n/de/validation.json' with { type: 'json' };
import en from '#i18n/en/library-upload.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

test.use({ dataPer: 'test' });

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nRahmen\n%%EOF\n') });

test('§library an editor brings a document in by one form, and it is found', async ({ page, signIn, watch, shot }) => {
  watch.allow(/status of 400 .*\/editor\/library/);
  await signIn('9001/etc.admin', '9001');
  await page.goto(localePath('/staff/library?folder=contracts', 'de'));
  const form = page.getByRole('form', { name: de.form });
  await form.locator('input[type=file]').setInputFiles(pdf('rahmen.pdf'));
  await form.getByLabel(de.facts.title1).fill('Rahmenvertrag Süd');
  await form.getByLabel(de.facts.version).fill('2026.12');
  await form.getByLabel(de.facts.description, { exact: true }).fill('Für alle Tarife');
  await form.getByLabel(deRoles.SP).check();
  await form.getByLabel(de.who.from).fill('31.12.2027');
  await form.getByLabel(de.who.until).fill('01.12.2027');
  await form.getByRole('button', { name: de.submit }).click();
  await expect(form.getByText(deValidation.endBeforeBegin).first()).toBeVisible();
  await expect(form.getByLabel(de.facts.title1)).toHaveValue('Rahmenvertrag Süd');
  await shot('refused');
  await form.getByLabel(de.who.from).fill('01.11.2026');
  await form.getByLabel(de.who.until).fill('31.12.2027');
  await expect(page.getByRole('region', { name: de.shown.title })).toContainText('Rahmenvertrag Süd');
  await axe(page);
  await fits(page);
  await shot('filled');
  await form.getByRole('button', { name: de.submit }).click();
  await expect(page.getByText(de.done_one.replace('{{name}}', 'Rahmenvertrag Süd.pdf'))).toBeVisible();

  await expect
    .poll(async () => {
      await page.goto(localePath('/etc/documents/contracts', 'de'));
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      return page.getByRole('main').textContent();
    })
    .toContain('Rahmenvertrag Süd');
  await expect(page.getByRole('main')).toContainText('2026.12');
});

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§library the form on a phone', async ({ page, signIn, shot }) => {
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/library', locale));
    const form = page.getByRole('form', { name: en.form });
    await form.getByRole('button', { name: en.submit }).click();
    await expect(form.getByRole('combobox', { name: en.files.folder })).toHaveAttribute('aria-invalid', 'true');
    await axe(page);
    await fits(page);
    await shot('empty');
  });
});
