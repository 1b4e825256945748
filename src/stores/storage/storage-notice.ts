import { atom, type ReadableAtom } from 'nanostores';
import { storageMode } from './storage-mode.ts';
import * as tabMemory from './tab-memory.ts';

/** No notice appears before the storage has been checked. */
const $seen = atom(true);

/** True once the user knows that the browser keeps nothing or little; until the next login where the tab remembers it. */
export const $noticeSeen: ReadableAtom<boolean> = $seen;

export function markSeen(): void {
  tabMemory.noteNoticeSeen();
  $seen.set(true);
}

/** Reads what an earlier page of the tab knew. */
export function followNotice(): void {
  $seen.set(storageMode() === 'browser' || tabMemory.isNoticeSeen());
}
