import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { defaultRows, type FollowedSettings } from '#contract/me/followed-settings.ts';
import '../storage/storage-engine.ts';
import { asJson, storageKeys } from '../storage/storage.ts';

/** What of the user's settings every page follows; the guard reads the same. It comes with each token and goes at logout. */
export const $followed = persistentAtom<FollowedSettings | undefined>(storageKeys.settings, undefined, asJson);

export const $rowsPerPage = computed($followed, (settings) => settings?.rowsPerPage ?? defaultRows);

export function followSettings({ language, startPage, defaultFoundation, rowsPerPage }: FollowedSettings): void {
  $followed.set({ language, startPage, rowsPerPage, ...(defaultFoundation && { defaultFoundation }) });
}
