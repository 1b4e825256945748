import de from '#i18n/de/backup-routing.json' with { type: 'json' };
import validationDe from '#i18n/de/validation.json' with { type: 'json' };
import en from '#i18n/en/backup-routing.json' with { type: 'json' };
import validationEn from '#i18n/en/validation.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const words = { de: { ...de, validation: validationDe }, en: { ...en, validation: validationEn } } as const;
const path = '/wholesale/backuprouting';

test.use({ dataPer: 'test' });

forEachView(['de'], ['desktop'], ({ locale }) => {
  const t = words[locale];
  const filled = (text: string, values: Record<string, string>) =>
    text.replace(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');

  test('§1-5 §backup-routing rules are created in a form, tried, and switched after a question', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('2001/ws.user');
    await visit(path);
    const own = filled(t.switch.label, { name: 'Ausfall Zentrale' });
    await expect(page.getByRole('switch', { name: own })).toBeChecked();
    await fits(page);
    await shot('list');

    const dryRun = page.getByRole('form', { name: t.dryRun.title });
    const account = dryRun.getByLabel(t.account);
    await account.selectOption(await account.getByRole('option', { name: /Zentrale Berlin/ }).getAttribute('value'));
    await expect(dryRun.getByLabel(t.dryRun.number)).not.toHaveValue('');
    await dryRun.getByRole('button', { name: t.dryRun.submit }).click();
    await expect(page.getByText(filled(t.step.outside, { target: '+49 176 04069001' }))).toBeVisible();
    await expect(page.getByRole('img', { name: filled(t.flow.label, { n: '2' }) })).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('dry-run');

    const toggle = page.getByRole('switch', { name: own });
    await toggle.focus();
    await page.keyboard.press('Space');
    await page.getByRole('alertdialog').getByRole('button', { name: t.switch.off }).click();
    await expect(toggle).not.toBeChecked();

    await visit(`${path}?create=1`);
    const form = page.getByRole('form', { name: t.list.create });
    await form.getByLabel(t.name, { exact: false }).first().fill('Notfall');
    await form.getByLabel(t.targetNumber).fill('110');
    await form.getByRole('button', { name: t.form.create }).click();
    await expect(page.getByText(t.validation.backupEmergency).first()).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('form');
    const choice = form.getByLabel(t.account);
    await choice.selectOption(await choice.getByRole('option', { name: /Zentrale Berlin/ }).getAttribute('value'));
    await form.getByLabel(t.targetNumber).fill('030 66969001');
    await form.getByRole('button', { name: t.form.create }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notfall' })).toBeVisible();
    await page.getByRole('button', { name: t.switch.on }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.switch.on }).click();
    await expect(page.getByText(t.charged)).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('rule');
  });
});
