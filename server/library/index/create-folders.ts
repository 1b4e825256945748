import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryNames } from '#domain/documents/library.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/open.ts';
import { anyLibraryFile } from '#server/queries/library/library-files.ts';

/**
 * Makes the top folders of a library that begins, so that editors find where things belong. Not once it has been
 * filled: a drive that is missing would look like an empty library.
 */
export async function createFolders({ libraryDir, libraryBucket }: Config, db: Db): Promise<void> {
  if (libraryBucket || (await anyLibraryFile(db))) return;
  for (const name of repositoryNames) await mkdir(join(libraryDir, name), { recursive: true });
}
