import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const course = '/etc/academy/portal-basics';

forEachView(['de'], ['desktop'], ({ locale }) => {
  // The other view shares the data, and may have been in the course before.
  const begin = locale === 'de' ? /Kurs beginnen|Weiterlernen/ : /Begin course|Continue/;
  test('§1-6 the academy shows courses with lessons that have a film, text and questions', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('1004/plain.user', '1004');
    await visit('/etc/academy');
    const first = page.locator('main li.card').first();
    await expect(first).toContainText(locale === 'de' ? '0 von 4 Lektionen' : '0 of 4 lessons');
    await expect(page.locator('main li.card')).toHaveCount(5);
    await axe(page);
    await shot('filled');
    await first.getByRole('link').click();
    await expect(page.getByRole('link', { name: begin })).toBeVisible();
    await axe(page);
    await shot('course');
    await page.getByRole('link', { name: begin }).click();
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(2);
    await axe(page);
    await shot('lesson');
  });
});

test('§academy a course continues on every device where the user stopped', async ({
  page,
  signIn,
  visit,
  openBrowser,
}) => {
  await signIn('1003/etc.papers', '1003');
  await visit(course);
  await page.getByRole('link', { name: 'Kurs beginnen' }).click();
  await expect(page).toHaveURL(`${course}/sign-in`);
  const send = page.getByRole('button', { name: 'Antworten prüfen' });
  await expect(send).toBeDisabled();
  await test.step('§academy the answers to a quiz are not in the page', async () => {
    const source = await page.content();
    expect(source).toContain('Wie lautet Ihre Benutzerkennung?');
    expect(source).not.toContain('correct');
    expect(source).not.toContain('Zum Beispiel 1001/sp.user. Beides');
  });
  await page.getByLabel('Die E-Mail-Adresse').check();
  await page.getByLabel('Den Link unter dem Anmeldeformular benutzen').check();
  await send.click();
  await expect(page.getByText('Noch nicht alles richtig')).toBeVisible();
  await expect(page.getByRole('main').getByRole('group').first()).toContainText('Noch nicht richtig.');
  await expect(page.getByRole('main').getByRole('group').last()).toContainText(
    'Richtig. Der Link in der Mail gilt nur kurz',
  );
  await page.getByLabel('Die E-Mail-Adresse').uncheck();
  await page.getByLabel('Kundenkonto und Benutzername').check();
  await send.click();
  await expect(page.getByText('Die Lektion ist damit abgeschlossen.')).toBeVisible();
  await page.getByRole('link', { name: 'Weiter mit: Mein Portal auf einen Blick' }).click();
  await expect(page).toHaveURL(`${course}/my-portal`);

  const other = await openBrowser();
  const { signInto } = await import('../fixtures/sign-in.ts');
  await signInto(other.context, new URL(page.url()).origin, '1003/etc.papers', '1003');
  await other.page.goto(course);
  await expect(other.page.getByText('1 von 4 Lektionen abgeschlossen')).toBeVisible();
  await other.page.getByRole('link', { name: 'Weiterlernen' }).click();
  await expect(other.page).toHaveURL(`${course}/my-portal`);
  await other.page.getByRole('button', { name: 'Lektion abschließen' }).click();
  await expect(other.page).toHaveURL(`${course}/tickets`);
  for (const answer of ['Die Rückrufbitte', 'Es mit einer Begründung wieder öffnen', 'Eine Notiz anhängen'])
    await other.page.getByLabel(answer).check();
  await other.page.getByRole('button', { name: 'Antworten prüfen' }).click();
  await other.page.getByRole('link', { name: 'Weiter mit: Unterlagen' }).click();
  await other.page.getByRole('button', { name: 'Lektion abschließen' }).click();
  await expect(other.page).toHaveURL(course);
  await axe(other.page);
  const download = other.page.waitForEvent('download');
  await other.page.getByRole('button', { name: 'Zertifikat laden' }).click();
  expect((await download).suggestedFilename()).toBe('Zertifikat Das Kundenportal sicher bedienen.pdf');
});

/** Tells as the player of the host does, once it is asked to, again and again: where it is, and that it stopped there. */
const player = `<p>Film</p><script>addEventListener('message', ({ data, source, origin }) => {
  if (JSON.parse(data).event !== 'listening') return;
  setInterval(() => {
    for (const info of [{ currentTime: 80.2, playerState: 1 }, { currentTime: 84.9, playerState: 2 }])
      source.postMessage(JSON.stringify({ event: 'infoDelivery', info }), origin);
  }, 100);
})</script>`;

test('§academy a film goes on where one left it', async ({ page, signIn, visit, expectConsole }) => {
  await signIn('1004/plain.user', '1004');
  expectConsole(/request to elsewhere: https:\/\/www\.youtube-nocookie\.com\/embed\/academyFil2/);
  await page.route('https://www.youtube-nocookie.com/**', (call) =>
    call.fulfill({ contentType: 'text/html', body: player }),
  );
  await visit(`${course}/my-portal`);
  const noted = page.waitForResponse((answer) => answer.request().postData()?.includes('"second":84') ?? false);
  await page.getByRole('button', { name: 'Film abspielen' }).click();
  expect((await noted).status()).toBe(204);
  await page.reload();
  await page.getByRole('button', { name: 'Film weiter ab 1:24' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /\?start=84&/);
});

test('§academy without the progress everything can be read', async ({ page, signIn, visit, expectConsole }) => {
  await signIn('1004/plain.user', '1004');
  expectConsole(/status of 500/);
  await page.route('**/api/academy/**', (call) =>
    call.fulfill({ status: 500, json: { _error: 500, _errorMessage: 'Fehler' } }),
  );
  await visit(`${course}/documents`);
  await expect(page.getByText('Ihr Fortschritt konnte nicht geladen werden')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Die Dokumentenablage' })).toBeVisible();
  await axe(page);
});

test('§academy repeating a course renews its expiring certificate', async ({ page, signIn, visit }) => {
  await signIn('1001/sp.admin', '1001');
  await visit('/sales-partners/drafts/edit');
  await expect(page.getByText('Kurs nötig').first()).toBeVisible();
  await page
    .getByRole('link', { name: /^Zum Kurs/ })
    .first()
    .click();
  await expect(page).toHaveURL('/etc/academy/cloud-telephony');
  await expect(page.getByText('Das Zertifikat gilt 24 Monate.')).toBeVisible();
  await signIn('1001/sp.user', '1001');
  await visit('/etc/academy/cloud-telephony');
  await expect(page.getByText(/^Gilt bis \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Kurs erneuern' }).press('Enter');
  await expect(page.getByText('0 von 2 Lektionen abgeschlossen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kurs beginnen' })).toHaveAttribute('href', /\/needs$/);
  await expect(page.getByRole('button', { name: 'Zertifikat laden' })).toBeVisible();
  await axe(page);
});
