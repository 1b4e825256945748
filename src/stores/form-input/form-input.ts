import type { ReadableAtom } from 'nanostores';
import type { StoredFormInput } from '#contract/form-input.ts';
import type { SavedInput } from './saved-input.ts';

export interface FormInputState {
  /** When the input was kept last, in ms, and where. */
  saved?: { at: number; where: 'here' | 'server' };
  /** A form input on the server that this browser does not know. */
  offered?: StoredFormInput;
  /** What another window made of the form input; nothing is sent until the user has chosen. */
  conflict?: StoredFormInput;
}

/** Keeps the input of one form: in the browser at once, on the server some seconds after the last change. */
export interface FormInput {
  $state: ReadableAtom<FormInputState>;
  /** Goes on with what this browser kept, whichever window wrote it. */
  read(): SavedInput | undefined;
  /** The input of this window, ignoring what another window has written since. */
  mine(): SavedInput | undefined;
  write(savedInput: SavedInput): void;
  /** Forgets it everywhere, sent or discarded, and answers what it was: `write` brings it back. */
  drop(): SavedInput | undefined;
  /** Follows the form while it is shown: asks the server for its form input, and sends what is left when the form goes. */
  follow(): () => void;
  /** Takes the offered form input, or the one of the other window. */
  takeTheirs(): void;
  /** Lets the own input overwrite that of the other window. */
  keepMine(): void;
}
