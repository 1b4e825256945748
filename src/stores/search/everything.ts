import { atom, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { searchEverything } from '#api/search.ts';
import type { SearchAnswer } from '#contract/search/search.ts';
import { $user } from '../session/session.ts';
import { forgetMiss, watchMiss } from './misses.ts';

/** How long typing must pause before the server is asked, in ms: in the dialog, and in the header's box (§4-12, §9-9). */
export const searchPause = 200;
export const boxPause = 500;

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

/** Nothing was found, and no filter is to blame. */
const isMiss = ({ groups, recent, filters = [], similar }: SearchAnswer): boolean =>
  !recent && filters.length === 0 && (groups.length === 0 || similar === true);

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
  if (mine !== latest) return;
  $state.set({ text, busy: false, result });
  if ('answer' in result && isMiss(result.answer)) watchMiss(text);
}
export const askEverythingAgain = (): void => void ask();

/**
 * What the user has typed by now: searched for after a pause (§4-12); an emptied box shows at once what was opened last in
 * place of hits (§4-13).
 */
export function typeEverything(typed: string, pause = searchPause): void {
  const text = typed.trim();
  const before = $state.get();
  if (text === before.text && (before.result || before.busy)) return;
  clearTimeout(timer);
  // Running requests answer an earlier text.
  latest += 1;
  forgetMiss();
  if (text === '') {
    $state.set({ text, busy: true });
    void ask();
    return;
  }
  // What was opened last is no hit of a text.
  const result = before.text === '' ? undefined : before.result;
  $state.set({ text, busy: true, ...(result && { result }) });
  timer = setTimeout(ask, pause);
}

/** Resets everything, so that the next search starts empty. */
export function clearEverything(): void {
  clearTimeout(timer);
  latest += 1;
  forgetMiss();
  $state.set({ text: '', busy: false });
}

// What one user found must not stand there for another one.
onMount($state, () => $user.listen(clearEverything));
