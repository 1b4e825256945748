import { atom, type ReadableAtom } from 'nanostores';

interface Undoable {
  id: number;
  /** Says what is done, or about to be done. */
  text: string;
  /** Sends it after the time for "undo"; absent for actions that run at once and can be reverted. */
  send?: (isLeaving: boolean) => Promise<void>;
  undo: () => Promise<void> | void;
}

const $shown = atom<Undoable | undefined>(undefined);
let last = 0;

/** The last act that can still be taken back. */
export const $undoable: ReadableAtom<Undoable | undefined> = $shown;

/** Sends what waited for its time to be over; a page that is left sends it at once. */
export async function settle(isLeaving = false): Promise<void> {
  const waiting = $shown.get();
  $shown.set(undefined);
  await waiting?.send?.(isLeaving);
}

/** Offers to take an act back; one that waited before it is sent first. */
export function offerUndo(act: Omit<Undoable, 'id'>): void {
  void settle();
  last += 1;
  $shown.set({ id: last, ...act });
}

export async function undo(): Promise<void> {
  const pendingUndo = $shown.get();
  $shown.set(undefined);
  await pendingUndo?.undo();
}

globalThis.addEventListener?.('pagehide', () => void settle(true));
