import { persistentAtom } from '@nanostores/persistent';
import '../storage/storage-engine.ts';
import { islandKeys } from '../storage/storage.ts';

const $stored = persistentAtom<string | undefined>(islandKeys.shortcuts, undefined);

/** WCAG 2.1.4: single keys do something unless that is switched off. */
export const $shortcuts = $stored;
export const switchShortcuts = (on: boolean): void => $stored.set(on ? undefined : 'off');
