import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const route = '/etc/academy/course?id=escalations';

forEachView(['en'], ['phone'], () => {
  test('§academy a course for employees comes from the server', async ({ page, signIn, visit, shot }) => {
    await signIn('9001/etc.staff', '9001');
    await visit(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Eskalationen|Escalations/);
    await axe(page);
    await shot('course');
    await page
      .getByRole('link', { name: /Wann wir eskalieren|When we escalate/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Wann wir eskalieren|When we escalate/);
    await axe(page);
    await shot('lesson');
  });
});

test('§academy its only lesson leads to the certificate', async ({ page, signIn, visit }) => {
  await signIn('9001/etc.staff', '9001');
  await visit(`${route}&lesson=when`);
  const check = page.getByRole('button', { name: 'Antworten prüfen' });
  await expect(check).toHaveAccessibleDescription(/Noch eine Frage ohne Antwort/);
  await check.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.getByLabel('Die Schichtleitung').check();
  await check.click();
  const certificate = page.getByRole('button', { name: 'Zertifikat laden' });
  await expect(certificate).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Kurs' }).click();
  await expect(certificate).toBeVisible();
});

test('§academy for others it does not exist, neither here nor in the list', async ({ page, signIn, visit }) => {
  await signIn('1001/sp.admin', '1001');
  await visit(route);
  await expect(page.getByText('Diesen Kurs oder diese Lektion gibt es nicht')).toBeVisible();
  await axe(page);
  await page.getByRole('link', { name: 'Zur Akademie' }).click();
  await expect(page.locator('main li.card')).toHaveCount(5);
});
