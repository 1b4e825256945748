import type { FileEntry, FileList } from '#contract/file.ts';
import { operatorOfFolder } from '#domain/catalogue/operators.ts';
import { naturalOrder } from '#domain/text/natural-order.ts';
import { notFound } from '../core/errors.ts';
import { folderMetas } from '../queries/library/library-folders.ts';
import {
  changedSince,
  type FolderSum,
  folderSums,
  listFiles,
  markedPaths,
  visibleFiles,
} from '../queries/library/library-list.ts';
import { lastVisits } from '../queries/library/library-visits.ts';
import type { View } from '../queries/library/view.ts';
import { repositoryOf } from './file-entry.ts';
import { parseLibraryPath } from './library-path.ts';
import type { LibraryServices } from './library-services.ts';
import { operatorOf } from './search/search-text.ts';
import { serializeFiles } from './serialize-files.ts';

interface FolderQuery {
  userId: string;
  view: View;
  path: string;
  limit: number;
  offset: number;
}

/** A folder of the library, its folders before its files, or its repositories where the path is empty; 404 where the viewer may see none of it. */
export async function listFolder(services: LibraryServices, folderQuery: FolderQuery): Promise<FileList> {
  const { userId, view, path, limit, offset } = folderQuery;
  if (path === '') return listRepositories(services, userId, view);
  const place = parseLibraryPath(path.replace(/\/$/, ''));
  if (!place || !view.repositories.includes(place.repository)) throw notFound();
  const sums = await folderSums(services.db, view, place.path);
  if (sums.length === 0 && !isEmptyYetAllowed(place.path, view)) return listFile(services, folderQuery, place.path);
  const entries = await folderEntries(services, userId, view, place.path, sums);
  const folders = entries.inside.slice(offset, offset + limit);
  const before = Math.max(0, offset - entries.inside.length);
  const files = await listFiles(services.db, view, place.path, limit - folders.length, before);
  const fileEntries = await serializeFiles(services, userId, view, files.items);
  const lastVisit = entries.visits.get(place.repository);
  return {
    items: [...folders, ...fileEntries],
    total: files.total + entries.inside.length,
    folder: entries.itself,
    ...(lastVisit !== undefined && { lastVisit }),
  };
}

/** True for a folder in which the viewer sees anything, or would once something lies there. */
export async function isVisibleFolder(services: LibraryServices, view: View, path: string): Promise<boolean> {
  const place = parseLibraryPath(path);
  if (!place || !view.repositories.includes(place.repository)) return false;
  return isEmptyYetAllowed(place.path, view) || (await folderSums(services.db, view, place.path)).length > 0;
}

export async function folderEntry(
  services: LibraryServices,
  userId: string,
  view: View,
  folder: string,
): Promise<FileEntry> {
  const sums = await folderSums(services.db, view, folder);
  return (await folderEntries(services, userId, view, folder, sums)).itself;
}

/** A repository, and the own folder of commission statements, are there even while nothing lies in them. */
function isEmptyYetAllowed(path: string, view: View): boolean {
  const [repository = '', trid, ...rest] = path.split('/');
  if (trid === undefined) return true;
  return repository === 'commission-statements' && rest.length === 0 && view.own.includes(trid);
}

/** A path of a file lists that file alone. */
async function listFile(services: LibraryServices, { userId, view }: FolderQuery, path: string): Promise<FileList> {
  const files = await visibleFiles(services.db, view, [path]);
  if (files.length === 0) throw notFound();
  return { items: await serializeFiles(services, userId, view, files), total: files.length };
}

async function listRepositories(services: LibraryServices, userId: string, view: View): Promise<FileList> {
  const { inside } = await folderEntries(services, userId, view, '', await folderSums(services.db, view, ''));
  const items = view.repositories.map((name) => inside.find(({ path }) => path === name) ?? emptyFolder(name));
  return { items, total: items.length };
}

const emptyFolder = (path: string): FileEntry => ({
  name: path.split('/').at(-1) ?? '',
  path,
  type: path.includes('/') ? 'folder' : 'repository',
  modified: 0,
  size: 0,
  extension: '',
  mimetype: '',
  icon: 'folder',
  properties: { shortcuturl: '' },
  repository: repositoryOf(path),
  files: 0,
});

/** A folder and those directly in it, with sums over all that the viewer sees below them. */
async function folderEntries(
  services: LibraryServices,
  userId: string,
  view: View,
  folder: string,
  sums: readonly FolderSum[],
) {
  const inside = new Map<string, FileEntry>();
  const itself = emptyFolder(folder);
  const childOf = (path: string): string | undefined => {
    if (path === folder) return undefined;
    const rest = folder === '' ? path : path.slice(folder.length + 1);
    const [name = ''] = rest.split('/', 1);
    return folder === '' ? name : `${folder}/${name}`;
  };
  for (const sum of sums) {
    const path = childOf(sum.folder);
    const entry = path === undefined ? undefined : (inside.get(path) ?? emptyFolder(path));
    if (entry && path !== undefined) inside.set(path, entry);
    for (const one of [itself, entry]) if (one) add(one, sum);
  }
  const visits = await lastVisits(services.db, userId);
  for (const [repository, since] of visits) {
    if (folder !== '' && repositoryOf(folder) !== repository) continue;
    for (const { folder: path, files } of await changedSince(services.db, view, folder || repository, since)) {
      const entry = inside.get(childOf(path) ?? '');
      for (const one of [itself, entry]) if (one) one.newFiles = (one.newFiles ?? 0) + files;
    }
  }
  const marked = await markedPaths(services.db, userId, [folder, ...inside.keys()]);
  const metas = await folderMetas(services.db, [folder, ...inside.keys()]);
  for (const entry of [itself, ...inside.values()]) {
    if (marked.has(entry.path)) entry.followed = true;
    if (entry.newFiles) entry.isNew = true;
    const operator = operatorOf(entry.path);
    const [, code = '', ...below] = entry.path.split('/');
    if (operator && code && below.length === 0) {
      entry.description = operator;
      // Pages know the names of operators with a card of the site; of others the server says it.
      if (operatorOfFolder(code)) entry.title = operator;
    }
    const folderMeta = metas.find((meta) => meta.folder === entry.path);
    // Of a folder in which the viewer sees nothing, what it is about is not said either.
    if (!folderMeta || !entry.files) continue;
    if (folderMeta.title !== null) entry.title = folderMeta.title;
    if (folderMeta.description !== null) entry.description = folderMeta.description;
  }
  const byName = [...inside.values()].sort((a, b) => naturalOrder(a.name, b.name));
  return { itself, inside: byName, visits };
}

function add(entry: FileEntry, { files, bytes, newest }: FolderSum): void {
  entry.files = (entry.files ?? 0) + files;
  entry.size += bytes;
  entry.modified = Math.max(entry.modified, newest);
}
