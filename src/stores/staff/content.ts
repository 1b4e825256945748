import * as api from '#api/staff/content.ts';
import type { ContentAction, ContentDetail, ContentTexts, EditedCollection } from '#contract/content/edited-content.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { $dataScope } from '../session/data-scope.ts';

/** Which kind is listed, what is searched, and which entry is open. */
export const contentView = queryStore({ kind: 'all', search: '', collection: '', id: '' });

export const contentEntries = ownedLoader('editedContent', async () => (await api.listEntries()).items);

export const openName = (): api.EntryName => {
  const { collection, id } = contentView.$query.get();
  return { collection: collection as EditedCollection, id };
};
export const openEntry = loader(() => api.readEntry(openName()));

onActive(openEntry.$value, [$dataScope, contentView.$query], () => {
  const { collection, id } = contentView.$query.get();
  const value = openEntry.$value.get();
  const isOpen = value.state === 'ready' && value.value.id === id && value.value.collection === collection;
  if (isOpen) return;
  openEntry.reset();
  if (id && $dataScope.get()) void openEntry.reload();
});

const isStillOpen = ({ collection, id }: api.EntryName) => openName().collection === collection && openName().id === id;

export interface Seen {
  readonly version: number;
  readonly number: number;
}

/** Throws ApiError: 409 where another editor came first. */
export async function saveDraft(name: api.EntryName, seen: Seen, texts: ContentTexts): Promise<ContentDetail> {
  const detail = await api.saveDraft(name, seen, texts);
  if (isStillOpen(name)) openEntry.put(detail);
  void contentEntries.reload();
  return detail;
}

type Without<T> = T extends unknown ? Omit<T, 'version' | 'number'> : never;

/** Throws ApiError. */
export async function actOnEntry(name: api.EntryName, seen: Seen, action: Without<ContentAction>): Promise<void> {
  const { version, number } = seen;
  const answer = await api.actOnEntry(name, { ...action, version, number } as ContentAction);
  void contentEntries.reload();
  if ('isGone' in answer) contentView.set({ collection: '', id: '' }, 'push');
  else if (isStillOpen(name)) openEntry.put(answer);
}

/** A new entry begins as a draft. */
export async function beginEntry(name: api.EntryName, texts: ContentTexts): Promise<void> {
  await api.saveDraft(name, { version: 0, number: 0 }, texts);
  await contentEntries.reload();
  contentView.set({ ...name }, 'push');
}

export const previewEntry = api.previewEntry;
export const compareVersion = api.compareVersion;
export const readFiles = api.readFiles;
export const readEntry = api.readEntry;
export const storeImage = api.storeImage;
