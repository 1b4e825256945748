import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ContentHits } from '#contract/content/content-search.ts';
import type { ContentPreview } from '#contract/content/edited-content.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { contentImages } from '#server/db/tables/content-tables.ts';
import { png } from '../support/png.ts';
import { openEditing } from './editing-calls.ts';

const { portal, editor, signInAgain, address, draft, save, act, readTutorials } = await openEditing();
afterAll(() => portal.close());

const picture = png(20, 10);
const bring = async (body: Buffer, type = 'image/png', name = 'Plan für Süd.png') =>
  portal.call('PUT', `/editor/images?name=${encodeURIComponent(name)}`, {
    ...{ token: (await editor()).token, body },
    headers: { 'content-type': type },
  });

test('§content a picture is stored by what it holds, shown in preview and in the published text', async () => {
  const { path } = (await bring(picture)).json<{ path: string }>();
  expect(path).toMatch(/^\/images\/plan-fuer-sued-[0-9a-f]{32}\.png$/);
  const [texts] = [draft(`Ein Plan.\n\n![Plan der Anschlüsse](${path})`)];
  const preview = (await (await editor()).post(`${address('pictured')}/preview`, { texts })).json<ContentPreview>();
  expect(preview.faults).toEqual([]);
  const shownAs = `<img src="/api/content${path}" alt="Plan der Anschlüsse">`;
  expect(preview.de?.html).toContain(shownAs);
  await save('pictured', texts);
  expect((await act('pictured', 'publish', { note: '' })).statusCode).toBe(200);
  expect((await readTutorials()).items.find(({ id }) => id === 'pictured')?.html).toContain(shownAs);
  const file = await portal.call('GET', `/content${path}`);
  expect(file.headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
  expect(file.headers['content-security-policy']).toContain('sandbox');
});

test('§content what is no picture, too large or without a description is refused', async () => {
  expect((await bring(Buffer.from('<svg/>'))).json().fields).toEqual({ image: 'contentImage' });
  expect((await bring(Buffer.from('<svg/>'), 'image/svg+xml')).statusCode).toBe(400);
  expect((await bring(Buffer.alloc(2 * 1024 ** 2 + 1))).statusCode).toBe(413);
  const partner = await portal.as('1001/sp.admin');
  const foreign = { token: partner.token, body: picture, headers: { 'content-type': 'image/png' } };
  expect((await portal.call('PUT', '/editor/images?name=x.png', foreign)).statusCode).toBe(403);
  const { path } = (await bring(picture)).json<{ path: string }>();
  const faults = async (text: string) =>
    (await (await editor()).post(`${address('pictured')}/preview`, { texts: draft(text) })).json<ContentPreview>()
      .faults;
  expect(await faults(`![](${path})`)).toHaveLength(1);
  expect(await faults(`![Plan](${path.replace('plan', 'anderer')})`)).toHaveLength(1);
});

test('§content a picture that no version and no draft names is deleted a day later', async () => {
  const used = (await bring(picture)).json<{ path: string }>().path;
  const unused = (await bring(png(40, 10), 'image/png', 'unbenutzt.png')).json<{ path: string }>().path;
  portal.pass(2 * 86_400_000);
  signInAgain();
  await bring(png(30, 10), 'image/png', 'foto.png');
  expect((await portal.call('GET', `/content${unused}`)).statusCode).toBe(404);
  expect((await portal.call('GET', `/content${used}`)).statusCode).toBe(200);
});

test('§content the command line exports pictures with their texts and takes them back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const run = (...words: string[]) => runCommand(portal.services, ['content', ...words]);
  const { lines } = await run('export', folder);
  const image = lines.find((line) => line.startsWith('public/images/'));
  expect(image).toMatch(/plan-fuer-sued/);
  await portal.database.db.delete(contentImages);
  const german = join(folder, 'src/content/tutorials/de/pictured.md');
  const { lines: lacking } = await run('put', 'tutorials/pictured', german);
  expect(lacking.join()).toContain('There is no image');
  const again = await run('put', 'tutorials/pictured', german, '--images', join(folder, 'public/images'));
  expect(again.lines).toEqual(['Kept a draft of tutorials/pictured.']);
  expect((await portal.call('GET', `/content${image?.replace('public', '')}`)).statusCode).toBe(200);
  rmSync(folder, { recursive: true });
});

test('§content a changed text is found before the next build, by those alone who may see it', async () => {
  const find = async (search: string, userId = '1001/sp.admin') =>
    (await (await portal.as(userId)).get(`/content-search?search=${encodeURIComponent(search)}`)).json<ContentHits>();
  expect(await find('Glasfasergipfel')).toEqual({ items: [], replaced: [] });
  await save('first', draft('Zum **Glasfasergipfel** kommen alle Partner.'));
  await act('first', 'publish', { note: '' });
  expect(await find('glasfasergip partner')).toEqual({
    items: [
      {
        ...{ title: 'Neu gefasst', url: '/tutorials/entry?id=first' },
        excerpt: expect.arrayContaining([{ text: 'Glasfasergipfel', mark: true }]),
      },
    ],
    replaced: ['/tutorials/first'],
  });
  expect((await find('Glasfasergipfel', '1004/plain.user')).items).toEqual([]);
  await save('first', draft('Zum Glasfasergipfel kommen Mitarbeiter.', { roles: ['PORTAL_EMPLOYEE'] }));
  await act('first', 'publish', { note: '' });
  expect((await find('Glasfasergipfel')).items).toEqual([]);
});
