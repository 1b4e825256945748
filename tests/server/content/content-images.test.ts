import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentHits } from '#contract/content/content-search.ts';
import type { ContentDetail, ContentPreview } from '#contract/content/edited-content.ts';
import { runCommand } from '#server/admin/run-command.ts';
import { sourcesFile } from '#server/content/content-sources.ts';
import { contentImages } from '#server/db/tables/content-tables.ts';
import { soundTree, surroundings } from '#tests/unit/scripts/content-tree.ts';
import { writeBuiltContent } from '../support/built-content.ts';
import { png } from '../support/png.ts';
import { openPortal, type Portal } from '../support/portal.ts';

let portal: Portal;
function writeSources(changes: Readonly<Record<string, string>> = {}): void {
  mkdirSync(portal.config.contentDir, { recursive: true });
  const files = Object.entries({ ...soundTree, ...changes }).map(([path, source]) => ({ path, source }));
  const around = { pages: [...surroundings.pages], publicFiles: [...surroundings.publicFiles] };
  writeFileSync(sourcesFile(portal.config.contentDir), JSON.stringify({ files, ...around }));
}

beforeAll(async () => {
  portal = await openPortal();
  writeSources();
  writeBuiltContent(portal, 'tutorials', [{ id: 'first', restricted: false, title: 'Erste' }]);
});
afterAll(() => portal.close());

let signedIn: ReturnType<typeof portal.as> | undefined;
const editor = () => (signedIn ??= portal.as('9001/etc.admin'));
const address = (id: string, collection = 'tutorials') => `/editor/content/${collection}/${id}`;
const fields = {
  title: 'Neu gefasst',
  description: 'Ein Satz.',
  topic: 'portal',
  level: 'basic',
  minutes: 7,
  date: '2026-11-02',
};
const draft = (text: string, more: object = {}) => ({ de: { fields: { ...fields, ...more }, text } });

async function detailOf(id: string, collection?: string): Promise<ContentDetail> {
  return (await (await editor()).get(address(id, collection))).json();
}
async function save(id: string, texts: object, collection?: string) {
  const { version = 0, number = 0 } = await detailOf(id, collection);
  return (await editor()).put(address(id, collection), { version, number, texts });
}
async function act(id: string, _action: string, more: object = {}, collection?: string) {
  const { version, number } = await detailOf(id, collection);
  return (await editor()).post(address(id, collection), { _action, version, number, ...more });
}
async function shown(userId = '1004/plain.user') {
  const answer = await (await portal.as(userId)).get('/content/tutorials');
  return answer.json<{ items: { id: string; title: string; html: string; open?: boolean }[]; replaced: string[] }>();
}

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
  expect((await shown()).items.find(({ id }) => id === 'pictured')?.html).toContain(shownAs);
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
  signedIn = undefined;
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
