import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordsWithoutFile } from '#server/files/storage/find-orphans.ts';
import { countDamaged } from '#server/queries/damaged-files.ts';
import { billing, type FileCalls, fileCalls, storedFiles } from '../support/file-calls.ts';
import { openPortal, type Portal } from '../support/portal.ts';
import { pdf } from '../support/sample-files.ts';

let portal: Portal;
let me: FileCalls;
let ticket: string;
let files: string[];
beforeAll(async () => {
  portal = await openPortal();
  me = await fileCalls(portal);
});
beforeEach(async () => {
  files = [await me.upload('a.pdf', pdf()), await me.upload('b.pdf', pdf()), await me.upload('c.pdf', pdf())];
  ticket = (await me.post('/foundation/1001/data', billing(files))).json().id;
});
afterAll(() => portal.close());

async function collect<T>(result: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of result) all.push(one);
  return all;
}
const path = (id: string) => join(portal.dataDir, 'files', id);
const damaged = () => collect(recordsWithoutFile(portal.services));

test('§uploads a portal at rest has no records without files', async () => {
  expect(await damaged()).toEqual([]);
});

test('§uploads records with missing or truncated files are reported, and nothing is deleted', async () => {
  const [removal = '', cut = '', whole = ''] = files;
  const unattached = await me.upload('d.pdf', pdf());
  rmSync(path(removal));
  truncateSync(path(cut), 10);
  rmSync(path(unattached));
  const size = pdf().length;
  const expected = [
    { id: removal, size, recordId: ticket, stored: undefined },
    { id: cut, size, recordId: ticket, stored: 10 },
    { id: unattached, size, recordId: null, stored: undefined },
  ];
  expect(await damaged()).toEqual(expected.sort((a, b) => (a.id < b.id ? -1 : 1)));

  const before = portal.logLines.length;
  await portal.services.jobs.run('stored-files');
  expect(await countDamaged(portal.services.db)).toBe(3);
  const warnings = portal.logLines.slice(before).map((line) => JSON.parse(line));
  expect(warnings).toContainEqual(expect.objectContaining({ level: 40, file: removal, record: ticket, size }));
  expect(warnings).toContainEqual(expect.objectContaining({ level: 40, files: 3 }));
  expect(await storedFiles(portal)).toContain(whole);
  expect((await me.list('1001', ticket)).json().items).toHaveLength(3);
});
