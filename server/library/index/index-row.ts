import { extensionOf } from '#domain/documents/file-extension.ts';
import type { IndexRow } from '#server/queries/library/library-files.ts';
import { type LibraryPath, parseLibraryPath } from '../library-path.ts';
import { folderWords, searchText, vocabulary } from '../search/search-text.ts';
import type { ScannedFile } from '../sources/library-source.ts';
import type { Described } from './describe-file.ts';

/** A sort directive, `#` and what follows up to a blank, is no text (§9-5). */
const withoutDirective = (description: string): string => description.replace(/^#\S*\s*/, '');

interface FileFinding {
  place: LibraryPath;
  file: ScannedFile;
  described: Described;
  audience: number;
}

/** The path in the library that an editor means by `supersedes`: a name in the same folder, or a path from the top. */
export function supersededPaths({ folder }: LibraryPath, names: readonly string[]): string[] {
  return names.flatMap((name) => parseLibraryPath(name.includes('/') ? name : `${folder}/${name}`)?.path ?? []);
}

/** What the index says of a file, apart from what is inside. */
export function indexRow({ place, file, described: { meta }, audience }: FileFinding) {
  const { path, folder, name } = place;
  const { description, version, shortcuturl = '', validFrom, validUntil, supersedes = [] } = meta;
  const extension = extensionOf(name);
  return {
    path,
    folder,
    name,
    extension,
    audience,
    size: file.size,
    modified: file.modified,
    inode: file.inode,
    metaModified: file.metaModified,
    description: description ?? null,
    version: version ?? null,
    shortcuturl,
    validFrom: validFrom ?? null,
    validUntil: validUntil ?? null,
    supersedes: supersededPaths(place, supersedes).filter((other) => other !== path),
    nameWords: searchText(`${name}, ${version ?? ''}`),
    folderWords: searchText(folderWords(folder)),
    descriptionWords: searchText(withoutDirective(description ?? '')),
  } satisfies Partial<IndexRow>;
}

/** The words of a file's title, each once. */
export const titleVocabulary = ({
  folder,
  name,
  description,
}: {
  folder: string;
  name: string;
  description: string | null;
}) => vocabulary(`${name} ${folderWords(folder)} ${withoutDirective(description ?? '')}`);
