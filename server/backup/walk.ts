import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface FoundFile {
  /** From the folder on, with slashes. */
  readonly path: string;
  /** Milliseconds since the epoch. */
  readonly modified: number;
}

/** All files of a folder and below, without links. */
export async function* filesBelow(folder: string, below = ''): AsyncGenerator<FoundFile> {
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, path);
    else if (entry.isFile()) yield { path, modified: (await stat(join(folder, path))).mtimeMs };
  }
}
