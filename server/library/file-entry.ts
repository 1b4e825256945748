import type { FileEntry } from '#contract/file.ts';
import { downloadPath } from '../files/download-path.ts';
import { fileType } from '../files/inspection/file-type.ts';
import type { LibraryFile, LibraryVersion } from '../queries/library/library-files.ts';

/** What is known about files beside their own rows. */
interface FileContext {
  /** `YYYY-MM-DD` in Berlin. */
  today: string;
  /** When the user visited repositories last. */
  visits: ReadonlyMap<string, number>;
  /** Paths that the user marked. */
  marked: ReadonlySet<string>;
  superseded: ReadonlySet<string>;
  replacements: ReadonlyMap<string, { name: string; path: string }>;
  /** Files that others take the place of, by their paths; only those that the viewer sees. */
  replaced: ReadonlyMap<string, { name: string; path: string }>;
  versions: readonly LibraryVersion[];
}

const fieldIfSet = <K extends string, V>(key: K, value: V | null | undefined) =>
  (value === null || value === undefined ? {} : { [key]: value }) as Partial<Record<K, V>>;

/** Where an earlier version is downloaded. */
const versionPath = (id: string): string => `versions/${id}`;

export const repositoryOf = (path: string): string => path.split('/', 1)[0] ?? '';

const isNewFor = (visits: ReadonlyMap<string, number>, { path, changed }: { path: string; changed: number }) => {
  const since = visits.get(repositoryOf(path));
  return since !== undefined && changed > since;
};

/** A file of the library as lists and searches show it. */
export function libraryEntry(file: LibraryFile, around: FileContext): FileEntry {
  const { name, path, modified, size, extension, shortcuturl, validUntil } = file;
  const type = fileType(name);
  const superseded = around.superseded.has(path);
  const earlier = around.versions.filter((version) => version.path === path);
  const replaces = file.supersedes.flatMap((old) => around.replaced.get(old) ?? []);
  return {
    name,
    path,
    type: 'file',
    modified,
    size,
    extension,
    mimetype: type.mimetype,
    icon: shortcuturl === '' ? type.icon : 'link',
    properties: { shortcuturl },
    repository: repositoryOf(path),
    ...(shortcuturl === '' && { fileurl: downloadPath(name) }),
    ...fieldIfSet('description', file.description),
    ...fieldIfSet('version', file.version),
    ...fieldIfSet('validFrom', file.validFrom),
    ...fieldIfSet('validUntil', validUntil),
    ...(isNewFor(around.visits, file) && { isNew: true }),
    ...(around.marked.has(path) && { favourite: true }),
    ...(validUntil !== null && validUntil < around.today && { expired: true }),
    ...(superseded && { superseded }),
    ...fieldIfSet('supersededBy', around.replacements.get(path)),
    ...(replaces.length > 0 && { supersedes: replaces }),
    ...(earlier.length > 0 && {
      earlier: earlier.map((version) => ({
        path: versionPath(version.id),
        modified: version.modified,
        size: version.size,
        ...fieldIfSet('version', version.version),
      })),
    }),
  };
}
