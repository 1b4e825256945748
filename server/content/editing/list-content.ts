import { type EditedCollection, editedCollections, type ListedContent } from '#contract/content/edited-content.ts';
import { type DraftRow, latestVersions, listDrafts, type VersionRow } from '#server/queries/content/edited-content.ts';
import { placeOf } from '../check/placement.ts';
import { digestOf, type EntrySource, sideOf } from '../entry-source.ts';
import { fileSourceOf, keyOf } from '../published-entries.ts';
import type { EditingServices } from './editing-services.ts';
import { publishedAudience } from './published-audience.ts';

export interface EntryName {
  readonly collection: EditedCollection;
  readonly id: string;
}

/** All that is known of an entry. */
export interface KnownEntry extends EntryName {
  readonly file?: EntrySource | undefined;
  readonly latest?: VersionRow | undefined;
  readonly draft?: DraftRow | undefined;
}

const isEdited = (collection: string): collection is EditedCollection =>
  (editedCollections as readonly string[]).includes(collection);

/** Every entry of the collections that are edited here: of files, published, typed. */
export async function knownEntries({ db, content }: EditingServices): Promise<KnownEntry[]> {
  const [{ files }, versions, drafts] = await Promise.all([content.sources.read(), latestVersions(db), listDrafts(db)]);
  const sources = new Map(files.map(({ path, source }) => [path, source]));
  const names = new Map<string, EntryName>();
  for (const { path } of files) {
    const placed = placeOf(path);
    if (typeof placed === 'string' || placed.language !== 'de' || !isEdited(placed.collection)) continue;
    const name = { collection: placed.collection, id: placed.id };
    names.set(keyOf(name), name);
  }
  for (const { collection, entry: id } of [...versions, ...drafts])
    names.set(keyOf({ collection, id }), { collection, id });
  const of = <T extends { collection: string; entry: string }>(rows: readonly T[], name: EntryName) =>
    rows.find(({ collection, entry }) => collection === name.collection && entry === name.id);
  return [...names.values()].map((name) => ({
    ...name,
    file: fileSourceOf(sources, name.collection, name.id),
    latest: of(versions, name),
    draft: of(drafts, name),
  }));
}

const baseOf = (file: EntrySource | undefined): string | null => (file ? digestOf(file) : null);

/** True for a file that was changed after it was edited here, and does not say the same. */
export function isFileNewer({ file, latest, draft }: KnownEntry): boolean {
  const base = baseOf(file);
  if (base === null) return false;
  if (draft && draft.base !== base) return true;
  return latest?.kind === 'edit' && latest.base !== base && digestOf(latest) !== base;
}

export function stateOf({ file, latest }: KnownEntry): ListedContent['state'] {
  if (latest?.kind === 'hide') return 'hidden';
  if (latest?.kind !== 'edit') return file ? 'file' : 'draft';
  if (!file) return 'new';
  return digestOf(latest) === digestOf(file) ? 'file' : 'edited';
}

/** What readers see, and what they would see of one that is hidden. */
export const shownSource = ({ file, latest }: KnownEntry): EntrySource | undefined =>
  latest?.kind === 'edit' ? latest : file;

export function titleOf(entry: KnownEntry): string {
  const source = entry.draft ?? shownSource(entry);
  const { title } = source ? sideOf(source.de).fields : {};
  return typeof title === 'string' && title !== '' ? title : entry.id;
}

function listed(entry: KnownEntry): ListedContent {
  const { collection, id, latest, draft } = entry;
  const source = shownSource(entry) ?? draft;
  return {
    ...{ collection, id, title: titleOf(entry), state: stateOf(entry), isFileNewer: isFileNewer(entry) },
    ...(latest && { published: { by: latest.author, time: latest.time } }),
    ...(draft && { draft: { by: draft.author, time: draft.time } }),
    ...(source && publishedAudience(collection, source)),
    isGermanOnly: !source?.en,
  };
}

export const listContent = async (services: EditingServices): Promise<ListedContent[]> =>
  (await knownEntries(services)).map(listed);
