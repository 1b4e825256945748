import { ApiError } from '#api/api-error.ts';
import * as api from '#api/list-views.ts';
import type { ListView, ListViewBody, ListViewMarks } from '#contract/list-view.ts';
import { $dataScope } from '../session/data-scope.ts';
import { queryStore } from './address-query.ts';
import { ownedLoader } from './owned-loader.ts';

/** The views of all lists that the user sees, by name. */
export const listViews = ownedLoader('list-views', ({ trid }) => api.readListViews(trid));

/** The view that was opened last; what has changed since then is told from it. */
export const viewAddress = queryStore({ view: '' });

function trid(): string {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner.trid;
}

const byName = (one: ListView, other: ListView): number => one.name.localeCompare(other.name, 'de');

/** Puts a view into its place; of two defaults of a list the newer one stays. */
function place(view: ListView): void {
  listViews.change((views) =>
    [
      ...views
        .filter(({ id }) => id !== view.id)
        .map((other) => (view.isDefault && other.list === view.list ? { ...other, isDefault: false } : other)),
      view,
    ].toSorted(byName),
  );
}

function forget({ id }: ListView): void {
  listViews.change((views) => views.filter((view) => view.id !== id));
  if (viewAddress.$query.get().view === id) viewAddress.set({ view: '' });
}

const isMarked = ({ isPinned, isDefault }: ListViewMarks, view: ListView): boolean =>
  isPinned === view.isPinned && isDefault === view.isDefault;

/** Pins a view or makes it the first of its list. Throws ApiError. */
export async function markListView(view: ListView, { isPinned, isDefault }: ListViewMarks): Promise<ListView> {
  const marked = isMarked({ isPinned, isDefault }, view)
    ? view
    : await api.markListView(trid(), view.id, { isPinned, isDefault });
  place(marked);
  return marked;
}

/** Saves a view and opens it. Throws ApiError. */
export async function createListView(body: ListViewBody, marks: ListViewMarks, idempotencyKey: string): Promise<void> {
  const view = await api.createListView(trid(), body, idempotencyKey);
  place(view);
  viewAddress.set({ view: view.id });
  await markListView(view, marks);
}

/** Throws ApiError; a view that was changed elsewhere is shown as it is now. */
export async function changeListView(view: ListView, change: Partial<ListViewBody>): Promise<ListView> {
  const { name, query, columns, density, isShared } = { ...view, ...change };
  try {
    const changed = await api.changeListView(trid(), view.id, {
      ...{ name, query, isShared, version: view.version },
      ...(columns && { columns }),
      ...(density && { density }),
    });
    // A colleague's view that is shared no more is seen no more.
    if (changed.author !== undefined && !changed.isShared) forget(view);
    else place(changed);
    return changed;
  } catch (cause) {
    if (ApiError.from(cause).status === 409) void listViews.reload();
    throw cause;
  }
}

/** Throws ApiError. */
export async function deleteListView(view: ListView): Promise<void> {
  await api.deleteListView(trid(), view.id);
  forget(view);
}
