import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type ContentCollection, contentEntry } from '#contract/content/content.ts';
import { ContentSources } from './content-sources.ts';
import { type ImageAddress, imageAddresses } from './image-address.ts';
import { entriesOfUnit, filesWith, isOverFiles, type Published, unitOf } from './published-entries.ts';

const builtEntry = z.object({
  id: z.string(),
  /** Not in the site: only the server shows it. */
  restricted: z.boolean(),
  /** Not in the site because it was edited, although all may see it. */
  open: z.optional(z.boolean()),
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

interface ServedCollection {
  readonly entries: readonly BuiltEntry[];
  /** Ids of entries in the site that are not to be shown as they stand there. */
  readonly replaced: readonly string[];
}

type Shown = ContentCollection | 'help';

const belongsTo = (collection: Shown, { collection: of }: Published): boolean =>
  of === collection || (collection === 'academy' && of === 'lessons');

/** What the build wrote beside the site, with what editors published over it; read again when a new build has been put there. */
export class BuiltContent {
  readonly sources: ContentSources;
  readonly #folder: string;
  readonly #known = new Map<string, CachedCollection>();
  readonly #served = new Map<string, { readonly of: readonly unknown[]; readonly served: ServedCollection }>();
  #published: readonly Published[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    this.sources = new ContentSources(folder);
  }

  /** Where pictures of texts are. */
  async images(): Promise<ImageAddress> {
    return imageAddresses(this.#folder, (await this.sources.read()).publicFiles);
  }

  /** What was published last of each entry. */
  get published(): readonly Published[] {
    return this.#published;
  }

  setPublished(published: readonly Published[]): void {
    this.#published = published;
  }

  /** Empty where the build has no such file. */
  async #readBuilt(collection: string): Promise<readonly BuiltEntry[]> {
    const file = join(this.#folder, `${collection}.json`);
    const changed = (await stat(file).catch(() => undefined))?.mtimeMs;
    if (changed === undefined) return [];
    const cachedCollection = this.#known.get(collection);
    if (cachedCollection?.changed === changed) return cachedCollection.entries;
    const entries = z.parse(z.array(builtEntry), JSON.parse(await readFile(file, 'utf8')));
    this.#known.set(collection, { changed, entries });
    return entries;
  }

  async read(collection: ContentCollection | 'commission-formats'): Promise<readonly BuiltEntry[]> {
    if (collection === 'commission-formats') return this.#readBuilt(collection);
    return (await this.serve(collection)).entries;
  }

  /** The entries of a collection as they are now, and which of the site they take the place of. */
  async serve(collection: Shown): Promise<ServedCollection> {
    const [built, sources] = await Promise.all([this.#readBuilt(collection), this.sources.read()]);
    const of = [built, sources, this.#published] as const;
    const cached = this.#served.get(collection);
    if (cached?.of.every((part, at) => part === of[at])) return cached.served;
    const images = imageAddresses(this.#folder, sources.publicFiles);
    const served = serveOver(collection, images, ...of);
    this.#served.set(collection, { of, served });
    return served;
  }
}

function serveOver(
  collection: Shown,
  images: ImageAddress,
  built: readonly BuiltEntry[],
  { files }: Awaited<ReturnType<ContentSources['read']>>,
  published: readonly Published[],
): ServedCollection {
  const shipped = new Map(files.map(({ path, source }) => [path, source]));
  const changed = published.filter((one) => belongsTo(collection, one) && isOverFiles(one, shipped));
  if (changed.length === 0) return { entries: built, replaced: [] };
  const all = filesWith(files, changed);
  const units = new Map<string, BuiltEntry[]>();
  for (const unit of new Set(changed.map(unitOf))) {
    try {
      const entries = entriesOfUnit(collection, unit, { files: all, images });
      units.set(
        unit,
        entries.map((entry) => ({ ...z.parse(builtEntry, entry), restricted: true, open: !entry.restricted })),
      );
    } catch {
      // A release may ask for more than an older edit says: its editor sees that, readers see the file until it is mended.
    }
  }
  return {
    entries: [...built.filter(({ id }) => !units.has(id)), ...[...units.values()].flat()],
    // Chapters of the help are all in the site.
    replaced:
      collection === 'help'
        ? [...units.keys()]
        : built.filter(({ id, restricted }) => !restricted && units.has(id)).map(({ id }) => id),
  };
}
