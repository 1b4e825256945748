import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../server/config/config.ts';
import { openDatabase } from '../server/db/open.ts';
import { startServer } from '../tests/pages/fixtures/running-server.ts';
import { addDocuments } from './data/many-documents.ts';
import { downloadRows } from './download-speed.ts';
import { indexRows } from './index-speed.ts';
import { writeLibrary } from './library-files.ts';
import { memoryOf } from './process-figures.ts';
import { searchHead, searchRows } from './search/search-load.ts';
import { signIn } from './sign-in.ts';
import { printTable } from './table.ts';

const [formatName = 'all', countText] = process.argv.slice(2);
const count = Number(countText ?? 100_000);
const files = count.toLocaleString('en-GB');

/** Runs with a data folder of its own, which is gone afterwards. */
async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  await work(dataDir).finally(() => rm(dataDir, { recursive: true, force: true }));
}

/** Fills the index without files and searches it. */
async function searches(): Promise<void> {
  await inFolder(async (dataDir) => {
    process.env['LIBRARY_DIR'] = join(dataDir, 'no-files');
    await (await startServer(dataDir)).stop();
    const { db, close } = await openDatabase(readConfig({ ...process.env, DATA_DIR: dataDir }));
    await addDocuments(db, count);
    await close();
    const server = await startServer(dataDir);
    printTable(`Searches among ${files} files; per request`, searchHead, await searchRows(server));
    const { now, peak } = memoryOf(server.pid);
    console.log(`${now} MiB after the searches, ${peak} at most`);
    await server.stop();
  });
}

/** Indexes files on the disk and downloads a large one. */
async function index(): Promise<void> {
  await inFolder(async (dataDir) => {
    const root = join(dataDir, 'files-of-editors');
    process.env['LIBRARY_DIR'] = root;
    if (formatName !== 'download') await writeLibrary(root, count);
    const server = await startServer(dataDir);
    const token = await signIn(server.url, '1001/sp.admin');
    if (formatName !== 'download') {
      const head = ['', 'seconds', 'MiB at most', 'p50 ms of another call meanwhile', 'p95 ms', 'CPU s'];
      printTable(`Index of ${files} files`, head, await indexRows(server, token, count));
    }
    printTable('Large downloads', ['', 'MiB/s', 'MiB of memory more'], await downloadRows(server, root, token));
    await server.stop();
  });
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; figures of one machine, compare ratios`);
process.env['LOG_LEVEL'] = 'fatal';
if (formatName === 'all' || formatName === 'searches') await searches();
if (formatName !== 'searches') await index();
