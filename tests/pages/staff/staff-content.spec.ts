import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/content.json' with { type: 'json' };
import en from '#i18n/en/content.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { signInto } from '../fixtures/sign-in.ts';
import { forEachView } from '../fixtures/views.ts';

test.use({ dataPer: 'test' });

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§content an editor changes a tutorial, sees it as readers do, publishes it and takes it back', async ({
    page,
    signIn,
    openBrowser,
    portal,
    shot,
  }) => {
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/content', locale));
    await page.getByRole('searchbox', { name: de.search }).fill('first-steps');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    const title = page.getByRole('textbox', { name: de.field.title, exact: true });
    await expect(title).toHaveValue(/\S/);
    const before = await title.inputValue();

    await title.fill('');
    await expect(page.getByText(de.faults.text)).toBeVisible();
    await title.fill('Erste Schritte, neu gefasst');
    const preview = page.getByRole('region', { name: de.preview.title });
    await expect(preview.getByText('Erste Schritte, neu gefasst').first()).toBeVisible();
    const publish = page.getByRole('button', { name: de.publish.label, exact: true });
    await expect(publish).toBeEnabled();
    await axe(page);
    await fits(page);
    await shot('editor');
    await page.getByRole('textbox', { name: de.publish.note }).fill('Klarer');
    await publish.click();
    await expect(page.getByText(de.publish.done)).toBeVisible();

    const partner = await openBrowser();
    await signInto(partner.context, portal.url, '1001/sp.user', '1001');
    await partner.page.goto(localePath('/tutorials', locale));
    await partner.page.getByRole('link', { name: 'Erste Schritte, neu gefasst' }).click();
    const heading = partner.page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Erste Schritte, neu gefasst');
    // The page that the site has of it goes on to the new text.
    await partner.page.goto(localePath('/tutorials/first-steps', locale));
    await expect(heading).toHaveText('Erste Schritte, neu gefasst');

    await page.goto(localePath('/staff/content?collection=tutorials&id=first-steps', locale));
    await page.getByRole('button', { name: de.more.useFile.label }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: de.more.useFile.confirm }).click();
    await expect(title).toHaveValue(before);
    await page.getByRole('button', { name: de.versions.label_other.replace('{{count}}', '2') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Klarer')).toBeVisible();
    await dialog.getByText(de.versions.changes).last().click();
    await expect(dialog.getByText('Erste Schritte, neu gefasst').last()).toBeVisible();
    await shot('versions');
  });
});

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§content a new entry is begun on a phone', async ({ page, signIn, shot }) => {
    await signIn('9001/etc.admin', '9001');
    await page.goto(localePath('/staff/content', locale));
    await expect(page.getByRole('searchbox', { name: en.search })).toBeVisible();
    await fits(page);
    await shot('list');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('tab').first()).toBeVisible();
    await fits(page);
    await shot('entry');
  });
});
