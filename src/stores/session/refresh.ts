import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { sessionFaults } from '#contract/error.ts';
import { isAlive, untilRefresh } from '#domain/access/session-life.ts';
import { $session, logout, readAgain, renew } from './session.ts';
import { $sessionSuspended } from './session-suspension.ts';
import { withTabLock } from './tab-lock.ts';

/** Milliseconds until the next try where no answer came. */
const nextTry = 10_000;
/** How long before the end of a session that cannot be renewed the user is warned, in ms. */
const warningTime = 120_000;
const $warned = atom(false);
/** True from two minutes before the end of a session if its renewal gets no answer, until it is renewed or over. */
export const $sessionEnding: ReadableAtom<boolean> = $warned;

let warning: ReturnType<typeof setTimeout> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let running = false;

const faults: readonly number[] = Object.values(sessionFaults);
/** The server said nothing about the session: no connection, too many calls, or a gateway before a server that restarts. */
const unanswered = (error: unknown) => error instanceof ApiError && [0, 429, 502, 503, 504].includes(error.status);

/**
 * Renews the token (§4-2..3). A refusal logs out; without an answer the renewal is retried as long as the token is valid,
 * because a short loss of the connection must not end a session. 900 to 902 have their own dialog (§8-2).
 */
async function renewIfDue(): Promise<void> {
  const due = $session.get();
  if (!due || running || $sessionSuspended.get()) return;
  if ((due.own && !due.deputy) || !isAlive(due, Date.now())) return logout('expired');
  running = true;
  try {
    await withTabLock('portal.refresh', async () => {
      // The tab that had the lock before may have renewed it, or logged out.
      if (readAgain()?.token === due.token) await renew();
    });
  } catch (cause) {
    if (unanswered(cause)) {
      timer = setTimeout(renewIfDue, nextTry);
      warning ??= setTimeout(() => $warned.set(true), Math.max(0, due.expiresAt - warningTime - Date.now()));
    } else if (!faults.includes(ApiError.from(cause).code)) logout('expired');
  } finally {
    running = false;
    // The next one may have fallen due before this one's turn was over, as after a sleep.
    if ($session.get() !== due) schedule();
  }
}

/** Tries the renewal at once instead of in a few seconds. */
export function renewNow(): Promise<void> {
  clearTimeout(timer);
  return renewIfDue();
}

function schedule(): void {
  clearTimeout(timer);
  const session = $session.get();
  if (session) timer = setTimeout(renewIfDue, untilRefresh(session, Date.now()));
}

let started = false;
/** Keeps the token fresh while the page is open: renewed at 75 % of its life, again after each success (§4-2). */
export function keepSessionFresh(): void {
  if (started) return;
  started = true;
  $session.listen(schedule);
  for (const store of [$session, $sessionSuspended])
    store.listen(() => {
      clearTimeout(warning);
      warning = undefined;
      $warned.set(false);
    });
  // Timers stand still while the device sleeps or the page is frozen.
  for (const event of ['visibilitychange', 'online', 'pageshow']) addEventListener(event, schedule);
  schedule();
}
