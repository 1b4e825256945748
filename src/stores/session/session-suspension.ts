import { atom, type ReadableAtom } from 'nanostores';

const $state = atom(false);
/** True while the session has ended over an open form and the password is asked for (decision 16). */
export const $sessionSuspended: ReadableAtom<boolean> = $state;

let waiting: ((goesOn: boolean) => void)[] = [];

export const suspendSession = (): void => $state.set(true);

/** Resolves when the session goes on (true) or is left (false); at once where nothing is paused. */
export const untilSessionResumed = (): Promise<boolean> =>
  $state.get() ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(true);

export function resumeSession(goesOn: boolean): void {
  $state.set(false);
  const calls = waiting;
  waiting = [];
  for (const resolve of calls) resolve(goesOn);
}
