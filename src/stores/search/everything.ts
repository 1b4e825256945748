import { atom, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { searchEverything } from '#api/search.ts';
import { type SearchAnswer, shortestSearch } from '#contract/search/search.ts';
import { $user } from '../session/session.ts';

/** How long typing must pause before the server is asked, in ms. */
export const searchPause = 200;

interface EverythingSearch {
  /** What stands in the box, without blanks around it. */
  text: string;
  /** The server is being asked, or will be. */
  busy: boolean;
  /** The last answer; that to an earlier text stays until the next one comes. */
  result?: { text: string; answer: SearchAnswer } | { text: string; error: ApiError };
}

const $state = atom<EverythingSearch>({ text: '', busy: false });
export const $everything: ReadableAtom<EverythingSearch> = $state;

let latest = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks for what stands in the box; an answer that is overtaken is dropped. */
async function ask(): Promise<void> {
  clearTimeout(timer);
  latest += 1;
  const mine = latest;
  const { text } = $state.get();
  $state.set({ ...$state.get(), busy: true });
  const result = await searchEverything(text).then(
    (answer) => ({ text, answer }),
    (cause) => ({ text, error: ApiError.from(cause) }),
  );
  if (mine === latest) $state.set({ text, busy: false, result });
}
export const askEverythingAgain = (): void => void ask();

/** What the user has typed by now: searched for after a pause; an emptied box shows at once what was opened last. */
export function typeEverything(typed: string): void {
  const text = typed.trim();
  const before = $state.get();
  if (text === before.text && (before.result || before.busy)) return;
  clearTimeout(timer);
  // Running requests answer an earlier text.
  latest += 1;
  const isTooShort = text !== '' && text.length < shortestSearch;
  if (isTooShort) {
    $state.set({ text, busy: false });
    return;
  }
  $state.set({ ...before, text, busy: true });
  if (text === '') void ask();
  else timer = setTimeout(ask, searchPause);
}

/** Resets everything, so that the next search starts empty. */
export function clearEverything(): void {
  clearTimeout(timer);
  latest += 1;
  $state.set({ text: '', busy: false });
}

// What one user found must not stand there for another one.
onMount($state, () => $user.listen(clearEverything));
