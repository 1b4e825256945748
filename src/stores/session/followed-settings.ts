import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { type FollowedSettings, usualRows } from '#contract/me/followed-settings.ts';
import '../storage/storage-engine.ts';
import { asJson, storageKeys } from '../storage/storage.ts';

/** What of the user's settings every page follows; the guard reads the same. It comes with each token and goes at logout. */
export const $followed = persistentAtom<FollowedSettings | undefined>(storageKeys.settings, undefined, asJson);

export const $rowsPerPage = computed($followed, (settings) => settings?.rowsPerPage ?? usualRows);

export function followSettings({ language, startPage, defaultFoundation, rowsPerPage }: FollowedSettings): void {
  $followed.set({ language, startPage, rowsPerPage, ...(defaultFoundation && { defaultFoundation }) });
}
