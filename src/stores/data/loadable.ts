import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';

/** What a screen knows of something the server has. */
export type Loadable<T> =
  | { state: 'loading' }
  /** `failure` says why what is shown could not be brought up to date. */
  | { state: 'ready'; value: T; refreshing: boolean; failure?: ApiError }
  | { state: 'failed'; error: ApiError };

export interface Loader<T> {
  $value: ReadableAtom<Loadable<T>>;
  /** Loads again; what is there stays on the screen meanwhile. */
  reload(): Promise<void>;
  /** Puts in what an answer brought without asking again. */
  put(value: T): void;
  /** Changes the present value, if there is one; a running request still replaces it. */
  change(by: (value: T) => T): void;
  reset(): void;
}

/**
 * Runs `load` and keeps its outcome. An answer that is overtaken by a later load or a reset is dropped,
 * so that rows of another foundation or search never appear (§4-13). What is shown stays
 * when loading it again fails for the moment, unless `mayStay` refuses it.
 */
export function loader<T>(
  load: () => Promise<T>,
  cached?: () => T | undefined,
  mayStay: (value: T) => boolean = () => true,
): Loader<T> {
  const $value = atom<Loadable<T>>({ state: 'loading' });
  let latest = 0;

  async function reload(): Promise<void> {
    latest += 1;
    const mine = latest;
    const before = $value.get();
    const currentValue = before.state === 'ready' ? before.value : cached?.();
    $value.set(
      currentValue === undefined ? { state: 'loading' } : { state: 'ready', value: currentValue, refreshing: true },
    );
    try {
      const value = await load();
      if (mine === latest) $value.set({ state: 'ready', value, refreshing: false });
    } catch (cause) {
      if (mine !== latest) return;
      const error = ApiError.from(cause);
      const stays = currentValue !== undefined && error.isTransient && mayStay(currentValue);
      $value.set(
        stays ? { state: 'ready', value: currentValue, refreshing: false, failure: error } : { state: 'failed', error },
      );
    }
  }

  return {
    $value,
    reload,
    put(value) {
      latest += 1;
      $value.set({ state: 'ready', value, refreshing: false });
    },
    change(by) {
      const now = $value.get();
      if (now.state === 'ready') $value.set({ ...now, value: by(now.value) });
    },
    reset() {
      latest += 1;
      $value.set({ state: 'loading' });
    },
  };
}
