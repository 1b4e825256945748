import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepUploads } from '../../server/files/sweep-uploads.ts';
import { billing, type FileCalls, fileCalls, storedFiles } from './file-calls.ts';
import { hour, openPortal, type Portal } from './portal.ts';
import { pdf } from './sample-files.ts';

let portal: Portal;
let me: FileCalls;

beforeAll(async () => {
  portal = await openPortal();
  me = await fileCalls(portal);
});
afterAll(() => portal.close());

const bytes = pdf();

describe('§5 uploads that nobody attached', () => {
  test('are refused and swept away after 48 hours, those of attached files never', async () => {
    const kept = [await me.upload('a.pdf', bytes), await me.upload('b.pdf', bytes)];
    expect((await me.post('/foundation/1001/data', billing(kept))).statusCode).toBe(201);
    const finished = await me.upload('c.pdf', bytes);
    const begun = await me.begin('d.pdf', bytes.length);
    portal.pass(47 * hour);
    const young = await fileCalls(portal);
    const fresh = await young.upload('e.pdf', bytes);
    await sweepUploads(portal.services);
    expect(storedFiles(portal)).toEqual(expect.arrayContaining([finished, begun, fresh, ...kept]));

    portal.pass(hour);
    const late = await fileCalls(portal);
    expect((await late.head(finished)).statusCode).toBe(404);
    const refused = await late.post('/foundation/1001/data', billing([finished, fresh]));
    expect(refused.json()).toMatchObject({ _error: 400, fields: { fileQueue: 'file' } });
    await sweepUploads(portal.services);
    const left = storedFiles(portal);
    expect(left).toEqual(expect.arrayContaining([fresh, ...kept]));
    expect(left).not.toContain(finished);
    expect(left).not.toContain(begun);
  });

  test('and bytes that no row knows go too, once they are old', async () => {
    const { storage } = portal.services;
    await storage.put('orphan', Readable.from(['lost in a crash']));
    const { modified } = await findStored('orphan');
    portal.pass(Math.max(0, modified - portal.now()) + 49 * hour);
    await sweepUploads(portal.services);
    expect(storedFiles(portal)).not.toContain('orphan');
  });

  async function findStored(id: string) {
    for await (const file of portal.services.storage.list()) if (file.id === id) return file;
    throw new Error('not stored');
  }
});
