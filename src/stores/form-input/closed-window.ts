import { attempt } from '../storage/attempt.ts';
import { asJson } from '../storage/storage.ts';
import { isSameInput, type SavedInput, type SavedInputPlace, savedInputKey } from './saved-input.ts';

const keyOf = (place: SavedInputPlace) => `${savedInputKey(place)}#closed`;
const readInput = (place: SavedInputPlace): SavedInput | undefined =>
  attempt(() => asJson.decode(localStorage.getItem(keyOf(place)) ?? ''));

interface ClosedWindowOptions {
  getPlace(): SavedInputPlace;
  /** Asks the user to choose between the input of this window and that of the closed one. */
  ask(theirs: SavedInput): void;
  /** Takes the question back, because the user has chosen in another window. */
  release(): void;
}

/** The input of a window that was closed before the server confirmed it; the other windows overwrite the common copy of it. */
interface ClosedWindow {
  /** Whether this window asks the user about it. */
  isAsked(): boolean;
  /** Compares it with the input of this window, before this window overwrites the last copy. */
  check(mine: SavedInput | undefined, hasConflict: boolean): void;
  /** Keeps the input of this window for the others, as this one closes. */
  write(mine: SavedInput): void;
  forget(place: SavedInputPlace): void;
  isChangedBy(event: StorageEvent): boolean;
}

export function watchClosedWindow({ getPlace, ask, release }: ClosedWindowOptions): ClosedWindow {
  let isAsked = false;

  function forget(place: SavedInputPlace): void {
    isAsked = false;
    attempt(() => localStorage.removeItem(keyOf(place)));
  }

  return {
    isAsked: () => isAsked,
    check(mine, hasConflict) {
      const theirs = readInput(getPlace());
      if (!theirs) {
        if (isAsked) release();
        isAsked = false;
      } else if (!mine || isSameInput({ ...theirs }, mine)) forget(getPlace());
      else if (!hasConflict) {
        isAsked = true;
        ask(theirs);
      }
    },
    write: (mine) => attempt(() => localStorage.setItem(keyOf(getPlace()), JSON.stringify(mine))),
    forget,
    isChangedBy: ({ key }) => key === keyOf(getPlace()),
  };
}
