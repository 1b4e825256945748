import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '#server/admin/run-command.ts';
import { storedFiles as fileRows } from '#server/db/tables/record-tables.ts';
import { uploads } from '#server/db/tables/tables.ts';
import { reportSweep } from '#server/files/storage/sweep-report.ts';
import { sweepUploads } from '#server/files/uploads/sweep-uploads.ts';
import { healthy } from '../support/build.ts';
import { billing, fileCalls, storedFiles } from '../support/file-calls.ts';
import { libraryPlaces, openLibrary } from '../support/library-files.ts';
import { day, hour, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

describe.each(libraryPlaces)('§uploads files in a %s that the database does not know', (place) => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openLibrary(place);
  });
  afterAll(() => portal.close());

  const bytes = pdf();
  const put = (id: string, text = 'lost in a crash') =>
    portal.services.storage.put(id, Readable.from([Buffer.from(text)]));
  const order = async (...words: string[]) => (await runCommand(portal.services, words)).lines;
  const health = async () => (await portal.call('GET', '/health')).json();
  /** Moves the clock to more than 48 hours after the last write, independent of the machine's clock. */
  const grow = () => portal.pass(Math.max(0, Date.now() - portal.now()) + 49 * hour);
  const today = () => new Date(portal.now()).toISOString().slice(0, 10);

  test('are set aside once they are old, and deleted thirty days later', async () => {
    await put('orphan');
    await sweepUploads(portal.services);
    expect(await storedFiles(portal)).toContain('orphan');
    grow();
    expect(await sweepUploads(portal.services)).toMatchObject({ setAside: 1, unexplained: 0 });
    expect(await storedFiles(portal)).not.toContain('orphan');
    expect(await order('files', 'list')).toEqual([`files\t${today()}\torphan\t15`]);
    portal.pass(29 * day);
    await sweepUploads(portal.services);
    expect(await order('files', 'list')).toHaveLength(1);
    portal.pass(day);
    await sweepUploads(portal.services);
    expect(await order('files', 'list')).toEqual([]);
  });

  test('are left alone if there are too many, set aside on command, and restored with their rows', async () => {
    const by = await fileCalls(portal);
    const files = [await by.upload('a.pdf', bytes), await by.upload('b.pdf', bytes)];
    expect((await by.post('/foundation/1001/data', billing(files))).statusCode).toBe(201);
    const { db, metrics, log } = portal.services;
    const stored = await storedFiles(portal);
    const rows = await db.delete(fileRows).returning();
    const open = await db.delete(uploads).returning();
    grow();
    const swept = await sweepUploads(portal.services);
    await reportSweep({ db, log, metrics }, 'files', swept);
    expect(swept).toMatchObject({ setAside: 0, deleted: 0, unexplained: stored.length });
    expect(await storedFiles(portal)).toEqual(stored);
    expect(await health()).toMatchObject({ status: 'ok', files: 'unexplained' });
    expect(portal.logLines.at(-1)).toContain('files quarantine');

    expect(await order('files', 'quarantine')).toContain(
      `files: ${stored.length} of ${stored.length} set aside, 0 put back.`,
    );
    expect(await storedFiles(portal)).toEqual([]);
    expect(await health()).toEqual(healthy);
    await db.insert(fileRows).values(rows);
    if (open.length > 0) await db.insert(uploads).values(open);
    expect(await sweepUploads(portal.services)).toMatchObject({ broughtBack: stored.length });
    expect(await storedFiles(portal)).toEqual(expect.arrayContaining(rows.map(({ id }) => id)));
    expect(await order('files', 'list')).toEqual([]);
  });

  test('are many where they are more than twenty and more than a twentieth of all', async () => {
    for (let n = 0; n < 20; n += 1) await put(`lost-${n}`);
    await (await fileCalls(portal)).upload('later.pdf', bytes);
    grow();
    const names = await fileCalls(portal);
    await names.upload('known.pdf', bytes);
    expect(await sweepUploads(portal.services)).toMatchObject({ setAside: 20, unexplained: 0 });
    for (let n = 0; n < 21; n += 1) await put(`lost-${n}`);
    await names.upload('youngest.pdf', bytes);
    grow();
    expect(await sweepUploads(portal.services)).toMatchObject({ setAside: 0, unexplained: 21 });
  });
});
