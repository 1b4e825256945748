import type { ContentTexts } from '#contract/content/edited-content.ts';
import { listImages } from '#server/queries/content/content-images.ts';
import type { StoredSources } from '../content-sources.ts';
import type { EntrySource } from '../entry-source.ts';
import { filesWith } from '../published-entries.ts';
import { faultsOfEntry } from './content-faults.ts';
import type { EditingServices } from './editing-services.ts';
import type { EntryName } from './list-content.ts';

/** Whether something is published is not said in its fields here. */
export function withoutDraftMark({ de, en }: ContentTexts): ContentTexts {
  const { draft: _mark, ...fields } = de.fields;
  return { de: { ...de, fields }, ...(en && { en }) };
}

let cached: { readonly of: readonly unknown[]; readonly files: ReadonlyMap<string, string> } | undefined;

/** All files with what is published; the same object until something else is. */
function filesNow({ content }: EditingServices, sources: StoredSources): ReadonlyMap<string, string> {
  const of = [sources, content.published];
  if (!cached?.of.every((part, at) => part === of[at]))
    cached = { of, files: filesWith(sources.files, content.published) };
  return cached.files;
}

export async function surroundingsOf(services: EditingServices) {
  const [sources, pictures] = await Promise.all([services.content.sources.read(), listImages(services.db)]);
  const files = filesNow(services, sources);
  return { sources, files, pictures: pictures.map((name) => `/images/${name}`) };
}

export async function faultsOf(services: EditingServices, { collection, id }: EntryName, source: EntrySource) {
  return faultsOfEntry({ collection, id, source, ...(await surroundingsOf(services)) });
}
