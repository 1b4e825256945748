import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachmentEntry, type FileEntry } from '#contract/file.ts';
import { isRepository } from '#domain/documents/library.ts';
import { billing, type FileCalls, fileCalls } from '../support/file-calls.ts';
import { pathPayloads } from '../support/path-payloads.ts';
import { minute, openPortal, type Portal } from '../support/portal.ts';
import { pdf, samples } from '../support/sample-files.ts';

let portal: Portal;
let me: FileCalls;
let stranger: FileCalls;
let staff: FileCalls;
let ticket: { id: string };
let attachment: string;

beforeAll(async () => {
  portal = await openPortal();
  me = await fileCalls(portal);
  stranger = await fileCalls(portal, '1004/plain.user');
  staff = await fileCalls(portal, '9001/etc.staff');
  attachment = await me.upload('Zweite.pdf', pdf());
  const files = [attachment, await me.upload('Erste.png', samples.png)];
  ticket = (await me.post('/foundation/1001/data', billing(files))).json();
  portal.pass(minute);
  const fileQueue = [await me.upload('Abschluss.xlsx', samples.xlsx)];
  await me.post(`/foundation/1001/data/${ticket.id}`, { _action: 'attach', fileQueue });
});
afterAll(() => portal.close());

describe('§7-13 §7-18 the file browser', () => {
  test('lists the attachments of a ticket as file entries, by their time', async () => {
    const { items, total } = (await me.list('1001', ticket.id)).json();
    expect(total).toBe(3);
    expect(items.map(({ name }: { name: string }) => name)).toEqual(['Erste.png', 'Zweite.pdf', 'Abschluss.xlsx']);
    for (const item of items) expect(attachmentEntry.safeParse(item).success).toBe(true);
    expect(items[1]).toEqual({
      name: 'Zweite.pdf',
      path: `home1001_${ticket.id}/${attachment}`,
      type: 'file',
      modified: portal.now() - minute,
      size: pdf().length,
      extension: 'pdf',
      mimetype: 'application/pdf',
      icon: 'pdf',
      unread: true,
      properties: { shortcuturl: '' },
      fileurl: '/public/filedownload/Zweite.pdf',
      description: '',
      slot: 'fileQueue',
    });
  });

  test('lists them for employees of the distributor too', async () => {
    expect((await staff.list('1001', ticket.id)).json().total).toBe(3);
  });

  test('answers a foreign ticket like a missing one', async () => {
    const answers = [
      await stranger.list('1001', ticket.id),
      await stranger.list('1004', ticket.id),
      await stranger.list('1001', 'missing'),
      await stranger.list('4711', ticket.id),
      await me.list('1002', ticket.id),
      await me.list('1001', 'missing'),
    ];
    const messages = answers.map((answer) => {
      const { requestId: _id, ...rest } = answer.json();
      return { status: answer.statusCode, ...rest };
    });
    expect(new Set(messages.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(messages[0]?.status).toBe(404);
  });

  test('wants a session and a known action', async () => {
    const path = `/public/filebrowser/home1001_${ticket.id}`;
    expect((await portal.call('GET', path, { query: { _action: 'list' } })).statusCode).toBe(401);
    expect((await me.get(path)).statusCode).toBe(400);
    expect((await me.get(path, { query: { _action: 'delete' } })).statusCode).toBe(400);
  });

  test('finds nothing where there is no library', async () => {
    const result = await me.get('/public/filebrowser/', { query: { _action: 'search', search: 'Preisliste' } });
    expect(result.json()).toEqual({ items: [], total: 0, counts: {} });
  });
});

const isInLibrary = ({ path }: FileEntry) => isRepository(path.split('/', 1)[0] ?? '');

test('§library no path leads out of what the user may read', async () => {
  const home = `home1001_${ticket.id}`;
  const payloads = pathPayloads(home, attachment);
  expect(payloads.length).toBeGreaterThanOrEqual(250);
  for (const path of payloads) {
    for (const url of [path, encodeURIComponent(path)]) {
      const answer = await portal.app.inject({
        method: 'GET',
        url: encodeURI(`/api/public/filebrowser/${url}`).replaceAll('%25', '%'),
        query: { _action: 'list' },
        headers: { authorization: `Bearer ${stranger.token}` },
      });
      // Some lead to folders of the library that the user may see; nothing of the ticket or the server is in them.
      expect([200, 400, 404], `list ${url}`).toContain(answer.statusCode);
      const items: FileEntry[] = answer.json().items ?? [];
      expect(items.filter((item) => !isInLibrary(item))).toEqual([]);
    }
    const granted = await me.oneTime({ _action: 'downloadFile', path });
    expect([400, 404], `download ${path}`).toContain(granted.statusCode);
    const archived = await me.oneTime({ _action: 'downloadArchiveFile', _attachment: path });
    expect([400, 404], `archive ${path}`).toContain(archived.statusCode);
  }
});
