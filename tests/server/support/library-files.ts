import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileEntry, FileList } from '#contract/file.ts';
import { day, openPortal, type Portal, type Session } from './portal.ts';
import { openS3Server, type S3Server } from './s3-server.ts';

/** Where a library may lie; what it does is the same in both. */
export const libraryPlaces = ['folder', 'bucket'] as const;
const prefix = 'library';
const stores = new WeakMap<object, S3Server>();

/** A portal with its library in a folder, or in a bucket that also holds all other files. */
export async function openLibrary(place: (typeof libraryPlaces)[number], env: Record<string, string> = {}) {
  if (place === 'folder') return openPortal(env);
  const s3 = await openS3Server();
  const portal = await openPortal({ ...s3.env, LIBRARY_S3_PREFIX: prefix, ...env });
  const { close } = portal;
  portal.close = async () => {
    await close();
    await s3.down();
  };
  stores.set(portal, s3);
  return portal;
}

/** The store behind a portal that keeps its library in a bucket. */
export function storeOf(portal: Portal): S3Server {
  const s3 = stores.get(portal);
  if (!s3) throw new Error('no bucket');
  return s3;
}

/** Gives a file another place, as editors do. */
export function moveFile(portal: Portal, from: string, to: string): void {
  const s3 = stores.get(portal);
  const { libraryDir } = portal.config;
  if (!s3) {
    mkdirSync(dirname(join(libraryDir, to)), { recursive: true });
    renameSync(join(libraryDir, from), join(libraryDir, to));
    return;
  }
  s3.store.put(`${prefix}/${to}`, s3.store.objects.get(`${prefix}/${from}`)?.bytes ?? '');
  s3.store.objects.delete(`${prefix}/${from}`);
}

/** Deletes a file, or a folder with all that is in it. */
export function removeFiles(portal: Portal, path: string): void {
  const s3 = stores.get(portal);
  if (!s3) rmSync(join(portal.config.libraryDir, path), { recursive: true });
  const keys = [...(s3?.store.objects.keys() ?? [])];
  for (const key of keys) if (`${key}/`.startsWith(`${prefix}/${path}/`)) s3?.store.objects.delete(key);
}

let writes = 0;
/**
 * One day before the portal's clock, independent of the real date, and later with each write so that a change is
 * visible.
 */
const dayBefore = (portal: Portal): number => portal.now() - day + ++writes * 1000;

/** Writes files into the library of a portal; `time` (ms) becomes the time of their last change, else it is the day before. */
export function writeFiles(
  portal: Portal,
  files: Record<string, string | Buffer>,
  time: number = dayBefore(portal),
): void {
  const s3 = stores.get(portal);
  for (const [path, content] of Object.entries(files)) {
    s3?.store.put(`${prefix}/${path}`, content, time);
    if (s3) continue;
    const place = join(portal.config.libraryDir, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
    utimesSync(place, time / 1000, time / 1000);
  }
}

/** The same, and waits until the index says so. */
export async function putFiles(portal: Portal, files: Record<string, string | Buffer>, time?: number): Promise<void> {
  writeFiles(portal, files, time);
  await portal.services.library.rescan();
}

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** The calls about the library, made with one session. */
export function libraryCalls(session: Session) {
  const browse = (path: string, query: Record<string, string>) =>
    session.get(`/public/filebrowser/${encoded(path)}`, { query });
  const items = async (path: string, query: Record<string, string>) => {
    const answer = await browse(path, query);
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
    return answer.json<FileList>();
  };
  return {
    ...session,
    browse,
    list: (path: string, query: Record<string, string> = {}) => items(path, { _action: 'list', ...query }),
    search: (search: string, query: Record<string, string> = {}) => items('', { _action: 'search', search, ...query }),
    quick: (search: string, query: Record<string, string> = {}) => items('', { _action: 'quick', search, ...query }),
    entry: async (path: string): Promise<FileEntry | undefined> => {
      const answer = await browse(path, { _action: 'list' });
      return answer.statusCode === 200 ? answer.json<FileList>().items[0] : undefined;
    },
    /** A token for one document, or with several paths for their archive. */
    oneTime: (...paths: string[]) =>
      session.post(
        '/public/onetimeaction',
        paths.length === 1 ? { _action: 'downloadFile', path: paths[0] } : { _action: 'downloadArchiveFile', paths },
      ),
  };
}
export type LibraryCalls = ReturnType<typeof libraryCalls>;

export const paths = ({ items }: { items: readonly { path: string }[] }): string[] => items.map(({ path }) => path);
