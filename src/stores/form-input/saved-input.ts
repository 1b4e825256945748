import { isSameAnswer } from '#domain/form/form-merge.ts';
import { attempt } from '../storage/attempt.ts';
import { asJson } from '../storage/storage.ts';
import { inputPrefix } from '../storage/tab-memory.ts';

/** What a form keeps of the input until it was sent. */
export interface SavedInput {
  values: Record<string, unknown>;
  step: number;
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** The idempotency key of a submit without a known result, with the values that it belongs to. */
  intent?: Intent | undefined;
  /** What fields need besides their values, such as names and sizes of uploaded files. */
  beside: Record<string, unknown>;
  /** Version of the form input on the server that this one follows; 0 where there is none. */
  version?: number;
  /** Write times of inputs that were sent to the server as this form input and never answered. */
  unanswered?: readonly number[];
}

export interface Intent {
  key: string;
  body: string;
}

/** The owner of the input. */
export interface SavedInputPlace {
  user: string;
  trid: string;
  form: string;
}

export const savedInputKey = ({ user, trid, form }: SavedInputPlace): string => `${inputPrefix(user)}${trid}/${form}`;
// The tab's own copy comes first, so that two tabs never take each other's; the common one is for a new tab or after a crash.
const storages = [() => sessionStorage, () => localStorage];

export function readSavedInput(place: SavedInputPlace): SavedInput | undefined {
  for (const storage of storages) {
    const kept: SavedInput | undefined = attempt(() => asJson.decode(storage().getItem(savedInputKey(place)) ?? ''));
    if (kept) return kept;
  }
  return undefined;
}

/** False where the browser keeps nothing. */
export function writeSavedInput(place: SavedInputPlace, kept: SavedInput): boolean {
  const text = JSON.stringify(kept);
  const written = storages.map((storage) => attempt(() => storage().setItem(savedInputKey(place), text) ?? true));
  return written.some(Boolean);
}

export function forgetSavedInput(place: SavedInputPlace): void {
  for (const storage of storages) attempt(() => storage().removeItem(savedInputKey(place)));
}

/** Whether two versions of a form hold the same answers, whenever they were written. */
export const isSameInput = (theirs: Record<string, unknown>, mine: SavedInput): boolean =>
  isSameAnswer(theirs['values'], mine.values) && isSameAnswer(theirs['beside'], mine.beside);
