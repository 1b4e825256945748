import { createHash } from 'node:crypto';
import { damagedFile } from '#server/core/errors.ts';
import { type DamagedFile, damagedAmong, deleteDamage, insertDamage } from '#server/queries/damaged-files.ts';
import { unknownHashes } from '#server/queries/library/library-copies.ts';
import { type FileDigest, keepDigest, unknownFiles } from '#server/queries/stored-files.ts';
import type { FileServices } from '../file-services.ts';
import { measureBytes } from './measure-bytes.ts';
import type { Storage } from './storage.ts';

export type Damage = DamagedFile['damage'];

/** A file as it must be; copies of documents are named by their digests. */
export interface StoredFile extends FileDigest {
  readonly kind: 'files' | 'library-copies';
  /** What people call it. */
  readonly name: string;
}

export type CheckParts = Pick<FileServices, 'db' | 'clock'> & Partial<Pick<FileServices, 'log'>>;

const isKnown = async ({ db }: CheckParts, { kind, id }: StoredFile): Promise<boolean> =>
  (await (kind === 'files' ? unknownFiles : unknownHashes)(db, [id])).length === 0;

/** Notes that a file is damaged, until a check finds it sound. A file that was deleted meanwhile is none. */
export async function recordDamage(
  parts: CheckParts,
  storage: Storage,
  file: StoredFile,
  damage: Damage,
): Promise<void> {
  const { kind, id } = file;
  storage.sound.delete(id);
  if (!(await isKnown(parts, file))) return;
  if (await insertDamage(parts.db, { kind, id, damage, since: parts.clock() }))
    parts.log?.error({ kind, file: id, damage }, 'a stored file is damaged; put it back from a backup');
}

const refusals = new WeakMap<object, { storage: Storage; file: StoredFile; damage: Damage }>();

/** The error of a file that is damaged; a transaction that it ends takes the note of the damage with it. */
function refusal(storage: Storage, file: StoredFile, damage: Damage): Error {
  const error = damagedFile(file.name);
  refusals.set(error, { storage, file, damage });
  return error;
}

/** Notes damage that ended a transaction; every other error is left alone. */
export async function noteAfterRollback(parts: CheckParts, error: unknown): Promise<void> {
  const refused = refusals.get(error as object);
  if (refused) await recordDamage(parts, refused.storage, refused.file, refused.damage);
}

async function recordIntact({ db, log }: CheckParts, { kind, id }: StoredFile): Promise<void> {
  if (await deleteDamage(db, { kind, id })) log?.info({ kind, file: id }, 'a damaged file is as it was again');
}

/** What a disk says of a file that is gone, and of one that it cannot read any more. */
const damages: Readonly<Record<string, Damage>> = { ENOENT: 'missing', EIO: 'content' };

/** Reads a file to its end. */
async function look(storage: Storage, { id, size, sha256 }: StoredFile) {
  const stored = await storage.look(id);
  if (!stored) return { damage: 'missing' as const };
  if (stored.size !== size) return { damage: 'size' as const };
  try {
    const measured = await measureBytes(storage.open(id));
    if (measured.size !== size) return { damage: 'size' as const };
    if (sha256 !== null && measured.sha256 !== sha256) return { damage: 'content' as const };
    return { version: stored.version, sha256: measured.sha256 };
  } catch (error) {
    const damage = damages[(error as NodeJS.ErrnoException).code ?? ''];
    if (!damage) throw error;
    return { damage };
  }
}

/** Reads a file to its end and notes whether it is what was received; gives one its digest that has none. */
export async function checkFile(parts: CheckParts, storage: Storage, file: StoredFile): Promise<Damage | undefined> {
  const result = await look(storage, file);
  if (result.damage) {
    await recordDamage(parts, storage, file, result.damage);
    return result.damage;
  }
  if (file.sha256 === null) await keepDigest(parts.db, file.id, result.sha256);
  storage.sound.add(file.id, result.version, parts.clock());
  await recordIntact(parts, file);
  return undefined;
}

/** Files up to so many bytes are read before the first byte of them is sent. */
export const maxCheckedFirst = 16 * 1024 ** 2;

/**
 * Throws if a file is missing, cut, or small and changed; a file that is known to be damaged is read at any size. A
 * file that was read within the hour and not written since is not read again.
 */
export async function requireSound(parts: CheckParts, storage: Storage, file: StoredFile): Promise<void> {
  const { kind, id, size, sha256 } = file;
  const stored = await storage.look(id);
  const isSuspect = stored?.size !== size || (await damagedAmong(parts.db, kind, [id])).length > 0;
  const isSmall = sha256 !== null && size <= maxCheckedFirst;
  const isSound = stored !== undefined && storage.sound.has(id, stored.version, parts.clock());
  if (!isSuspect && (isSound || !isSmall)) return;
  const damage = await checkFile(parts, storage, file);
  if (damage) throw refusal(storage, file, damage);
}

/** Passes the bytes of a file on; the last of them only once all are what was received, so that a damaged file never arrives as a whole one. */
export async function* checkedBytes(
  parts: CheckParts,
  storage: Storage,
  file: StoredFile,
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let last: Buffer | undefined;
  for await (const chunk of bytes) {
    hash.update(chunk);
    if (last) yield last;
    last = chunk;
  }
  if (file.sha256 !== null && hash.digest('hex') !== file.sha256) {
    await recordDamage(parts, storage, file, 'content');
    throw refusal(storage, file, 'content');
  }
  if (last) yield last;
}
