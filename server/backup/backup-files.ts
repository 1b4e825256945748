import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Config } from '../config/config.ts';
import { openStorage } from '../files/storage/open-storage.ts';
import { rowsIn } from './backup-tables.ts';
import { type CopiedFile, lineOf, severalAtOnce, writeWhole } from './file-copy.ts';
import { fileList, type Manifest } from './manifest.ts';
import { progress, type Report } from './report.ts';
import { type FoundFile, filesBelow } from './walk.ts';

interface ExpectedFile {
  readonly kind: 'files' | 'library-copies';
  readonly id: string;
  readonly size: number;
  /** As it was received; null for an older file that has no digest yet. */
  readonly sha256: string | null;
}

/** The files that the rows of a backup name: attachments, finished uploads, and copies of documents. */
async function* wantedFiles(folder: string, withFiles: boolean): AsyncGenerator<ExpectedFile> {
  for (const table of withFiles ? ['stored_files', 'uploads'] : []) {
    for await (const { id, size, sha256 } of rowsIn<ExpectedFile>(folder, table))
      yield { kind: 'files', id, size, sha256 };
  }
  const hashes = new Set<string>();
  for (const table of ['library_versions', 'library_files']) {
    for await (const { hash, size } of rowsIn<{ hash: string | null; size: number }>(folder, table)) {
      if (hash === null || hashes.has(hash)) continue;
      hashes.add(hash);
      yield { kind: 'library-copies', id: hash, size, sha256: hash };
    }
  }
}

/** Writes down what is copied, one line for each file. */
function openList(folder: string, report: Report) {
  const hash = createHash('sha256');
  const list = createWriteStream(fileList(folder), { mode: 0o600, flush: true });
  const tell = progress(report, 'Files');
  let count = 0;
  let bytes = 0;
  return {
    note(file: CopiedFile) {
      const line = lineOf(file);
      hash.update(line);
      list.write(line);
      count += 1;
      bytes += file.size;
      tell(file.size);
    },
    async end(): Promise<Manifest['files']> {
      list.end();
      await finished(list);
      return { count, bytes, sha256: hash.digest('hex') };
    },
  };
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Editors may work on the library meanwhile: what they take away while it is copied is left out. */
async function copyDocument(from: string, folder: string, { path, modified }: FoundFile) {
  const to = `library/${path}`;
  mkdirSync(dirname(join(folder, to)), { recursive: true, mode: 0o700 });
  try {
    return { ...(await writeWhole(createReadStream(join(from, path)), join(folder, to))), path: to, modified };
  } catch (error) {
    if (!isGone(error)) throw error;
    return undefined;
  }
}

/** Copies what the rows in the folder name; answers the ids of files that are not there any more, and which ones are not as they were received. */
export async function backupFiles(folder: string, config: Config, withFiles: boolean, report: Report) {
  const { note, end } = openList(folder, report);
  const stores = { files: openStorage(config, 'files'), 'library-copies': openStorage(config, 'library-copies') };
  const missingIds = new Set<string>();
  const damaged: string[] = [];
  await severalAtOnce(wantedFiles(folder, withFiles), async ({ kind, id, size, sha256 }) => {
    const store = stores[kind];
    const path = `${kind}/${id}`;
    if ((await store.size(id)) !== size) {
      if (kind === 'files') missingIds.add(id);
      return;
    }
    const copied = await writeWhole(store.open(id), join(folder, path));
    note({ ...copied, path });
    if (sha256 && copied.sha256 !== sha256) damaged.push(path);
  });
  note({ ...(await writeWhole(createReadStream(config.keysFile), join(folder, 'keys.json'))), path: 'keys.json' });
  const withLibrary = config.libraryIsOwn && existsSync(config.libraryDir);
  if (withLibrary) {
    await severalAtOnce(filesBelow(config.libraryDir), async (sourceFile) => {
      const copied = await copyDocument(config.libraryDir, folder, sourceFile);
      if (copied) note(copied);
    });
  }
  return { files: await end(), gone: missingIds, damaged: damaged.sort(), withLibrary };
}
