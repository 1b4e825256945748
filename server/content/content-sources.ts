import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentFile } from './check/site-map.ts';

/** The files of the content and what they may lead to, as the build found them. */
export interface StoredSources {
  readonly files: readonly ContentFile[];
  readonly pages: readonly string[];
  readonly publicFiles: readonly string[];
}

export const sourcesFile = (folder: string): string => join(folder, 'sources.json');

const noSources: StoredSources = { files: [], pages: [], publicFiles: [] };

/** Reads them; read again when a new build has been put there. */
export class ContentSources {
  readonly #file: string;
  #cached: { readonly changed: number; readonly sources: StoredSources } | undefined;

  constructor(folder: string) {
    this.#file = sourcesFile(folder);
  }

  async read(): Promise<StoredSources> {
    const changed = (await stat(this.#file).catch(() => undefined))?.mtimeMs;
    if (changed === undefined) return noSources;
    if (this.#cached?.changed !== changed)
      this.#cached = { changed, sources: JSON.parse(await readFile(this.#file, 'utf8')) as StoredSources };
    return this.#cached.sources;
  }
}
