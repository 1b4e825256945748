import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  billing,
  callback,
  complaint,
  type FileCalls,
  fetchFile,
  fileCalls,
  storedFiles,
} from '../support/file-calls.ts';
import { libraryPlaces, openLibrary } from '../support/library-files.ts';
import type { Portal } from '../support/portal.ts';
import { pdf, samples } from '../support/sample-files.ts';

interface Ticket {
  id: string;
  version: number;
  value7?: string;
}
interface Entry {
  name: string;
  path: string;
}

describe.each(libraryPlaces)('§uploads files in a %s:', (place) => {
  let portal: Portal;
  let me: FileCalls;
  let other: FileCalls;

  beforeAll(async () => {
    portal = await openLibrary(place, { UPLOAD_MAX_TOTAL_SIZE: String(1024 ** 2) });
    me = await fileCalls(portal);
    other = await fileCalls(portal, '1001/sp.user');
  });
  afterAll(() => portal.close());

  const create = (body: unknown, calls = me) => calls.post('/foundation/1001/data', body);
  const created = async (body: unknown) => {
    const answer = await create(body);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<Ticket>();
  };
  const attach = (id: string, fileQueue: string[]) =>
    me.post(`/foundation/1001/data/${id}`, { _action: 'attach', fileQueue });
  const entries = async (id: string) => (await me.list('1001', id)).json<{ items: Entry[] }>().items;
  const ticketCount = async () =>
    (await me.get('/foundation/1001/data', { query: { type: 'hd.ticket' } })).json().total;
  const upload = (name = 'Rechnung.pdf', bytes = pdf(500)) => me.upload(name, bytes);

  describe('§7-13 a ticket with files', () => {
    test('gives every file back byte for byte', async () => {
      const files = { 'Vertrag.pdf': samples.pdf, 'Übersicht.xlsx': samples.xlsx, 'Foto.jpg': samples.jpg };
      const ids: string[] = [];
      for (const [name, bytes] of Object.entries(files)) ids.push(await me.upload(name, bytes));
      const ticket = await created(billing(ids));
      expect(ticket.value7).toBe('3');
      const listed = await entries(ticket.id);
      expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(files).sort());
      for (const { name, path } of listed) {
        const { token } = await me.grant({ _action: 'downloadFile', path });
        const answer = await fetchFile(portal, token);
        expect(answer.rawPayload.equals(files[name as keyof typeof files]), name).toBe(true);
      }
    });

    test('takes the template and the proofs of a commission complaint', async () => {
      const ticket = await created(
        complaint([await upload('Vorlage.xlsx', samples.xlsx)], [await upload(), await upload()]),
      );
      expect(await entries(ticket.id)).toHaveLength(3);
    });

    test('takes more files later', async () => {
      const ticket = await created(billing([await upload(), await upload()]));
      const answer = await attach(ticket.id, [await upload('Nachtrag.pdf')]);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ value7: '3', version: 2 });
      expect((await entries(ticket.id)).map(({ name }) => name)).toContain('Nachtrag.pdf');
    });

    test('is what it was after a restart, and so are its files', async () => {
      const ticket = await created(billing([await upload(), await upload()]));
      await portal.restart();
      expect(await entries(ticket.id)).toHaveLength(2);
    });
  });

  describe('§uploads uploads that cannot be attached leave no ticket, no attachment and nothing lost', () => {
    test.each([
      ['unknown', async () => '0'.repeat(32)],
      ['unfinished', async () => me.begin('Rechnung.pdf', 1000)],
      ['foreign', async () => other.upload('Rechnung.pdf', pdf(500))],
      [
        'attached already',
        async () => {
          const id = await upload();
          await created(billing([id, await upload()]));
          return id;
        },
      ],
      [
        'withdrawn',
        async () => {
          const id = await upload();
          await me.remove(id);
          return id;
        },
      ],
    ])('%s', async (_case, make) => {
      const good = await upload();
      const bad = await make();
      const before = await ticketCount();
      const files = await storedFiles(portal);
      const refusal = await create(billing([good, bad]));
      expect(refusal.statusCode).toBe(400);
      expect(refusal.json()).toMatchObject({ fields: { fileQueue: 'file' } });
      expect(await ticketCount()).toBe(before);
      expect(await storedFiles(portal)).toEqual(files);
      await created(billing([good, await upload()]));
    });

    test('the same file named twice', async () => {
      const id = await upload();
      expect((await create(complaint([await upload('Vorlage.xlsx', samples.xlsx)], [id, id]))).statusCode).toBe(400);
      const excel = await upload('Vorlage.xlsx', samples.xlsx);
      const refusal = await create(complaint([excel], [excel]));
      expect(refusal.json()).toMatchObject({ fields: { proofFiles: 'file' } });
      await created(complaint([excel], [id]));
    });

    test('a template that is no spreadsheet', async () => {
      const refusal = await create(complaint([await upload()], [await upload()]));
      expect(refusal.json()).toMatchObject({ fields: { excelFile: 'fileType' } });
    });

    test('together larger than the limit, at once and one after the other', async () => {
      const large = async () => upload('Gross.pdf', pdf(400_000));
      const three = [await large(), await large(), await large()];
      expect((await create(billing(three))).json()).toMatchObject({ fields: { fileQueue: 'totalSize:1' } });
      const ticket = await created(billing(three.slice(0, 2)));
      expect((await attach(ticket.id, three.slice(2))).json()).toMatchObject({ fields: { fileQueue: 'totalSize:1' } });
      expect(await entries(ticket.id)).toHaveLength(2);
    });

    test('more than 15 over the life of a ticket', async () => {
      const ids: string[] = [];
      for (let count = 0; count < 16; count += 1) ids.push(await upload());
      const ticket = await created(billing(ids.slice(0, 14)));
      expect((await attach(ticket.id, ids.slice(14))).json()).toMatchObject({ fields: { fileQueue: 'maxFiles:15' } });
      expect((await attach(ticket.id, ids.slice(14, 15))).statusCode).toBe(200);
      expect((await attach(ticket.id, ids.slice(15))).statusCode).toBe(400);
      expect(await entries(ticket.id)).toHaveLength(15);
    });

    test('to a callback request, which takes none', async () => {
      const ticket = await created(callback);
      const id = await upload();
      expect((await attach(ticket.id, [id])).statusCode).toBe(409);
      expect(await entries(ticket.id)).toEqual([]);
      await created(billing([id, await upload()]));
    });

    test('an attached file can no longer be withdrawn or written to as an upload', async () => {
      const id = await upload();
      const ticket = await created(billing([id, await upload()]));
      expect((await me.head(id)).statusCode).toBe(404);
      expect((await me.remove(id)).statusCode).toBe(404);
      expect((await me.patch(id, 0, pdf(500))).statusCode).toBe(404);
      expect(await storedFiles(portal)).toContain(id);
      expect(await entries(ticket.id)).toHaveLength(2);
    });

    test('of two tickets that want the same files at once exactly one gets them', async () => {
      const ids = [await upload(), await upload()];
      const answers = await Promise.all([create(billing(ids)), create(billing(ids)), create(billing(ids))]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400]);
    });
  });
});
