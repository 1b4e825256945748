import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { backup } from '#server/backup/backup.ts';
import type { Manifest } from '#server/backup/manifest.ts';
import { restore } from '#server/backup/restore.ts';
import { verifyBackup } from '#server/backup/verify.ts';
import { readConfig } from '#server/config/config.ts';
import { type Db, openDatabase } from '#server/db/open.ts';
import { startServer } from '#tests/pages/fixtures/running-server.ts';
import { addMissingEntries, addRecords, inDatabase, withoutIndexes } from '../data/many-records.ts';
import { printTable } from '../table.ts';

// What a backup and its restore cost: rows per second, with the comparison of each row.
const records = Number(process.argv[2] ?? 100_000);
if (!(records >= 1000)) {
  console.error('Usage: npm run bench:restore -- [records]');
  process.exit(1);
}

const shares = { 'hd.ticket': 0.4, 'hfo.vp.customer': 0.2, 'hfo.vp.order': 0.1, 'ws.number': 0.3 };

/** A timeline of two entries for each record. */
const addEvents = (db: Db) =>
  withoutIndexes(db, 'record_events', async () => {
    await db.execute(sql`
      insert into record_events (trid, subject, id, record_id, time, actor, staff, kind, text)
      select trid, id, gen_random_uuid()::text, id, created, 'Erika Beispiel', false, 'record.updated',
        'Rufnummer und Anschrift von ' || coalesce(value1, '') || ' geändert'
      from records, generate_series(1, 2) n where not exists (select 1 from record_events e where e.trid = records.trid and e.subject = records.id)`);
  });

/** Bytes of the database, with its indexes. */
let databaseBytes = 0;

async function fill(db: Db): Promise<void> {
  for (const [type, share] of Object.entries(shares)) {
    await addRecords(db, type === 'ws.number' ? '2001' : '1001', type, Math.round(records * share));
    await addMissingEntries(db, type);
  }
  await addEvents(db);
  const size = await db.execute(sql`select pg_database_size(current_database())::int8::float8 as bytes`);
  databaseBytes = (size as unknown as { rows: { bytes: number }[] }).rows[0]?.bytes ?? 0;
}

/** Bytes of all files of a folder. */
async function bytesOf(place: string): Promise<number> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const sizes = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => stat(join(parentPath, name)));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const startedAt = performance.now();
  return { result: await work(), seconds: (performance.now() - startedAt) / 1000 };
}

async function backUp(dataDir: string, folder: string): Promise<Manifest> {
  const config = readConfig({ DATA_DIR: dataDir });
  const { connection, close } = await openDatabase(config);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await backup(client, config, { folder, withFiles: true }, console.error);
  } finally {
    await client.end();
    await close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const [source, target, copy] = ['source', 'target', 'backup'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
try {
  await (await startServer(source)).stop();
  await inDatabase(source, fill);
  const saved = await timed(() => backUp(source, copy));
  const verified = await timed(() => verifyBackup(copy, console.error));
  const restored = await timed(() => restore(copy, readConfig({ DATA_DIR: target }), console.error));
  const rows = Object.values(saved.result.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; figures of one machine, compare ratios`,
  );
  printTable(
    `Backup and restore of ${rows.toLocaleString('en-GB')} rows and ${saved.result.files.count} files`,
    ['step', 'seconds', 'rows per second'],
    Object.entries({ backup: saved, 'backup verify': verified, 'restore, with comparison': restored }).map(
      ([name, { seconds }]) => [name, Math.round(seconds * 10) / 10, Math.round(rows / seconds)],
    ),
  );
  printTable(
    `Room of ${records.toLocaleString('en-GB')} records, each with a search entry and two lines of timeline`,
    ['what', 'MB', 'bytes per record'],
    Object.entries({ 'database with indexes': databaseBytes, backup: await bytesOf(copy) }).map(([what, bytes]) => [
      what,
      Math.round(bytes / 1e6),
      Math.round(bytes / records),
    ]),
  );
} finally {
  await rm(folder, { recursive: true });
}
