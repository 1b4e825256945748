import { createHash } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refused } from '../admin/command.ts';
import type { Config } from '../config/config.ts';
import { measureBytes } from '../files/storage/measure-bytes.ts';
import { readLines } from './backup-tables.ts';
import { severalAtOnce } from './file-copy.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { inSeconds, type Report } from './report.ts';
import { restore } from './restore.ts';
import { listedFiles, requireWholeBackup } from './restore-files.ts';

async function requireTable(folder: string, name: string, expected: Manifest['tables'][string]): Promise<void> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const line of readLines(folder, name)) {
    hash.update(`${line}\n`);
    rows += 1;
  }
  if (rows !== expected.rows || hash.digest('hex') !== expected.sha256)
    throw new Refused(`The backup is damaged: table ${name} is not as it was written.`);
}

/** Reads every row and every byte of a backup and compares it with what its manifest says. */
export async function verifyBackup(folder: string, report: Report): Promise<Manifest> {
  const startedAt = performance.now();
  const manifest = readManifest(folder);
  await requireWholeBackup(folder, manifest);
  for (const [name, expected] of Object.entries(manifest.tables)) await requireTable(folder, name, expected);
  await severalAtOnce(listedFiles(folder), async ({ path, sha256 }) => {
    if ((await measureBytes(createReadStream(join(folder, path)))).sha256 !== sha256)
      throw new Refused(`The backup is damaged: ${path} was changed.`);
  });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  report(
    `The backup of ${manifest.made} is whole: ${rows} rows, ${manifest.files.count} files, ${inSeconds(startedAt)}.`,
  );
  return manifest;
}

/** Restores a backup into a database and a folder that are thrown away afterwards. */
export async function rehearse(folder: string, config: Config, report: Report): Promise<Manifest> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-rehearsal-'));
  const scratch = {
    ...{ databaseUrl: undefined, s3: undefined, libraryBucket: undefined, libraryIsOwn: true },
    ...{ dataDir, keysFile: join(dataDir, 'keys.json'), libraryDir: join(dataDir, 'library') },
  };
  try {
    return await restore(folder, { ...config, ...scratch }, report);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
