import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { toast } from '#stores/page/toasts.ts';
import { failureText } from './failure-text.ts';

export interface CallOptions {
  /** Reports a failure as a message, if the screen has no place for `failure`. */
  toasts?: boolean | ((error: ApiError) => boolean);
  /** Another sentence than the usual one; undefined if the screen answers in another way. */
  textOf?: (error: ApiError) => string | undefined;
  /** What else the screen does after a failure; not called after the screen is gone. */
  onFailed?: (error: ApiError) => void;
}

interface RunOptions<T> {
  /** Tells the button that was pressed from others of the screen, as `running`. */
  key?: string;
  /** The message after success. */
  done?: string | ((value: T) => string);
  /** What the screen does after success; not called after the screen is gone. */
  onDone?: (value: T) => void;
  /** The page moves on after success: it stays busy. */
  leaves?: boolean;
}

interface CallState {
  running?: string;
  failure?: string;
}

const idle: CallState = {};

/** The state of a call without its screen; `end` when the screen is gone, `start` when it is back. */
export function createCall(options: () => CallOptions = () => ({})) {
  const $state = atom<CallState>(idle);
  let isOver = false;

  function fail(cause: unknown) {
    const { toasts, textOf = failureText, onFailed } = options();
    const error = ApiError.from(cause);
    const failure = textOf(error);
    const isMessage = typeof toasts === 'function' ? toasts(error) : toasts;
    if (failure && isMessage) toast('danger', failure);
    $state.set(failure && !isMessage ? { failure } : idle);
    if (!isOver) onFailed?.(error);
  }

  return {
    $state,
    start: () => {
      isOver = false;
    },
    end: () => {
      isOver = true;
    },
    /** Ends `busy` and takes the failure back. */
    reset: () => $state.set(idle),
    /** Shows a failure that needs no call. */
    refuse: (failure: string) => $state.set({ failure }),
    /** False if it failed, or if another call is on its way. */
    async run<T>(work: () => Promise<T>, { key = '', done, onDone, leaves = false }: RunOptions<T> = {}) {
      if ($state.get().running !== undefined) return false;
      $state.set({ running: key });
      try {
        const value = await work();
        if (!leaves) $state.set(idle);
        if (done !== undefined) toast('ok', typeof done === 'string' ? done : done(value));
        if (!isOver) onDone?.(value);
        return true;
      } catch (cause) {
        fail(cause);
        return false;
      }
    },
  };
}

/**
 * A call that the user starts: `busy` while it is on its way, so that a second press sends nothing, and `failure` until
 * the next one.
 */
export function useCall(options: CallOptions = {}) {
  const latest = useRef(options);
  latest.current = options;
  const [call] = useState(() => createCall(() => latest.current));
  const { running, failure } = useStore(call.$state);
  useEffect(() => {
    call.start();
    // A page that comes back from the back/forward cache was left with its button blocked.
    const restored = (event: PageTransitionEvent) => {
      if (event.persisted) call.reset();
    };
    addEventListener('pageshow', restored);
    return () => {
      call.end();
      removeEventListener('pageshow', restored);
    };
  }, [call]);
  const { run, reset, refuse } = call;
  return { busy: running !== undefined, running, failure, run, reset, refuse };
}
