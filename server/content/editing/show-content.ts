import { diffLines } from 'diff';
import type { ChangedLine, ContentComparison, ContentPreview, ContentTexts } from '#contract/content/edited-content.ts';
import { notFound } from '#server/core/errors.ts';
import { versionsOf } from '#server/queries/content/edited-content.ts';
import { fileOf, pathOf, sideOf, sourceOf } from '../entry-source.ts';
import { entriesOfUnit, fileSourceOf, unitOf } from '../published-entries.ts';
import { faultsOfEntry } from './content-faults.ts';
import type { EditingServices } from './editing-services.ts';
import { surroundingsOf, withoutDraftMark } from './entry-checks.ts';
import { type EntryName, knownEntries, shownSource } from './list-content.ts';

function linesOf(before: string, after: string): ChangedLine[] {
  return diffLines(before, after).flatMap(({ value, added, removed }) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => ({ kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const), text })),
  );
}

/** A version beside the one before it; the first beside the file that it was written over. */
export async function compareContent(
  { db, content }: EditingServices,
  { collection, id }: EntryName,
  number: number,
): Promise<ContentComparison> {
  const versions = await versionsOf(db, { collection, id });
  const at = versions.findIndex((one) => one.number === number);
  const version = versions[at];
  if (!version) throw notFound();
  const { files } = await content.sources.read();
  const file = fileSourceOf(new Map(files.map((one) => [one.path, one.source])), collection, id);
  const before = versions[at + 1] ?? file;
  const clean = (source: string | null | undefined) => (source ? fileOf(sideOf(source)) : '');
  return {
    number,
    changes: { de: linesOf(clean(before?.de), clean(version.de)), en: linesOf(clean(before?.en), clean(version.en)) },
  };
}

/** The entry as its readers would get it, and what is wrong with it. */
export async function previewContent(
  services: EditingServices,
  name: EntryName,
  texts: ContentTexts,
): Promise<ContentPreview> {
  const source = sourceOf(withoutDraftMark(texts));
  const around = await surroundingsOf(services);
  const faults = faultsOfEntry({ ...name, source, ...around });
  const files = new Map(around.files);
  for (const language of ['de', 'en'] as const) {
    const path = pathOf(name.collection, language, name.id);
    const text = source[language];
    if (text === null) files.delete(path);
    else files.set(path, text);
  }
  try {
    const collection = name.collection === 'lessons' ? 'academy' : name.collection;
    const sources = { files, images: await services.content.images() };
    const [entry] = entriesOfUnit(
      collection,
      unitOf(name),
      sources,
      name.collection === 'lessons' ? name.id : undefined,
    );
    return { ...(entry && { de: entry.de, en: entry.en }), faults };
  } catch {
    return { faults };
  }
}

/** The entry as it is shown, as files for the repository. */
export async function contentFilesFor(services: EditingServices, { collection, id }: EntryName) {
  const entry = (await knownEntries(services)).find((one) => one.collection === collection && one.id === id);
  const source = entry && shownSource(entry);
  if (!source) throw notFound();
  return (['de', 'en'] as const).flatMap((language) => {
    const text = source[language];
    return text === null ? [] : [{ path: `src/content/${pathOf(collection, language, id)}`, source: text }];
  });
}
