import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type ContentCollection, contentEntry } from '#contract/content/content.ts';

const builtEntry = z.object({
  id: z.string(),
  /** Not in the site: only the server shows it. */
  restricted: z.boolean(),
  roles: z.optional(z.array(z.string())),
  validFrom: z.optional(z.number()),
  validUntil: z.optional(z.number()),
  de: contentEntry,
  en: contentEntry,
});
export type BuiltEntry = z.infer<typeof builtEntry>;

interface CachedCollection {
  changed: number;
  entries: readonly BuiltEntry[];
}

/** What the build wrote beside the site; read again when a new build has been put there. */
export class BuiltContent {
  readonly #folder: string;
  readonly #known = new Map<string, CachedCollection>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Empty where the build has no such file. */
  async read(collection: ContentCollection | 'commission-formats'): Promise<readonly BuiltEntry[]> {
    const file = join(this.#folder, `${collection}.json`);
    const changed = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (changed === undefined) return [];
    const cachedCollection = this.#known.get(collection);
    if (cachedCollection?.changed === changed) return cachedCollection.entries;
    const entries = z.parse(z.array(builtEntry), JSON.parse(await readFile(file, 'utf8')));
    this.#known.set(collection, { changed, entries });
    return entries;
  }
}
