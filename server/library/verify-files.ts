import type { Config } from '../config/config.ts';
import { type CheckParts, checkFile, type Damage, type StoredFile } from '../files/storage/check-file.ts';
import type { Storage } from '../files/storage/storage.ts';
import { copiesAfter, unknownHashes } from '../queries/library/library-copies.ts';
import { findAttachments, placesOf } from '../queries/records/attachments.ts';
import { digestsAfter, unknownFiles } from '../queries/stored-files.ts';
import { findUpload } from '../queries/uploads.ts';

const batchSize = 1000;

interface VerifiedFiles {
  /** Files that were read and are as they were received. */
  sound: number;
  bytes: number;
  damaged: { file: StoredFile; damage: Damage }[];
  /** Stored, but not known to the database. */
  unknown: { kind: StoredFile['kind']; id: string }[];
}

interface VerifyInputs {
  readonly config: Pick<Config, 'libraryKeepUpTo'>;
  readonly stores: Readonly<Record<StoredFile['kind'], Storage>>;
  /** Only files with these ids; all without. */
  readonly ids?: readonly string[] | undefined;
}

async function* ownFiles({ db }: CheckParts): AsyncGenerator<StoredFile> {
  for (let last = ''; ; ) {
    const batch = await digestsAfter(db, last, batchSize);
    for (const file of batch) yield { ...file, kind: 'files', name: file.id };
    last = batch.at(-1)?.id ?? last;
    if (batch.length < batchSize) return;
  }
}

/** What people call a file that is named by its id so far. */
async function withName({ db }: CheckParts, file: StoredFile): Promise<StoredFile> {
  if (file.kind !== 'files') return file;
  const [attachment] = await findAttachments(db, await placesOf(db, [file.id]));
  const name = attachment?.name ?? (await findUpload(db, file.id))?.name ?? file.id;
  return { ...file, name };
}

/** Documents that were never copied are left out: too large ones, and those that the library itself still has. */
async function* copies({ db }: CheckParts, { config, stores }: VerifyInputs): AsyncGenerator<StoredFile> {
  for (let last = ''; ; ) {
    const batch = await copiesAfter(db, last, batchSize);
    for (const { hash, size, path, isEarlier } of batch) {
      const isNeeded = isEarlier && size <= config.libraryKeepUpTo;
      if (isNeeded || (await stores['library-copies'].size(hash)) !== undefined)
        yield { kind: 'library-copies', id: hash, sha256: hash, size, name: path };
    }
    last = batch.at(-1)?.hash ?? last;
    if (batch.length < batchSize) return;
  }
}

/** Reads stored files and compares them with the received ones. */
export async function verifyFiles(parts: CheckParts, verifyInputs: VerifyInputs): Promise<VerifiedFiles> {
  const { stores, ids } = verifyInputs;
  const isWanted = (id: string) => ids === undefined || ids.includes(id);
  const result: VerifiedFiles = { sound: 0, bytes: 0, damaged: [], unknown: [] };
  for (const files of [ownFiles(parts), copies(parts, verifyInputs)]) {
    for await (const file of files) {
      if (!isWanted(file.id)) continue;
      const damage = await checkFile(parts, stores[file.kind], file);
      if (damage) result.damaged.push({ file: await withName(parts, file), damage });
      else result.sound += 1;
      if (!damage) result.bytes += file.size;
    }
  }
  for (const kind of ['files', 'library-copies'] as const) {
    const stored = new Set<string>();
    for await (const { id } of stores[kind].list()) if (isWanted(id)) stored.add(id);
    const all = [...stored];
    for (let at = 0; at < all.length; at += batchSize) {
      const find = kind === 'files' ? unknownFiles : unknownHashes;
      for (const id of await find(parts.db, all.slice(at, at + batchSize))) result.unknown.push({ kind, id });
    }
  }
  return result;
}
