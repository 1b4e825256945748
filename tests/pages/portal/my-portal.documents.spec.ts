import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { storageKeys } from '#stores/storage/storage.ts';
import { axe } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/portal.ts';
import { Home } from '../objects/home.ts';

/** Sends a mark as the user of the page. */
const mark = (page: Page, what: 'favourites' | 'follows', path: string) =>
  page.evaluate(
    async ([key, kind, body]) => {
      const { token } = JSON.parse(localStorage.getItem(key) ?? '{}');
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await fetch(`/api/library/${kind}`, { method: 'PUT', headers, body });
      return answer.status;
    },
    [storageKeys.session, what, JSON.stringify({ path, on: true })] as const,
  );

/** How many files are new in folders that the user of the page follows, as the server says. */
const unread = (page: Page) =>
  page.evaluate(async (key) => {
    const { token } = JSON.parse(localStorage.getItem(key) ?? '{}');
    const answer = await fetch('/api/library/follows', { headers: { authorization: `Bearer ${token}` } });
    const { items } = (await answer.json()) as { items: { newFiles?: number }[] };
    return items.reduce((sum, { newFiles = 0 }) => sum + newFiles, 0);
  }, storageKeys.session);

test('§1-12 My Portal shows the newest documents, tutorials, films and newsletters', async ({
  page,
  signIn,
  visit,
}) => {
  const home = new Home(page);
  const documents = home.box('documents');
  await signIn('1001/sp.admin', '1001');
  await visit('/my-portal');

  await test.step('§my-portal tutorials, films and newsletters are there for admin partners', async () => {
    const films = await home.open('tutorials');
    await expect(films.getByRole('link', { name: 'Rechte für Ihre Mitarbeitenden vergeben' })).toBeVisible();
    const newsletters = await home.open('newsletters');
    await expect(newsletters.getByRole('link', { name: /^Für Adminpartner/ })).toBeVisible();
  });

  await test.step('§my-portal the newest documents of the organisation download', async () => {
    await expect(documents.getByRole('listitem')).toHaveCount(3);
    const newsletter = documents.getByRole('listitem').filter({ hasText: 'Newsletter November 2026' });
    await expect(newsletter).toContainText('Newsletter · ');
    const started = page.waitForEvent('download');
    await newsletter.getByRole('button', { name: 'Newsletter November 2026 herunterladen' }).click();
    expect((await started).suggestedFilename()).toBe('Newsletter November 2026.pdf');
    await documents.getByRole('link', { name: home.home.documents.all }).click();
    await expect(page).toHaveURL(/\/documents$/);
  });

  await test.step('§my-portal only admin partners see the content for admin partners', async () => {
    await signIn('1001/sp.user', '1002');
    const answered = page.waitForResponse(/\/api\/content\/newsletters/);
    await visit('/my-portal');
    await expect((await home.open('tutorials')).getByRole('listitem')).toHaveCount(4);
    const newsletters = await home.open('newsletters');
    await answered;
    await expect(newsletters.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByText(/Rechte für Ihre Mitarbeitenden|Für Adminpartner/)).toHaveCount(0);
    await newsletters.getByRole('link', { name: /^November/ }).click();
    await expect(page).toHaveURL(/\/newsletters#/);
  });
});

test('My Portal shows favourites and followed folders, and marks those with changes', async ({
  page,
  portal,
  signIn,
  visit,
  shot,
}) => {
  await signIn('1001/sp.admin', '1001');
  await visit('/my-portal');
  const home = new Home(page);
  let marked = await home.open('marked');
  await expect(marked).toContainText(home.home.marked.empty);
  expect(await mark(page, 'favourites', 'price-lists/Preisliste Hardware.xlsx')).toBe(204);
  expect(await mark(page, 'follows', 'price-lists')).toBe(204);
  expect(await mark(page, 'follows', 'network-operators/VF')).toBe(204);
  const folder = join(portal.dataDir, 'library/price-lists');
  await copyFile(join(folder, 'Preisliste Festnetz.pdf'), join(folder, 'Preisliste Glasfaser.pdf'));
  await expect.poll(() => unread(page)).toBe(1);
  await page.reload();
  marked = await home.open('marked');
  const row = marked.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Preislisten' }) });
  await expect(row).toContainText('1 neu');
  await expect(marked.getByRole('button', { name: /^Preisliste Hardware/ })).toBeVisible();
  await expect(marked.getByRole('link', { name: 'Netzbetreiber › Vierfunk Mobil GmbH' })).toBeVisible();
  await axe(page);
  await shot('marked');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/documents\?folder=price-lists$/);
});
