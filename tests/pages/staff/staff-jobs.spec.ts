import { localePath } from '#domain/access/routes.ts';
import de from '#i18n/de/jobs.json' with { type: 'json' };
import en from '#i18n/en/jobs.json' with { type: 'json' };
import { axe } from '../fixtures/axe.ts';
import { fits } from '../fixtures/overflow.ts';
import { expect, test } from '../fixtures/portal.ts';
import { forEachView } from '../fixtures/views.ts';

const texts = { de, en } as const;

forEachView(['de'], ['desktop'], ({ locale }) => {
  test('§audit-log employees see what the portal does by itself, what failed, and try it again', async ({
    page,
    signIn,
    shot,
  }) => {
    const t = texts[locale];
    await signIn('9001/etc.staff', '1001');
    let hasFailed = true;
    await page.route('**/api/staff/jobs**', async (route) => {
      if (route.request().method() === 'POST') hasFailed = false;
      const answer = await route.fetch();
      const body = await answer.json();
      const failure = {
        time: Date.parse('2026-11-23T08:12:00Z'),
        attempts: 3,
        reason: 'connection',
        detail: 'connect ECONNREFUSED 192.0.2.25:25',
      };
      for (const job of body.jobs) if (hasFailed && job.name === 'mails') Object.assign(job, { waiting: 4, failure });
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(localePath('/staff/jobs', locale));
    const row = page.getByRole('listitem').filter({ hasText: t.job.mails.name });
    await expect(row).toContainText(t.state.failed);
    await expect(row).toContainText(t.reason.connection);
    await expect(page.getByText(t.someFailed_one.replace('{{count}}', '1'))).toBeVisible();
    await axe(page);
    await fits(page);
    await shot('failed');
    await row.getByRole('button').click();
    await expect(page.getByText(t.retried.replace('{{name}}', t.job.mails.name))).toBeVisible();
    await expect(page.getByText(t.allGood)).toBeVisible();
    await expect(row.getByRole('button')).toHaveCount(0);
  });
});
