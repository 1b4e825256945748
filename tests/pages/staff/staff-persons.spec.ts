import { localePath } from '#domain/access/routes.ts';
import deApprovals from '#i18n/de/approvals.json' with { type: 'json' };
import de from '#i18n/de/retention.json' with { type: 'json' };
import deRules from '#i18n/de/retention-rules.json' with { type: 'json' };
import en from '#i18n/en/retention.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

test.use({ dataPer: 'test' });

const address = (locale: 'de' | 'en') => localePath('/staff/persons', locale);

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§retention a request is taken in, the person is found, and the erasure waits for a second person', async ({
    page,
    signIn,
    shot,
    watch,
  }) => {
    // The server wants more than a name.
    watch.allow(/status of 400 .*admin\/persons/);
    await signIn('9001/etc.admin', '9001');
    await page.goto(address(locale));
    await expect(page.getByText(de.requests.none)).toBeVisible();
    await page.getByRole('button', { name: de.requests.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(de.kind.erase).check();
    await dialog.getByLabel(de.person.firstName).fill('Sonja');
    await dialog.getByLabel(de.person.lastName).fill('Tal');
    await dialog.getByRole('combobox', { name: de.add.channel }).selectOption({ label: de.channel.letter });
    await dialog.getByLabel(de.add.recognised).fill('Schreiben mit Unterschrift');
    await dialog.getByRole('button', { name: de.add.submit }).click();
    await expect(dialog.getByText(/Der Name allein/).first()).toBeVisible();
    await shot('request');
    await dialog.getByLabel(de.person.email).fill('tal@sonnental.example.com');
    await dialog.getByRole('button', { name: de.add.submit }).click();
    await expect(page.getByRole('heading', { name: 'Sonja Tal' })).toBeVisible();
    await axe(page);
    await shot('requests');

    await page.getByRole('link', { name: de.requests.choose }).click();
    await page.getByRole('main').getByRole('button', { name: de.find.submit, exact: true }).click();
    await expect(page.getByText(de.match.sure, { exact: true }).first()).toBeVisible();
    await axe(page);
    await shot('found');
    await page
      .getByRole('button', { name: new RegExp(de.due.holdOf.replace('{{name}}', '.*')) })
      .first()
      .click();
    await dialog.getByLabel(de.holds.day).fill('31.12.2098');
    await dialog.getByLabel(de.holds.reason).fill('Rechtsstreit');
    await dialog.getByRole('button', { name: de.holds.submit }).click();
    await expect(page.getByText(de.because.hold).first()).toBeVisible();
    await page.getByRole('button', { name: de.find.submitErase }).click();
    await dialog.getByLabel(de.reason).fill('Schreiben vom 20.11.');
    await dialog.getByRole('button', { name: de.due.submit }).click();
    await expect(page.getByText(de.state.waiting)).toBeVisible();

    await signIn('9001/etc.lead', '9001');
    await page.goto(localePath('/staff/approvals', locale));
    await page.getByRole('button', { name: deApprovals.release, exact: false }).first().click();
    await expect(page.getByText(deApprovals.prepared.none)).toBeVisible();
  });

  test('§retention the period of a rule is changed by two persons, and the rules name their law', async ({
    page,
    signIn,
    shot,
    watch,
  }) => {
    watch.allow(/status of 400 .*admin\/retention/);
    await signIn('9001/etc.admin', '9001');
    await page.goto(`${address(locale)}?tab=rules`);
    await expect(page.getByText('§ 172 TKG').first()).toBeVisible();
    await axe(page);
    await shot('rules');
    await page.getByRole('button', { name: de.rules.changeOf.replace('{{name}}', deRules.name.orders) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(de.rules.months).fill('12');
    await dialog.getByLabel(de.reason).fill('Kürzer');
    await dialog.getByRole('button', { name: de.rules.submit }).click();
    await expect(dialog.getByText(/als das Gesetz verlangt/).first()).toBeVisible();
    await dialog.getByLabel(de.rules.months).fill('120');
    await dialog.getByRole('button', { name: de.rules.submit }).click();
    await expect(page.getByText(de.waits)).toBeVisible();
    await page.getByRole('tab', { name: de.tab.due }).click();
    await expect(page.getByText(de.due.none)).toBeVisible();
    await expect(page.getByText(de.holds.none)).toBeVisible();
  });
});

forEachView(['en'], ['phone'], ({ locale }) => {
  test('§retention on a phone each part fits', async ({ page, signIn, shot }) => {
    await signIn('9001/etc.admin', '9001');
    for (const tab of ['requests', 'find', 'due', 'rules'] as const) {
      await page.goto(`${address(locale)}?tab=${tab}`);
      await expect(page.getByRole('tab', { name: en.tab[tab] })).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await fits(page);
      await shot(tab);
    }
  });
});
