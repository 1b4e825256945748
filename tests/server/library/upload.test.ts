import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LibraryDocument } from '#contract/documents/library-upload.ts';
import type { FileList } from '#contract/file.ts';
import { auditEntries } from '#server/db/tables/audit-tables.ts';
import { type FileCalls, fileCalls } from '../support/file-calls.ts';
import { libraryPlaces, openLibrary } from '../support/library-files.ts';
import type { Portal, Session } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

describe.each(libraryPlaces)('in a %s', (place) => {
  let portal: Portal;
  let editor: FileCalls;
  let partner: Session;
  beforeAll(async () => {
    portal = await openLibrary(place);
    [editor, partner] = [await fileCalls(portal, '9001/etc.admin'), await portal.as('1001/sp.admin')];
  });
  afterAll(() => portal.close());

  const file = (name: string, length = 3000) => editor.upload(name, pdf(length));
  const nothing = { title: '', description: '', version: '', roles: [], validFrom: '', validUntil: '', supersedes: '' };
  const send = async (change: object, session: Pick<Session, 'post'> = editor) =>
    session.post('/editor/library', { ...nothing, folder: 'contracts', ...change });
  async function seenBy(session: Pick<Session, 'get'>, folder = 'contracts') {
    await portal.services.library.rescan();
    return (await session.get(`/public/filebrowser/${folder}?_action=list`)).json<FileList>().items;
  }
  const details = async (path: string) =>
    (await editor.get(`/editor/library/document?path=${encodeURIComponent(path)}`)).json<LibraryDocument>();

  test('§library a document comes in with version, validity and roles, as its meta file says', async () => {
    const answer = await send({
      ...{ fileQueue: [await file('rahmen.pdf')], title: 'Rahmenvertrag Süd', description: 'Für alle Tarife' },
      ...{ version: '2026.12', validFrom: '2026-11-01', validUntil: '2027-12-31', roles: ['SP'] },
    });
    expect(answer.json()).toEqual({ paths: ['contracts/Rahmenvertrag Süd.pdf'] });
    const seen = (await seenBy(partner)).find(({ name }) => name === 'Rahmenvertrag Süd.pdf');
    expect(seen).toMatchObject({ version: '2026.12', validUntil: '2027-12-31', description: 'Für alle Tarife' });
    expect(await details('contracts/Rahmenvertrag Süd.pdf')).toMatchObject({ roles: ['SP'], validFrom: '2026-11-01' });
    expect(portal.services.library.problems).toEqual([]);
  });

  test('§library wrong input is refused at its field, and nothing comes in', async () => {
    const [one, other] = [await file('eins.pdf'), await file('zwei.pdf')];
    const fault = async (change: object) => (await send({ fileQueue: [one], ...change })).json().fields;
    expect(await fault({ folder: 'commission-statements' })).toEqual({ folder: 'libraryFolder' });
    expect(await fault({ folder: 'contracts/gibt es nicht' })).toEqual({ folder: 'libraryFolder' });
    expect(await fault({ folder: '../contracts' })).toEqual({ folder: 'libraryFolder' });
    expect(await fault({ title: '../eins' })).toEqual({ title: 'libraryName' });
    expect(await fault({ title: 'a.pdf.meta.yaml' })).toBeUndefined();
    expect(await fault({ title: 'Rahmenvertrag Süd' })).toEqual({ fileQueue: 'file' });
    const again = { fileQueue: [other] };
    expect(await fault({ ...again, title: 'Rahmenvertrag Süd' })).toEqual({ title: 'libraryNameTaken' });
    expect(await fault({ ...again, validFrom: '2027-01-02', validUntil: '2027-01-01' })).toEqual({
      validUntil: 'endBeforeBegin',
    });
    expect(await fault({ ...again, validFrom: '31.12.2026' })).toEqual({ validFrom: 'date' });
    expect(await fault({ ...again, supersedes: 'contracts/fehlt.pdf' })).toEqual({ supersedes: 'librarySupersedes' });
    expect(await fault({ fileQueue: [] })).toEqual({ fileQueue: 'noFile' });
    expect(await fault({ fileQueue: [other, await file('drei.pdf')], title: 'Zwei' })).toEqual({
      title: 'libraryOneFile',
    });
    expect((await seenBy(editor)).map(({ name }) => name)).not.toContain('zwei.pdf');
  });

  test('§library a document that replaces another one leaves it marked', async () => {
    const old = 'contracts/Rahmenvertrag Süd.pdf';
    const { seen } = await details(old);
    const change = { fileQueue: [await file('neu.pdf')], title: 'Rahmenvertrag 2027', supersedes: old };
    expect((await send({ ...change, seen: '1.2.3' })).statusCode).toBe(409);
    expect((await send({ ...change, seen, roles: ['SP'] })).statusCode).toBe(200);
    const items = await seenBy(partner);
    expect(items.find(({ path }) => path === old)).toMatchObject({
      superseded: true,
      supersededBy: { name: 'Rahmenvertrag 2027.pdf' },
    });
  });

  test('§library a document of the same name becomes the next version', async () => {
    const path = 'contracts/Rahmenvertrag 2027.pdf';
    const { seen } = await details(path);
    const next = { fileQueue: [await file('x.pdf', 4000)], title: 'Rahmenvertrag 2027', supersedes: path };
    expect((await send({ ...next, seen, version: '2' })).statusCode).toBe(200);
    const entry = (await seenBy(partner)).find((one) => one.path === path);
    expect(entry).toMatchObject({ version: '2', supersedes: [{ name: 'Rahmenvertrag Süd.pdf' }] });
    expect(entry?.earlier).toHaveLength(1);
  });

  test('§library several files come in at once under their names', async () => {
    const answer = await send({ fileQueue: [await file('Anlage A.pdf'), await file('Anlage B.pdf')], version: '1' });
    expect(answer.json().paths).toEqual(['contracts/Anlage A.pdf', 'contracts/Anlage B.pdf']);
  });

  test('§library only editors bring documents in, and each leaves an entry in the audit log', async () => {
    expect((await partner.get('/editor/library')).statusCode).toBe(403);
    expect((await send({ fileQueue: ['x'] }, partner)).statusCode).toBe(403);
    const { folders } = (await editor.get('/editor/library')).json<{ folders: { path: string }[] }>();
    expect(folders.map(({ path }) => path)).toContain('contracts');
    expect(folders.some(({ path }) => path.startsWith('commission-statements'))).toBe(false);
    const texts = (await portal.database.db.select().from(auditEntries)).map(({ text }) => text ?? '');
    expect(texts).toContain('library.upload contracts/Rahmenvertrag Süd.pdf · 2026.12 · 2026-11-01–2027-12-31 · SP');
    expect(texts.filter((text) => text.startsWith('library.upload'))).toHaveLength(6);
  });
});
