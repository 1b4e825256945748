import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

test.use({ dataPer: 'worker' });

const cards = 'main li.card';

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§1-12 tutorials name level, length and kind; an entry has its film and its text', async ({
    page,
    signIn,
    visit,
    shot,
  }) => {
    await signIn('1001/sp.user', '1002');
    await visit('/tutorials');
    await expect(page.locator(cards)).toHaveCount(5);
    await expect(page.locator(cards).first()).toContainText(locale === 'de' ? '6 Minuten' : '6 minutes');
    await axe(page);
    await shot('filled');
    await page.locator(cards).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Die ersten Schritte|First steps/);
    await expect(page).toHaveTitle(/^(Die ersten Schritte|First steps).* – /);
    await expect(page.getByRole('button', { name: /Film abspielen|Play video/ })).toBeVisible();
    await axe(page);
    await shot('entry');
  });
});

test('§6-11 an admin partner finds training videos and tutorials by word and topic', async ({
  page,
  signIn,
  visit,
}) => {
  await signIn('1001/sp.user', '1001');
  await visit('/tutorials');

  await test.step('§6-11 an admin partner sees training videos meant for admin partners', async () => {
    await expect(page.locator(cards)).toHaveCount(6);
    const admin = page.locator(cards).filter({ hasText: 'Für Ihre Rolle' });
    await expect(admin).toContainText('Rechte für Ihre Mitarbeitenden vergeben');
    await expect(admin.getByRole('link')).toHaveAttribute('href', '/tutorials/entry?id=admin-partner-rights');
  });

  await test.step('§1-12 tutorials are found by word and topic', async () => {
    const search = page.getByRole('searchbox', { name: 'Tutorials durchsuchen' });
    await search.fill('glasfaser');
    await expect(page.locator(cards)).toHaveCount(1);
    await search.fill('xyz');
    await page.getByRole('button', { name: 'Alle Tutorials zeigen' }).click();
    await page.getByRole('button', { name: /^Produkte/ }).click();
    await expect(page.locator(cards)).toHaveCount(2);
    await expect(page).toHaveURL(/\?topic=products$/);
  });
});

test('§1-12 a film loads from its cookie-free host only after a click', async ({
  page,
  signIn,
  visit,
  expectConsole,
}) => {
  await signIn('1001/sp.user', '1002');
  const policy = page.locator('meta[http-equiv="content-security-policy"]');

  await test.step('§1-12 the policy of a page without films names no host of films', async () => {
    await visit('/tutorials/fibre-basics');
    await expect(policy).not.toHaveAttribute('content', /youtube/);
    await expect(page.getByText('FTTH und FTTB')).toBeVisible();
  });

  await test.step('§1-12 a film comes from the host without cookies, and only after a press', async () => {
    await visit('/tutorials/porting');
    await expect(policy).toHaveAttribute('content', /frame-src https:\/\/www\.youtube-nocookie\.com;/);
    await expect(page.locator('iframe')).toHaveCount(0);
    expectConsole(/request to elsewhere: https:\/\/www\.youtube-nocookie\.com\/embed\/portalFilm4\?autoplay=1/);
    await page.route('https://www.youtube-nocookie.com/**', (call) =>
      call.fulfill({ contentType: 'text/html', body: '<p>Film</p>' }),
    );
    await page.getByRole('button', { name: 'Film abspielen' }).click();
    await expect(page.frameLocator('iframe').getByText('Film')).toBeVisible();
  });
});
