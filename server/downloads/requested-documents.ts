import { notFound, tooLarge } from '../core/errors.ts';
import { parseLibraryPath } from '../library/library-path.ts';
import { type LibraryFile, versionById } from '../queries/library/library-files.ts';
import { filesBelow, visibleFiles } from '../queries/library/library-list.ts';
import { viewOf } from '../queries/library/library-view.ts';
import type { View } from '../queries/library/view.ts';
import type { LibraryDownloadFile } from './download.ts';
import type { DownloadServices } from './download-services.ts';

interface User {
  id: string;
  roles: readonly string[];
}

/** What one archive may hold: files, and bytes (a ZIP of this form ends at 4 GB). */
const maxFiles = 2000;
const maxBytes = 4_000_000_000;

const versionPattern = /^versions\/([0-9a-f-]{36})$/;

export const isDocumentPath = (path: string): boolean =>
  versionPattern.test(path) || parseLibraryPath(path) !== undefined;

/** The file or earlier version at a path. Throws 404 where there is none that the user may see, or only a link. */
export async function documentAt(services: DownloadServices, user: User, path: string): Promise<LibraryDownloadFile> {
  const view = await viewOf(services.db, user);
  const [, versionId] = versionPattern.exec(path) ?? [];
  if (versionId) return earlierVersion(services, view, versionId);
  const place = parseLibraryPath(path);
  const [file] = place ? await visibleFiles(services.db, view, [place.path]) : [];
  if (file?.shortcuturl !== '') throw notFound();
  return readable(services, file);
}

/** Files at paths and below folders, each once; links are left out. Throws 404 where one of the paths shows the user nothing. */
export async function documentsAt(services: DownloadServices, user: User, paths: readonly string[]) {
  const view = await viewOf(services.db, user);
  const fileByPath = new Map<string, LibraryFile>();
  for (const path of paths) {
    const place = parseLibraryPath(path);
    if (!place) throw notFound();
    const single = await visibleFiles(services.db, view, [place.path]);
    const files = single.length > 0 ? single : await filesBelow(services.db, view, place.path, maxFiles + 1);
    if (files.length === 0) throw notFound();
    for (const file of files) if (file.shortcuturl === '') fileByPath.set(file.path, file);
  }
  const files = [...fileByPath.values()];
  if (files.length === 0) throw notFound();
  if (files.length > maxFiles || files.reduce((sum, { size }) => sum + size, 0) > maxBytes) throw tooLarge();
  const documents: LibraryDownloadFile[] = [];
  for (const file of files) documents.push(await readable(services, file));
  return documents;
}

const versionFieldOf = ({ version }: { version: string | null }) => version !== null && { version };

async function earlierVersion(services: DownloadServices, view: View, id: string): Promise<LibraryDownloadFile> {
  const version = await versionById(services.db, id);
  const [file] = version ? await visibleFiles(services.db, view, [version.path]) : [];
  if (!version || !file) throw notFound();
  const { path, hash, size, modified } = version;
  return { kind: 'library', path, name: file.name, hash, size, modified, ...versionFieldOf(version) };
}

async function readable(services: DownloadServices, file: LibraryFile): Promise<LibraryDownloadFile> {
  if (file.hash === null) await services.library.readNow(file.path);
  const [read] = file.hash === null ? await visibleFiles(services.db, allOf(file), [file.path]) : [file];
  if (!read?.hash) throw notFound();
  const { path, name, hash, size, modified, crc } = read;
  return { kind: 'library', path, name, hash, size, modified, ...versionFieldOf(read), ...(crc !== null && { crc }) };
}

/** The view of exactly one file's audience, which was granted before. */
const allOf = ({ audience }: LibraryFile): View => ({
  audiences: new Map([[audience, '']]),
  repositories: [],
  own: [],
  trids: [],
});
