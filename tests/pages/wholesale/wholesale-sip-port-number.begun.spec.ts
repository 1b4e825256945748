import form from '#i18n/de/porting.json' with { type: 'json' };
import de from '#i18n/de/portings.json' with { type: 'json' };
import record from '#i18n/de/record.json' with { type: 'json' };
import { expect, test } from '../fixtures/portal.ts';

const route = '/wholesale/sip-port-number';

test.use({ dataPer: 'test' });

test('§porting a porting comes into being with its first entry, once', async ({ page, signIn, visit }) => {
  const created: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && /foundation\/2001\/data$/.test(request.url())) created.push(request.url());
  });
  const reference = page.getByRole('textbox', { name: form.internalReference });
  const saved = page.locator('[data-saved]').filter({ visible: true, hasText: record.long.saved.split('{{')[0] ?? '' });
  await signIn('2001/ws.user');
  await visit(route);
  await test.step('opening its form, a reload and Back create nothing', async () => {
    await page.getByRole('button', { name: de.list.create }).dblclick();
    await expect(reference).toBeVisible();
    await page.reload();
    await expect(reference).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: de.list.create })).toBeVisible();
    expect(created).toEqual([]);
  });
  await test.step('two tabs begin two, each with its first entry and without losing the focus', async () => {
    await page.getByRole('button', { name: de.list.create }).click();
    await reference.pressSequentially('Projekt Nord');
    await expect(page).toHaveURL(/[?]id=/);
    await expect(saved).toBeVisible();
    await expect(reference).toBeFocused();
    await reference.pressSequentially(' und Süd');
    await expect(saved).toBeVisible();
    expect(created).toHaveLength(1);
    const other = await page.context().newPage();
    await other.goto(route);
    await other.getByRole('button', { name: de.list.create }).click();
    await expect(other.getByRole('textbox', { name: form.internalReference })).toHaveValue('');
    await other.close();
    expect(created).toHaveLength(1);
  });
  await test.step('a reload goes on with the record', async () => {
    await expect(page).not.toHaveURL(/new=/);
    await page.reload();
    await expect(reference).toHaveValue('Projekt Nord und Süd');
    await page.goBack();
    await expect(page.getByRole('button', { name: de.list.create })).toBeVisible();
    expect(created).toHaveLength(1);
  });
});
