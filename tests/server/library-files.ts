import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileEntry, FileList } from '../../src/contract/file.ts';
import type { Portal, Session } from './portal.ts';

/** Writes files into the library of a portal; `time` (ms) becomes the time of their last change. */
export function writeFiles(portal: Portal, files: Record<string, string | Buffer>, time?: number): void {
  for (const [path, content] of Object.entries(files)) {
    const place = join(portal.config.libraryDir, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
    if (time !== undefined) utimesSync(place, time / 1000, time / 1000);
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
