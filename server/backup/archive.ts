import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refused } from '../admin/command.ts';
import type { Config } from '../config/config.ts';
import { backupOf } from '../core/backup-names.ts';
import { type BackupBucket, backupBucketOf } from '../files/storage/stored-backups.ts';
import { decrypt, encrypt } from './encryption.ts';

/** Runs `tar` of the system, which is on every one that the portal runs on. */
async function withTar(options: readonly string[], pipe: (tar: ReturnType<typeof spawn>) => Promise<void>) {
  const tar = spawn('tar', options, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(tar, 'exit');
  try {
    await pipe(tar);
  } catch (error) {
    // What still writes would leave files behind in a folder that is deleted meanwhile.
    tar.kill('SIGKILL');
    await exit;
    throw error;
  }
  const [code] = await exit;
  if (code !== 0) throw new Error(`tar ended with ${code}`);
}

const packFolder = (folder: string, key: Buffer, write: (bytes: AsyncIterable<Buffer>) => Promise<unknown>) =>
  withTar(['-C', folder, '-cf', '-', '.'], async ({ stdin, stdout }) => {
    stdin?.end();
    if (stdout) await write(encrypt(stdout as AsyncIterable<Buffer>, key));
  });

/** Writes a folder into one encrypted file, which has its name only when it is whole. */
export async function packIntoFile(folder: string, file: string, key: Buffer): Promise<void> {
  await packFolder(folder, key, (bytes) =>
    pipeline(bytes, createWriteStream(`${file}.part`, { mode: 0o600, flush: true })),
  );
  renameSync(`${file}.part`, file);
}

/** Writes a folder into one encrypted object, which is there only when it is whole. */
export const packIntoBucket = (folder: string, bucket: BackupBucket, name: string, key: Buffer): Promise<void> =>
  packFolder(folder, key, (bytes) => bucket.write(name, bytes));

const unpack = (bytes: AsyncIterable<Buffer>, folder: string, key: Buffer): Promise<void> =>
  withTar(['-C', folder, '-xf', '-'], async ({ stdin, stdout }) => {
    stdout?.resume();
    if (stdin) await pipeline(decrypt(bytes, key), stdin);
  });

interface Sealed {
  readonly bytes: () => AsyncIterable<Buffer>;
  /** Where it is opened. */
  readonly place: string;
}

/** An encrypted backup by its path, or by its name in the place of all of them; undefined for a folder. */
async function sealedBackup(place: string, config: Pick<Config, 'backups'>): Promise<Sealed | undefined> {
  const stats = statSync(place, { throwIfNoEntry: false });
  if (stats?.isFile()) return { bytes: () => createReadStream(place), place: dirname(resolve(place)) };
  const bucket = backupBucketOf(config);
  if (stats || !bucket || !backupOf(place)) return undefined;
  if (!(await bucket.has(place))) throw new Refused(`There is no backup ${place} in ${bucket.name}.`);
  return { bytes: () => bucket.read(place), place: tmpdir() };
}

/** The path of a backup that is named as `backup list` names it. */
function pathOf(place: string, { backups: { folder } }: Pick<Config, 'backups'>): string {
  const listedPath = folder !== undefined && backupOf(place) ? join(folder, place) : place;
  return !existsSync(place) && existsSync(listedPath) ? listedPath : place;
}

/** Lets a backup be used as a folder; an encrypted one is opened for as long as that takes. */
export async function withBackup<Result>(
  place: string,
  config: Pick<Config, 'backups'>,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const path = pathOf(place, config);
  const sealed = await sealedBackup(path, config);
  if (!sealed) return use(resolve(path));
  const { key } = config.backups;
  if (!key) throw new Refused(`${place} is encrypted: set BACKUP_KEY, or BACKUP_KEY_FILE.`);
  const folder = mkdtempSync(join(sealed.place, '.portal-open-'));
  try {
    await unpack(sealed.bytes(), folder, key);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
