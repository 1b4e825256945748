import { computed, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { listFolder, markFavourite, markFollowed, recordVisit } from '#api/library.ts';
import type { FileEntry, FileList } from '#contract/file.ts';
import { mayAccess } from '#domain/access/access.ts';
import { accessOf } from '#domain/access/routes.ts';
import {
  type BrowserRoute,
  browserOf,
  entryOf,
  folderRows,
  isWithin,
  startOf,
} from '#domain/documents/file-browser.ts';
import type { Owner } from '../data/list-cache.ts';
import { type Loadable, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $foundation } from '../foundation/foundation.ts';
import { $dataScope } from '../session/data-scope.ts';
import { $userRoles } from '../session/session.ts';
import { fileQuery } from './file-view.ts';

/** A folder's answer with the path that it answers. */
export interface FolderPage extends FileList {
  path: string;
}

export interface FileBrowserStore {
  /** The folder that the address names; undefined until the foundation is known. */
  $path: ReadableAtom<string | undefined>;
  $page: ReadableAtom<Loadable<FolderPage>>;
  reload(): Promise<void>;
  /** Goes into a folder, as a step for the Back button. */
  open(path: string): void;
  /** Throws ApiError, and then shows what was before. */
  setFavourite(entry: FileEntry, on: boolean): Promise<void>;
  setFollowed(on: boolean): Promise<void>;
}

/** All entries of a folder, however many answers they take: each once, also where a file that came meanwhile has moved them on. */
async function wholeFolder(owner: Owner, path: string): Promise<FileList> {
  const first = await listFolder(owner.trid, path, { _limit: folderRows });
  const byPath = new Map(first.items.map((entry) => [entry.path, entry]));
  for (let offset = first.items.length; offset < first.total && $dataScope.get() === owner; ) {
    const next = await listFolder(owner.trid, path, { _limit: folderRows, _offset: offset });
    if (next.items.length === 0) break;
    for (const entry of next.items) byPath.set(entry.path, entry);
    offset += next.items.length;
  }
  return { ...first, items: [...byPath.values()] };
}

/** The repositories of the page among all that the user may see, each with the path at which it is entered. */
const ofPage = (route: BrowserRoute, trid: string, { items }: FileList): FileEntry[] =>
  browserOf(route).repositories.flatMap((name) => {
    const repository = items.find(({ path }) => path === name);
    return repository ? [{ ...repository, path: entryOf(name, trid) }] : [];
  });

/** The folders of one page of the library, as the address names them. */
export function fileBrowser(route: BrowserRoute): FileBrowserStore {
  const $path = computed([fileQuery.$query, $dataScope], ({ folder }, owner) =>
    owner ? folder || startOf(route, owner.trid) : undefined,
  );
  /** Folders that were open before, shown at once when one comes back to them. */
  const cachedFolders = new Map<string, FolderPage>();

  async function load(): Promise<FolderPage> {
    const [owner, path] = [$dataScope.get(), $path.get()];
    if (!owner || path === undefined) throw new Error('No foundation is selected');
    // The page is about to be left; its folder would only be refused.
    if (!mayAccess(accessOf(route), $userRoles.get(), $foundation.get()?.type ?? '')) throw new ApiError(403);
    if (!isWithin(route, path, owner.trid)) throw new ApiError(404);
    const answer = await wholeFolder(owner, path);
    const items = path === '' ? ofPage(route, owner.trid, answer) : answer.items;
    const page = { ...answer, items, path };
    if ($dataScope.get() !== owner) return page;
    // What counts is that the user saw it; the marks of this visit stay without it.
    if (path !== '' && !cachedFolders.has(path)) void recordVisit(path).catch(() => {});
    cachedFolders.set(path, page);
    return page;
  }

  const list = loader(
    load,
    () => cachedFolders.get($path.get() ?? ''),
    (page) => page.path === $path.get(),
  );

  let lastOwner: Owner | undefined;
  onActive(list.$value, [$dataScope, $path], () => {
    const owner = $dataScope.get();
    if (owner !== lastOwner) {
      list.reset();
      cachedFolders.clear();
      if (lastOwner && owner && !isWithin(route, $path.get() ?? '', owner.trid)) fileQuery.set({ folder: '' });
      lastOwner = owner;
    }
    if (!owner) return;
    if (cachedFolders.has($path.get() ?? '')) list.reset();
    void list.reload();
  });

  /** Shows a mark before the server has it, and takes it back where it refuses. */
  async function mark(on: boolean, marked: (page: FolderPage, on: boolean) => FolderPage, call: () => Promise<void>) {
    const path = $path.get();
    const show = (state: boolean) =>
      list.change((page) => {
        if (page.path !== path) return page;
        const markedPage = marked(page, state);
        cachedFolders.set(path, markedPage);
        return markedPage;
      });
    show(on);
    try {
      await call();
      // An answer that was asked for before may have come meanwhile.
      show(on);
    } catch (cause) {
      show(!on);
      throw cause;
    }
  }

  return {
    $path,
    $page: list.$value,
    reload: list.reload,
    open(path) {
      const owner = $dataScope.get();
      const start = owner && path === startOf(route, owner.trid);
      fileQuery.set({ folder: start ? '' : path, show: '', sort: '' }, 'push');
    },
    setFavourite: ({ path }, on) =>
      mark(
        on,
        (page, favourite) => ({
          ...page,
          items: page.items.map((item) => (item.path === path ? { ...item, favourite } : item)),
        }),
        () => markFavourite({ path, on }),
      ),
    setFollowed: (on) =>
      mark(
        on,
        (page, followed) => ({ ...page, ...(page.folder && { folder: { ...page.folder, followed } }) }),
        () => markFollowed({ path: $path.get() ?? '', on }),
      ),
  };
}
