import { atom, type ReadableAtom } from 'nanostores';
import { cache } from './cache.ts';
import { keeping } from './keeping.ts';

const seen = cache<boolean>('storageNotice');
const $seen = atom(false);

/** True once the user knows that the browser keeps nothing or little; until the next login where the tab remembers it. */
export const $noticeSeen: ReadableAtom<boolean> = $seen;

export function noteSeen(): void {
  seen.write(true);
  $seen.set(true);
}

/** Reads what an earlier page of the tab knew. */
export function followNotice(): void {
  $seen.set(keeping() === 'browser' || seen.read() === true);
}
