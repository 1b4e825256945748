import { countSearchMiss } from '#api/search.ts';
import { shortestSearch } from '#contract/search/search.ts';
import { missTerm } from '#domain/search/miss-term.ts';
import { $viewedUser } from '../session/session.ts';

/** So long a search stands without hits before it counts, in ms: who types on has not stopped at it. */
export const missPause = 2000;

let timer: ReturnType<typeof setTimeout> | undefined;
const counted = new Set<string>();

export const forgetMiss = (): void => clearTimeout(timer);

/** A text has brought nothing: it is counted once unless the user types on. */
export function watchMiss(text: string): void {
  forgetMiss();
  const term = missTerm(text);
  if (term === undefined || term.length < shortestSearch || counted.has(term) || $viewedUser.get() !== undefined)
    return;
  timer = setTimeout(() => {
    counted.add(term);
    // The user does not wait for it.
    countSearchMiss(term).catch(() => {});
  }, missPause);
}
