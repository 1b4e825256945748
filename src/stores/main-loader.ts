import { atom, onMount, type ReadableAtom } from 'nanostores';

/** §1: the full-page loader is switched by this event with true or false as its detail. */
export const mainLoaderEvent = 'show-main-loader';

const $shown = atom(false);
/** Whether the whole page waits; follows the event while somebody shows it (decision 28). */
export const $mainLoader: ReadableAtom<boolean> = $shown;

onMount($shown, () => {
  const hear = (event: Event) => $shown.set((event as CustomEvent<unknown>).detail === true);
  // A page that was left for another one is not waiting any more when Back brings it.
  const restore = (event: PageTransitionEvent) => event.persisted && $shown.set(false);
  addEventListener(mainLoaderEvent, hear);
  addEventListener('pageshow', restore);
  return () => {
    removeEventListener(mainLoaderEvent, hear);
    removeEventListener('pageshow', restore);
  };
});

const raise = (on: boolean) => dispatchEvent(new CustomEvent(mainLoaderEvent, { detail: on }));

/** For a page that is about to be left: it takes no more input. */
export const blockPageForGood = (): void => void raise(true);

let works = 0;
/** The whole page takes no input until this work has ended. */
export async function blockPage<T>(work: Promise<T>): Promise<T> {
  works += 1;
  raise(true);
  try {
    return await work;
  } finally {
    works -= 1;
    if (works === 0) raise(false);
  }
}
