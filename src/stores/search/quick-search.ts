import { atom, onMount, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { quickSearch } from '#api/library.ts';
import type { FileEntry } from '#contract/file.ts';
import { $dataScope } from '../session/data-scope.ts';

/** How long typing must pause before the server is asked, in ms (§4-12, §9-9). */
export const quickSearchPause = 500;

export interface QuickSearch {
  /** What stands in the box, without blanks around it. */
  text: string;
  /** The server is being asked. */
  busy: boolean;
  /** The last answer; the entries of an earlier text stay until the next one comes. */
  result?: { text: string; entries: readonly FileEntry[] } | { text: string; error: ApiError };
}

const nothing: QuickSearch = { text: '', busy: false };
const $state = atom<QuickSearch>(nothing);
export const $quickSearch: ReadableAtom<QuickSearch> = $state;

let latest = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

async function ask(text: string): Promise<void> {
  latest += 1;
  const mine = latest;
  const owner = $dataScope.get();
  // The bar has not determined the organisation yet; the search follows afterwards.
  if (!owner) return;
  $state.set({ ...$state.get(), busy: true });
  const result = await quickSearch(owner.trid, text).then(
    ({ items: entries }) => ({ text, entries }),
    (cause) => ({ text, error: ApiError.from(cause) }),
  );
  // §4-13: applied only if this is still what is asked for.
  if (mine === latest) $state.set({ text: $state.get().text, busy: false, result });
}

function begin(): void {
  clearTimeout(timer);
  const { text } = $state.get();
  if (text) void ask(text);
}

/** What the user has typed by now: text is searched for after a pause, an empty box empties the results at once (§4-12..13). */
export function typeQuickSearch(typed: string): void {
  const text = typed.trim();
  const before = $state.get();
  if (text === before.text) return;
  clearTimeout(timer);
  // Running requests answer an earlier text.
  latest += 1;
  if (!text) {
    $state.set(nothing);
    return;
  }
  $state.set({ ...before, text, busy: false });
  timer = setTimeout(begin, quickSearchPause);
}

/** Empties everything (§4-11). */
export const clearQuickSearch = (): void => typeQuickSearch('');

// Hits for another organisation or user must not stand there.
onMount($state, () =>
  $dataScope.listen(() => {
    latest += 1;
    const { text } = $state.get();
    $state.set({ text, busy: false });
    begin();
  }),
);
