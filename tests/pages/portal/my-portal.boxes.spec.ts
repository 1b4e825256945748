import { foundation } from '#contract/foundation.ts';
import { listOf } from '#contract/record.ts';
import de from '#i18n/de/home.json' with { type: 'json' };
import { expect, test } from '../fixtures/portal.ts';
import { signInto } from '../fixtures/sign-in.ts';
import { Home } from '../objects/home.ts';
import { salesCalls } from '../sales/demo-sales.ts';

test.use({ dataPer: 'worker' });

test('§1, §9 My Portal shows contacts with every channel, and VO numbers to copy', async ({
  page,
  context,
  signIn,
  visit,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('1001/sp.admin', '1001');
  await visit('/my-portal');
  const contact = new Home(page).box('contact');

  await test.step('§1-15 the contact box has phone by DIN 5008, e-mail and video call', async () => {
    const phone = contact.getByRole('link', { name: '+49 30 23125-210' });
    await expect(phone).toHaveAttribute('href', 'tel:+493023125210');
    const mail = contact.getByRole('link', { name: 'E-Mail an Holger Lind' });
    await expect(mail).toHaveAttribute('href', 'mailto:holger.lind@etc.example.com');
    const video = contact.getByRole('link', { name: /^Video-Call/ });
    await expect(video).toHaveAttribute('href', /^https:\/\//);
    await expect(video).toHaveAttribute('rel', /noopener/);
    const further = contact.getByRole('listitem');
    await expect(further).toHaveText([/^Auftragsannahme: Ines Kramer, \+49 30 23125-202$/, /^Technik: Jana Reuter/]);
    await expect(further.getByRole('link').first()).toHaveAttribute('href', 'tel:+493023125202');
  });

  await test.step('§1-15 §9-13 it offers the 1-hour callback and says when it holds', async () => {
    const callback = contact.getByRole('link', { name: de.contact.callback });
    await expect(callback).toHaveAttribute('href', '/etc/tickets/edit?type=etcCallBackRequest&category=hour');
    await expect(callback).toHaveAccessibleDescription(/^Montag bis Freitag, 8 bis 17 Uhr: .* nächsten Werktag\.$/);
  });

  await test.step('§1-16 VO numbers name their operator and can be copied', async () => {
    const row = (await new Home(page).open('vo')).getByRole('listitem').filter({ hasText: 'VO20417' });
    await expect(row).toContainText('Vierfunk Mobil GmbH');
    await expect(row).toContainText('Aktiv');
    await row.getByRole('button', { name: 'VO20417 kopieren' }).click();
    await expect(page.getByText('VO20417 kopiert')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('VO20417');
  });
});

test('§my-portal who has no contact person is led to the partner support', async ({ page, signIn, visit }) => {
  await page.route('**/api/foundation?**', async (route) => {
    const { items, total } = listOf(foundation).parse(await (await route.fetch()).json());
    await route.fulfill({ json: { items: items.map(({ contactPerson: _, ...rest }) => rest), total } });
  });
  await signIn('1004/plain.user', '1004');
  await visit('/my-portal');
  const contact = new Home(page).box('contact');
  await expect(contact).toContainText('noch kein Ansprechpartner');
  await expect(contact.getByRole('link', { name: '+49 30 23125-200' })).toBeVisible();
});

test('§1, §3, §9 My Portal shows hotspot links, the number of assignments and a profile hint', async ({
  page,
  portal,
  signIn,
  visit,
}) => {
  const calls = await salesCalls(portal.url);
  const orders = await calls.count('order', 'value9:open');
  const request = await calls.count('order', 'value4:clarification');
  const prospects = await calls.count('customer', 'value3:interested');
  await signIn('1001/sp.admin', '1001');
  await visit('/my-portal');
  const home = new Home(page);
  const links = await home.open('links');

  await test.step('§1-23 hotspot links come newest first, and only if they are valid and for the user', async () => {
    await expect(links.getByRole('listitem')).toContainText([
      'Schulung: Portierung ohne Rückfragen',
      'Händlerportal Vierfunk',
      'Aktion: Glasfaser im Gewerbegebiet',
      'Verfügbarkeit prüfen (Taunuskabel)',
      'SIM-Verwaltung FeldNetz IoT',
    ]);
    await expect(links).not.toContainText('Herbstaktion');
    await expect(links).not.toContainText('Interne Preisfreigabe');
    for (const link of await links.getByRole('link').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  await test.step('§3-19 a hotspot link of type 0 shows how fresh it is, a static one does not', async () => {
    const rows = links.getByRole('listitem');
    await expect(rows.filter({ hasText: 'Schulung: Portierung' })).toContainText(/seit \d\d\.\d\d\.\d{4}/);
    await expect(rows.filter({ hasText: 'Händlerportal Vierfunk' })).not.toContainText('seit');
  });

  await test.step('§1-12 the assignments lead to customers, drafts and orders', async () => {
    const box = home.box('assignments');
    for (const [name, path] of [
      [de.assignments.customers, '/sales-partners/customers'],
      [de.assignments.drafts, '/sales-partners/drafts'],
      [de.assignments.orders, '/sales-partners/orders'],
    ] as const)
      await expect(box.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  });

  await test.step('§my-portal the pipeline counts what the lists count, and each figure leads to its list', async () => {
    const stage = (name: string) => home.box('assignments').getByRole('listitem').filter({ hasText: name });
    await expect(stage(de.assignments.prospects)).toContainText(String(prospects));
    await expect(stage(de.assignments.inReview).getByText(`${request} in Klärung`)).toHaveClass(/text-warn/);
    await expect(home.figure(de.figures.orders_other)).toContainText(String(orders));
    const customers = stage(de.assignments.prospects).getByRole('link');
    await expect(customers).toHaveAttribute('href', '/sales-partners/customers?type=interested');
  });

  await test.step('§1-13 the account box asks to keep the data complete, and leads to it', async () => {
    const box = home.box('account');
    await expect(box).toContainText(de.account.complete);
    await box.getByRole('link', { name: de.account.CustomerProfile }).click();
    await expect(page).toHaveURL(/\/customer\/profile$/);
  });
});

test('§my-portal figures that cannot be loaded are dashes, and their box can be tried again', async ({
  page,
  signIn,
  visit,
  expectConsole,
}) => {
  expectConsole(/503/);
  await page.route('**/sales-figures', (route) =>
    route.fulfill({ status: 503, json: { _error: 503, _errorMessage: 'Störung' } }),
  );
  await signIn('1001/sp.admin', '1001');
  await visit('/my-portal');
  const home = new Home(page);
  await expect(home.box('assignments').getByRole('alert')).toBeVisible();
  await expect(home.figure(de.figures.orders_other)).toContainText('–');
  await expect(home.waitingRows).toHaveCount(6);
  await page.unrouteAll();
  await home.box('assignments').getByRole('button').click();
  await expect(home.figure(de.figures.orders_other)).toContainText(/^\d+/);
});

test.describe('decision 30', () => {
  test.use({ dataPer: 'test' });

  test('VO numbers and contact persons show the changes of employees at the next visit', async ({
    page,
    portal,
    openBrowser,
    signIn,
    visit,
  }) => {
    const { page: staff, context } = await openBrowser();
    await signInto(context, portal.url, '9001/etc.staff', '1001');
    const open = async (list: string, name: string) => {
      await staff.goto(`/etc/maintenance/${list}`);
      await staff.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(staff.getByRole('heading', { level: 1 })).toHaveText(name);
    };
    const change = async (name: string, text: string) => {
      await staff.locator(`main [name=${name}]`).fill(text);
      await staff.getByRole('button', { name: 'Speichern', exact: true }).click();
      await expect(staff.getByText('Gespeichert.', { exact: true })).toBeVisible();
    };
    const archive = async () => {
      await staff.getByRole('button', { name: 'Archivieren', exact: true }).click();
      await expect(staff.getByRole('button', { name: 'Wiederherstellen', exact: true })).toBeVisible();
    };
    await signIn('1001/sp.admin', '1001');
    await visit('/my-portal');

    await test.step('VO numbers', async () => {
      let box = await new Home(page).open('vo');
      const row = () => box.getByRole('listitem').filter({ hasText: 'VO20417' });
      await expect(row()).toContainText('Vierfunk Mobil GmbH');
      await open('vo-numbers', 'VO20417');
      await change('label', 'Vierfunk Geschäftskunden');
      await page.reload();
      box = await new Home(page).open('vo');
      await expect(row()).toContainText('Vierfunk Geschäftskunden');
      await archive();
      await page.reload();
      box = await new Home(page).open('vo');
      await expect(box.getByText('VO20417')).toBeHidden();
      await expect(box.getByText('VO10023')).toBeVisible();
    });

    await test.step('contact persons', async () => {
      const box = new Home(page).box('contact');
      await expect(box).toContainText('Holger Lind');
      await open('contact-persons', 'Holger Lind');
      await change('email', 'h.lind@etc.example.com');
      await page.reload();
      const mail = box.getByRole('link', { name: 'E-Mail an Holger Lind' });
      await expect(mail).toHaveAttribute('href', 'mailto:h.lind@etc.example.com');
      await archive();
      await page.reload();
      await expect(box).toContainText('Ines Kramer');
      await expect(box).not.toContainText('Holger Lind');
    });
  });
});
