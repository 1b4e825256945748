import { localePath } from '#domain/access/routes.ts';
import deForm from '#i18n/de/profile-form.json' with { type: 'json' };
import deRecord from '#i18n/de/record.json' with { type: 'json' };
import deFaults from '#i18n/de/validation.json' with { type: 'json' };
import enForm from '#i18n/en/profile-form.json' with { type: 'json' };
import enRecord from '#i18n/en/record.json' with { type: 'json' };
import enFaults from '#i18n/en/validation.json' with { type: 'json' };
import { demoPassword } from '#tests/demo-password.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { signInto } from '../fixtures/sign-in.ts';
import { forEachView } from '../fixtures/views.ts';

const words = {
  de: { ...deForm, faults: deFaults, record: deRecord },
  en: { ...enForm, faults: enFaults, record: enRecord },
} as const;
const path = '/etc/profile/companyform';
const newIban = 'DE89 3704 0044 0532 0130 00';
const proof = { name: 'Bank.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nKonto\n%%EOF\n') };

forEachView(['de'], ['desktop'], ({ locale }) => {
  const t = words[locale];

  test('§change-requests new bank data need proof and password before an employee decides', async ({
    page,
    signIn,
    openBrowser,
    portal,
    shot,
    expectConsole,
  }) => {
    expectConsole(/400/);
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    const submit = page.getByRole('button', { name: t.submit, exact: true });
    await signIn('1001/sp.admin');
    await page.goto(localePath(`${path}?change=bank`, locale));
    await expect(page.getByText('DE** **** … 2051')).toBeVisible();
    await field('bank.accountHolder').fill('Sommer Telekom GmbH');
    await field('bank.iban').fill(newIban);
    await field('bank.ibanRepeat').fill('DE02500105170137075030');
    await field('confirmed').check();
    await submit.click();
    await expect(page.getByText(t.faults.ibanMismatch).first()).toBeVisible();
    await axe(page);
    await shot('refused');
    await field('bank.ibanRepeat').fill(newIban.replaceAll(' ', ''));
    const uploaded = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.locator('main input[type=file]').setInputFiles(proof);
    await uploaded;
    await expect(page.getByText('Bank.pdf').first()).toBeVisible();
    await submit.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t.proof.title });
    const password = dialog.locator('input');
    await expect(password).toBeFocused();
    await axe(page);
    await password.fill('falsch');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(t.faults.passwordWrong)).toBeVisible();
    await password.fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?id=[\w-]+&part=submission$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sent.title);
    await page.reload();
    await expect(page.getByRole('heading', { level: 3, name: t.sent.steps.effective })).toBeVisible();
    await axe(page);
    await shot('end');
    await page.getByRole('link', { name: t.sent.toRequest }).click();
    await expect(page.getByText('DE** **** … 3000')).toBeVisible();
    await axe(page);
    await shot('submitted');
    const snapshot = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(snapshot).not.toContain(demoPassword);

    const { search } = new URL(page.url());
    const desk = await openBrowser();
    await signInto(desk.context, portal.url, '9001/etc.staff', '1001');
    await desk.page.goto(localePath(path, locale) + search);
    await expect(desk.page.getByText('DE89370400440532013000')).toBeVisible();
    await desk.page.getByRole('button', { name: t.record.more, exact: true }).click();
    await desk.page.getByRole('button', { name: t.decide.refuse, exact: true }).click();
    const refusal = desk.page.getByRole('dialog', { name: t.decide.refuseTitle });
    await refusal.getByRole('button', { name: t.decide.refuse, exact: true }).click();
    await expect(refusal.locator('[aria-invalid=true]')).toBeVisible();
    await axe(desk.page);
    await desk.page.keyboard.press('Escape');
    await desk.page.getByRole('button', { name: t.decide.approve, exact: true }).click();
    const approval = desk.page.getByRole('dialog', { name: t.decide.approveTitle });
    await approval.getByRole('button', { name: t.decide.approve, exact: true }).click();
    await expect(desk.page.getByText(t.decide.own)).toBeVisible();
    await axe(desk.page);
    await shot('approved once', desk.page);
  });

  test('§change-requests the form shows the current value, and an unchanged one is refused', async ({
    page,
    signIn,
    shot,
  }) => {
    await signIn('1001/sp.user');
    await page.goto(localePath(path, locale));
    await expect(page.getByText(t.present.choose)).toBeVisible();
    await page.locator('main [name="changeTypes"][value="owner"]').check();
    await expect(page.locator('main dd').getByText('Petra Sommer')).toBeVisible();
    await page.locator('main [name="confirmed"]').check();
    await page.getByRole('button', { name: t.submit, exact: true }).click();
    await expect(page.getByText(t.faults.unchanged).first()).toBeVisible();
    await axe(page);
    await shot('unchanged');
  });
});
