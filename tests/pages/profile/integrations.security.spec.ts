import { routes } from '#domain/access/routes.ts';
import { addDays, berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import integrations from '#i18n/de/integrations.json' with { type: 'json' };
import de from '#i18n/de/sign-in-rules.json' with { type: 'json' };
import { demoPassword } from '#tests/demo-password.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const { path } = routes.Integrations;

forEachView(['de'], ['desktop', 'phone'], ({ device }) => {
  test('§integrations an organisation demands a second factor on the page, and confirms who may do what', async ({
    page,
    visit,
    signIn,
    shot,
  }) => {
    await signIn('1001/sp.admin', '1001');
    await visit(path);
    const card = page.getByRole('region', { name: de.title, exact: true });
    await expect(card.getByText(de.factor.optional)).toBeVisible();
    await axe(page);
    await shot('security');
    await card.getByRole('button', { name: de.edit.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(de.factor.demand).check();
    await dialog.getByLabel(de.edit.password).fill(demoPassword);
    await dialog.getByRole('button', { name: de.edit.submit }).click();
    await expect(dialog.getByText('Bitte füllen Sie dieses Pflichtfeld aus.').first()).toBeVisible();
    const day = formatCalendarDay(addDays(berlinDay(Date.now()), 7), 'de');
    await dialog.getByLabel(de.factor.day).first().fill(day);
    await axe(page);
    await shot('security-form');
    await dialog.getByRole('button', { name: de.edit.submit }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card.getByText(de.factor.from.replace('{{day}}', day))).toBeVisible();
    if (device === 'desktop')
      await expect(
        page.getByRole('navigation', { name: integrations.index.label }).getByText(`zweiter Faktor ab ${day}`),
      ).toBeVisible();

    await card.getByRole('button', { name: /Benutzer durchgehen/ }).click();
    await expect(dialog.getByText('1001/sp.user')).toBeVisible();
    await axe(page);
    await shot('security-review');
    await dialog.getByRole('button', { name: de.review.confirm }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card.getByText(/Zuletzt bestätigt am .* von Petra Sommer/)).toBeVisible();
    // The next view finds it as this one did.
    await card.getByRole('button', { name: de.edit.open }).click();
    await dialog.getByLabel(de.factor.demand).uncheck();
    await dialog.getByLabel(de.edit.password).fill(demoPassword);
    await dialog.getByRole('button', { name: de.edit.submit }).click();
    await expect(card.getByText(de.factor.optional)).toBeVisible();
  });
});
