import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refused } from '../admin/command.ts';
import type { Config } from '../config/config.ts';
import { measureBytes, measuring } from '../files/storage/measure-bytes.ts';
import { openStorage } from '../files/storage/open-storage.ts';
import { type CopiedFile, severalAtOnce, sumOfFile } from './file-copy.ts';
import { fileList, type Manifest, tableFile } from './manifest.ts';
import { progress, type Report } from './report.ts';

const damaged = (what: string) => new Refused(`The backup is damaged: ${what}.`);

/** What a backup says of its files. */
export async function* listedFiles(folder: string): AsyncGenerator<CopiedFile> {
  const lines = createInterface({ input: createReadStream(fileList(folder)), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) yield JSON.parse(line) as CopiedFile;
}

/** Looks before anything is written whether all of a backup is there. */
export async function requireWholeBackup(folder: string, { files, tables }: Manifest): Promise<void> {
  for (const name of Object.keys(tables)) {
    if (!existsSync(tableFile(folder, name))) throw damaged(`${tableFile(folder, name)} is missing`);
  }
  if (!existsSync(fileList(folder))) throw damaged(`${fileList(folder)} is missing`);
  if ((await sumOfFile(fileList(folder))).sha256 !== files.sha256) throw damaged(`${fileList(folder)} was changed`);
  await severalAtOnce(listedFiles(folder), async ({ path, size }) => {
    if (!resolve(folder, path).startsWith(resolve(folder) + sep)) throw damaged(`${path} leads out of it`);
    const fileStats = await stat(join(folder, path)).catch(() => undefined);
    if (fileStats?.size !== size) throw damaged(`${path} is ${fileStats ? 'cut' : 'missing'}`);
  });
}

async function writeFile(bytes: Readable, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(bytes, createWriteStream(to, { flags: 'wx', mode: 0o600, flush: true }));
}

/** Puts the files of a backup where the settings say that they belong, compares each with what was backed up, and reads all of them once more. */
export async function restoreFiles(folder: string, config: Config, report: Report): Promise<void> {
  const stores = { files: openStorage(config, 'files'), 'library-copies': openStorage(config, 'library-copies') };
  const tell = progress(report, 'Files');
  await severalAtOnce(listedFiles(folder), async ({ path, sha256, size, modified }) => {
    const { through, measured } = measuring();
    const bytes = Readable.from(through(createReadStream(join(folder, path))), { objectMode: false });
    const [kind = '', ...rest] = path.split('/');
    if (kind === 'files' || kind === 'library-copies') {
      await stores[kind].put(rest.join('/'), bytes);
    } else {
      const to = kind === 'library' ? join(config.libraryDir, ...rest) : config.keysFile;
      await writeFile(bytes, to);
      if (modified !== undefined) await utimes(to, new Date(), new Date(modified));
    }
    if (measured().sha256 !== sha256) throw damaged(`${path} was changed`);
    tell(size);
  });
  const reportVerified = progress(report, 'Files read again');
  await severalAtOnce(listedFiles(folder), async ({ path, sha256, size }) => {
    const [kind = '', id = ''] = path.split('/');
    if (kind !== 'files' && kind !== 'library-copies') return;
    if ((await measureBytes(stores[kind].open(id))).sha256 !== sha256)
      throw new Refused(
        `${path} was not stored as it was backed up. Look at the disk or the bucket, and restore again.`,
      );
    reportVerified(size);
  });
}
