import type { ContentFault, EditedCollection } from '#contract/content/edited-content.ts';
import { checkContent } from '../check/check-content.ts';
import type { Fault } from '../check/fault.ts';
import { readFrontMatter } from '../check/front-matter.ts';
import type { StoredSources } from '../content-sources.ts';
import { type EntrySource, pathOf } from '../entry-source.ts';
import { faultInEnglish } from './fault-in-english.ts';

const keyOf = ({ file, field, says }: Fault) => `${file}\n${field}\n${says}`;

/** A lesson may be published before its course names it: until then no page shows it. */
const isOfUnusedLesson = ({ says }: Fault) =>
  says.startsWith('Die Lektion steht in keinem Kapitel') || says.startsWith('Im Ordner fehlt die Datei course.md');

function check(files: ReadonlyMap<string, string>, { pages, publicFiles }: StoredSources, pictures: readonly string[]) {
  const all = [...files].map(([path, source]) => ({ path, source }));
  const surroundings = { pages: new Set(pages), publicFiles: new Set([...publicFiles, ...pictures]) };
  return checkContent(all, surroundings, '').filter((fault) => !isOfUnusedLesson(fault));
}

const earlierFaults = new WeakMap<ReadonlyMap<string, string>, Set<string>>();

/** What is wrong already, of which no editor is told. */
function faultsBefore(files: ReadonlyMap<string, string>, sources: StoredSources, pictures: readonly string[]) {
  const before = earlierFaults.get(files) ?? new Set(check(files, sources, pictures).map(keyOf));
  earlierFaults.set(files, before);
  return before;
}

interface Checked {
  readonly collection: EditedCollection;
  readonly id: string;
  readonly source: EntrySource;
  /** All files as they are now. */
  readonly files: ReadonlyMap<string, string>;
  readonly sources: StoredSources;
  /** Addresses of pictures that editors brought. */
  readonly pictures: readonly string[];
}

/** What is wrong in an entry as it would be published, by the rules of the build, and what it would break elsewhere. */
export function faultsOfEntry({ collection, id, source, files, sources, pictures }: Checked): ContentFault[] {
  const paths = { de: pathOf(collection, 'de', id), en: pathOf(collection, 'en', id) };
  const after = new Map(files);
  for (const language of ['de', 'en'] as const) {
    const text = source[language];
    if (text === null) after.delete(paths[language]);
    else after.set(paths[language], text);
  }
  const before = faultsBefore(files, sources, pictures);
  return check(after, sources, pictures).flatMap((fault): ContentFault[] => {
    const { file, field, says, line } = fault;
    const language = file === paths.en ? 'en' : 'de';
    const isOwn = file === paths.de || file === paths.en;
    if (!isOwn && before.has(keyOf(fault))) return [];
    const below = source[language] === null ? 1 : readFrontMatter(source[language] ?? '', () => undefined).textLine;
    return [
      {
        language: file.includes('/en/') ? 'en' : 'de',
        field,
        ...(isOwn && field === '' && line >= below && { line: Math.max(1, line - below) }),
        says: { de: says, en: faultInEnglish(says) },
        ...(!isOwn && { file }),
      },
    ];
  });
}
