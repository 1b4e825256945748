import { isRepository, type RepositoryName } from '#domain/documents/library.ts';

export interface LibraryPath {
  /** Composed letters, single slashes, without one at either end. */
  path: string;
  repository: RepositoryName;
  folder: string;
  name: string;
}

const longest = 1000;
/** Control characters, bidi overrides and other invisible ones, lone surrogates. */
const unwanted = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\\]/u;

/** What Windows and macOS lay into folders for themselves. */
const systemName =
  /^(?:desktop\.ini|(?:eh)?thumbs(?:_vista)?\.db|\$recycle\.bin|system volume information|__macosx|icon\r)$/i;

/** True for a name that the library shows: no hidden file, nothing invisible, no leftover of an editor or a copy. */
export const isShownName = (name: string): boolean =>
  name !== '' &&
  !name.startsWith('.') &&
  !name.startsWith('~$') &&
  !systemName.test(name) &&
  !/\.(?:part|tmp|crdownload|swp)$|~$/i.test(name) &&
  !unwanted.test(name) &&
  name === name.trim();

/** Reads a path as the file browser names it; undefined where it can name nothing in the library. */
export function parseLibraryPath(text: string): LibraryPath | undefined {
  if (text.length > longest) return undefined;
  const segments = text.normalize('NFC').split('/');
  const [repository = ''] = segments;
  if (!isRepository(repository) || !segments.every(isShownName)) return undefined;
  return {
    path: segments.join('/'),
    repository,
    folder: segments.slice(0, -1).join('/'),
    name: segments.at(-1) ?? '',
  };
}
