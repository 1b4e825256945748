import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Refused } from '../admin/command.ts';
import { decrypt, encrypt } from './encryption.ts';

/** Runs `tar` of the system, which is on every one that the portal runs on. */
async function withTar(options: readonly string[], pipe: (tar: ReturnType<typeof spawn>) => Promise<void>) {
  const tar = spawn('tar', options, { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(tar, 'exit');
  await pipe(tar);
  const [code] = await exit;
  if (code !== 0) throw new Error(`tar ended with ${code}`);
}

/** Writes a folder into one encrypted file, which has its name only when it is whole. */
export async function packFolder(folder: string, file: string, key: Buffer): Promise<void> {
  await withTar(['-C', folder, '-cf', '-', '.'], async ({ stdin, stdout }) => {
    stdin?.end();
    if (!stdout) return;
    const target = createWriteStream(`${file}.part`, { mode: 0o600, flush: true });
    await pipeline(stdout, (bytes: AsyncIterable<Buffer>) => encrypt(bytes, key), target);
  });
  renameSync(`${file}.part`, file);
}

async function unpackFile(file: string, folder: string, key: Buffer): Promise<void> {
  await withTar(['-C', folder, '-xf', '-'], async ({ stdin, stdout }) => {
    stdout?.resume();
    if (!stdin) return;
    await pipeline(createReadStream(file), (bytes: AsyncIterable<Buffer>) => decrypt(bytes, key), stdin);
  });
}

/** Lets a backup be used as a folder; an encrypted one is opened beside itself, for as long as that takes. */
export async function withBackup<Result>(
  place: string,
  key: Buffer | undefined,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (!statSync(place, { throwIfNoEntry: false })?.isFile()) return use(place);
  if (!key) throw new Refused(`${place} is encrypted: set BACKUP_KEY, or BACKUP_KEY_FILE.`);
  const folder = mkdtempSync(join(dirname(place), '.portal-open-'));
  try {
    await unpackFile(place, folder, key);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
