import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { queryStore } from '../data/address-query.ts';
import { islandKeys } from '../storage/storage.ts';

export type FileView = 'table' | 'tiles';
/** Which files of a folder are shown. */
export type FileScope = 'all' | 'new' | 'favourite';

/** What a file browser shows, as it stands in the address (decision 15). '' is the usual one. */
export const fileQuery = queryStore({ folder: '', sort: '', view: '', show: '' });

const $remembered = persistentAtom<string>(islandKeys.fileView, 'table');

/** As the address says, else as the user chose last. */
export const $fileView = computed(
  [fileQuery.$query, $remembered],
  ({ view }, remembered): FileView => ((view || remembered) === 'tiles' ? 'tiles' : 'table'),
);

export function setFileView(view: FileView): void {
  $remembered.set(view);
  fileQuery.set({ view });
}

export const $fileScope = computed(
  fileQuery.$query,
  ({ show }): FileScope => (show === 'new' || show === 'favourite' ? show : 'all'),
);
