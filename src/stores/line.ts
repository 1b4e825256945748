import { atom, type ReadableAtom } from 'nanostores';

const $state = atom(false);
/** True while the browser knows that it has no connection. */
export const $offline: ReadableAtom<boolean> = $state;

const isOffline = () => globalThis.navigator?.onLine === false;

/** Resolves at once with a connection, else as soon as there is one again. */
export const untilOnline = (): Promise<void> =>
  isOffline()
    ? new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
    : Promise.resolve();

/** Follows the connection for as long as the page is there. */
export function followLine(): void {
  const look = () => $state.set(isOffline());
  for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, look);
  look();
}
