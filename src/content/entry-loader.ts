import { mkdir, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { composeCourses } from './merge/compose-courses.ts';
import { type BuiltEntry, mergeEntries, type WrittenEntry } from './merge/merge-entries.ts';
import { type CollectionName, collections } from './schema/collections.ts';
import { textParts } from './schema/text-parts.ts';

/** Collections of which some entries may be meant for some users only. */
export type EntryCollection = Exclude<CollectionName, 'lessons' | 'legal' | 'help'>;

type DataEntry = NonNullable<ReturnType<LoaderContext['store']['get']>>;

/** Drafts and entries of another time are shown as if their time had come. */
const isPreview = () => Boolean(process.env['PUBLIC_CONTENT_PREVIEW']);

const schemasOf = (name: EntryCollection, id: string) =>
  name === 'academy' && !id.endsWith('/course') ? collections.lessons : collections[name];

/** A file that is not as its schema wants fails the build, with its name and what to do. */
function parse(name: EntryCollection, id: string, data: unknown, filePath = ''): Record<string, unknown> {
  const { german, english } = schemasOf(name, id);
  const parsed = (id.startsWith('en/') ? english : german).safeParse(data);
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.') || 'Datei'}: ${issue.message}`);
  throw new Error([filePath, ...faults].join('\n'));
}

/** The part of Astro's store that its file loader writes to. */
function collector(onChange: () => Promise<void>) {
  const loadedEntries = new Map<string, DataEntry>();
  let isReady = false;
  const changed = () => void (isReady && onChange());
  const store = {
    keys: () => [...loadedEntries.keys()],
    get: (id: string) => loadedEntries.get(id),
    set: (entry: DataEntry) => {
      loadedEntries.set(entry.id, entry);
      changed();
      return true;
    },
    delete: (id: string) => {
      loadedEntries.delete(id);
      changed();
    },
    addModuleImport: () => undefined,
    addAssetImports: () => undefined,
  };
  return {
    kept: loadedEntries,
    store: store as unknown as LoaderContext['store'],
    ready: () => {
      isReady = true;
    },
  };
}

const writtenEntry = ({ id, data, rendered }: DataEntry): WrittenEntry => ({ id, data, html: rendered?.html ?? '' });

/** Put in place whole, because a server may read it at the same moment. */
async function writeForServer(context: LoaderContext, name: string, entries: readonly BuiltEntry[]): Promise<void> {
  const folder = `${fileURLToPath(context.config.outDir).replace(/\/$/, '')}.content`;
  await mkdir(folder, { recursive: true });
  const file = `${folder}/${name}.json`;
  await writeFile(`${file}.${process.pid}`, JSON.stringify(entries));
  await rename(`${file}.${process.pid}`, file);
}

/**
 * Reads the files of a collection in both languages. What everybody may see goes into the site; what is meant for some
 * roles or some time goes into a file beside the site, from which the server answers those who may see it. Announcements
 * and courses go there all, because the server looks after who has put them away or passed them.
 */
export const entriesOf = (name: EntryCollection): Loader => ({
  name: 'entries',
  load: async (context) => {
    const { folder } = collections[name];
    const pattern = name === 'academy' ? '{de,en}/*/*.md' : '{de,en}/*.md';
    async function publish(): Promise<void> {
      const files = [...loadedEntries.values()].map(writtenEntry);
      const merged = mergeEntries(files, (id) => textParts(schemasOf(name, id).english), isPreview());
      const entries = name === 'academy' ? composeCourses(merged) : merged;
      context.store.clear();
      for (const entry of entries.filter(({ restricted }) => !restricted)) {
        for (const language of ['de', 'en'] as const) {
          context.store.set({ id: `${language}/${entry.id}`, data: entry[language] });
        }
      }
      // Astro warns of a collection that is empty.
      if (context.store.keys().length === 0) context.store.set({ id: 'none', data: {} });
      await writeForServer(context, name, entries);
    }
    const { kept: loadedEntries, store, ready } = collector(publish);
    await glob({
      base: `./src/content/${folder}`,
      pattern,
      generateId: ({ entry }) => entry.replace(/\.md$/, ''),
    }).load({
      ...context,
      store,
      parseData: async ({ id, data, filePath }) => parse(name, id, data, filePath) as typeof data,
    });
    await publish();
    ready();
  },
});
