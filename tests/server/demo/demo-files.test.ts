import { expect, test } from 'vitest';
import { demoFiles } from '#server/demo/library/fill-library.ts';
import { longPaper } from '#server/demo/library/long-paper.ts';
import { demoPortraits, drawPortrait } from '#server/demo/portraits.ts';
import { demoTicketFiles } from '#server/demo/ticket-files.ts';
import { demoUserId, demoUsers } from '#server/demo/users.ts';
import { checkedPhoto } from '#server/records/types/profile/pictures.ts';

const created = Date.parse('2026-11-23T09:00:00+01:00');
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
const paperOf = async (start: string) => {
  const file = demoFiles.find(({ path }) => path.startsWith(start) && path.endsWith('.pdf'));
  return file ? longPaper(file, created) : Buffer.alloc(0);
};

test.each([
  ['price-lists/Mobilfunk', 3],
  ['commission-statements/1001', 3],
  ['network-operators', 2],
  ['contracts', 2],
  ['newsletters', 1],
])('papers of %s have as many pages as real ones', async (start, pages) => {
  const paper = await paperOf(start);
  expect(pagesOf(paper)).toBeGreaterThanOrEqual(pages);
  expect(paper.length).toBeGreaterThan(15_000);
  expect(paper.length).toBeLessThan(100_000);
});

test('what partners attach in the demo is a paper of two pages', async () => {
  const [paper] = await demoTicketFiles();
  expect(pagesOf(paper?.bytes ?? Buffer.alloc(0))).toBe(2);
});

test('every demo user who can sign in has a drawn portrait of less than 4 KB, no two alike', () => {
  const users = demoUsers.filter(({ fault }) => !fault).map(demoUserId);
  expect(Object.keys(demoPortraits).toSorted()).toEqual(users.toSorted());
  const portraits = Object.values(demoPortraits).map(drawPortrait);
  expect(new Set(portraits.map((portrait) => portrait.toString('base64'))).size).toBe(users.length);
  for (const portrait of portraits) {
    expect(checkedPhoto(portrait).bytes).toEqual(portrait);
    expect(portrait.length).toBeLessThan(4096);
  }
});
