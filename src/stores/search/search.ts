import { computed } from 'nanostores';
import { markFavourite, searchFiles } from '#api/library.ts';
import type { FileEntry, FileList } from '#contract/file.ts';
import { repositoriesFor } from '#domain/documents/library.ts';
import { readSearchView, searchCall, searchDefaults } from '#domain/documents/search-view.ts';
import { queryStore } from '../data/address-query.ts';
import type { Owner } from '../data/list-cache.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $foundation } from '../foundation/foundation.ts';
import { $dataScope } from '../session/data-scope.ts';
import { $userRoles } from '../session/session.ts';

/** What is searched for, as it stands in the address. */
export const searchQuery = queryStore(searchDefaults);
export const $searchView = computed(searchQuery.$query, readSearchView);

/** Hits with the view that they answer. */
interface FoundFiles extends FileList {
  view: string;
}

/** The fixed list of §7-14: what the user may see on behalf of the selected foundation. */
const $repositories = computed([$userRoles, $foundation], (roles, foundation) =>
  repositoriesFor(roles, [foundation?.type ?? '']),
);

const $viewKey = computed($searchView, (view) => JSON.stringify(view));

/** A link may name a page that is no more. */
function stayWithin(total: number): void {
  const { page, rows } = $searchView.get();
  const last = Math.max(1, Math.ceil(total / rows));
  if (page > last) searchQuery.set({ page: String(last) });
}

async function load(): Promise<FoundFiles> {
  const owner = $dataScope.get();
  if (!owner) throw new Error('No foundation is selected');
  const view = $viewKey.get();
  const result = await searchFiles(owner.trid, searchCall($searchView.get(), $repositories.get(), Date.now()));
  if (view === $viewKey.get()) stayWithin(result.total);
  return { ...result, view };
}

// Hits of another search are no answer to this one.
const list = loader(load, undefined, ({ view }) => view === $viewKey.get());

/** Documents that match the search in the address, for the selected foundation; loads while a screen shows it. */
export const $foundFiles = list.$value;
export const searchAgain = list.reload;

/** Marks a hit as a favourite before the server has it, and takes it back where it refuses. Throws ApiError. */
export async function setFoundFavourite({ path }: FileEntry, on: boolean): Promise<void> {
  const show = (favourite: boolean) =>
    list.change((fileList) => ({
      ...fileList,
      items: fileList.items.map((item) => (item.path === path ? { ...item, favourite } : item)),
    }));
  show(on);
  try {
    await markFavourite({ path, on });
    // An answer that was asked for before may have come meanwhile.
    show(on);
  } catch (cause) {
    show(!on);
    throw cause;
  }
}

/** True while the hits shown answer an earlier search than the one in the address. */
export const $foundOutdated = computed(
  [$foundFiles, $viewKey],
  (filesValue, view) => filesValue.state === 'ready' && filesValue.value.view !== view,
);

let lastOwner: Owner | undefined;
onActive($foundFiles, [$dataScope, $viewKey], () => {
  const owner = $dataScope.get();
  if (owner !== lastOwner) {
    list.reset();
    if (lastOwner && $searchView.get().page > 1) searchQuery.set({ page: '1' });
    lastOwner = owner;
  }
  if (!owner) return;
  if ($searchView.get().search) void list.reload();
  else list.reset();
});
