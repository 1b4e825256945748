import { atom, type ReadableAtom } from 'nanostores';
import { askForAnswer } from '#api/connectivity.ts';

/** `offline` where the browser knows that it has no connection, `silent` where it has one but the server does not answer. */
export type Connectivity = 'on' | 'offline' | 'silent';

const $state = atom<Connectivity>('on');
export const $connectivity: ReadableAtom<Connectivity> = $state;

/** How long a failure may be a single one, in ms, before it is told. */
const grace = 1000;
const untilNextProbe = 5000;

const isOffline = () => globalThis.navigator?.onLine === false;

/** Resolves at once with a connection, else as soon as there is one again. */
export const untilOnline = (): Promise<void> =>
  isOffline()
    ? new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
    : Promise.resolve();

let isFollowed = false;
let isLeaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const set = (line: Connectivity) => $state.set(isOffline() ? 'offline' : line);

function fallSilent(): void {
  set('silent');
  timer = setTimeout(probe, untilNextProbe);
}

async function probe(): Promise<void> {
  timer = undefined;
  // What comes of it is heard like any other answer.
  await askForAnswer().catch(() => {});
}

/** Hears from each call whether the server answered it. */
export function recordAnswer(isAnswer: boolean): void {
  if (!isFollowed) return;
  if (isAnswer) {
    clearTimeout(timer);
    timer = undefined;
    set('on');
  } else if (!(isLeaving || timer)) {
    timer = $state.get() === 'silent' ? setTimeout(probe, untilNextProbe) : setTimeout(fallSilent, grace);
  }
}

/** Follows the connection for as long as the page is there. */
export function followConnectivity(): void {
  isFollowed = true;
  const look = () => set($state.get() === 'silent' ? 'silent' : 'on');
  addEventListener('offline', look);
  addEventListener('online', () => set('on'));
  // Calls that end with the page say nothing about the line.
  addEventListener('pagehide', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
    look();
  });
  look();
}
