import { ApiError } from '../api/api-error.ts';
import { sessionFaults } from '../contract/error.ts';
import { $session, logout, renew } from './session.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** One tab renews at a time; the others find the new token when their turn comes. */
const oneTabAtATime = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('portal.refresh', work) : work();

const isFault = (code: number) => Object.values<number>(sessionFaults).includes(code);

async function renewIfDue(): Promise<void> {
  try {
    await oneTabAtATime(async () => {
      const session = $session.get();
      if (session && session.refreshAt <= Date.now()) await renew();
    });
  } catch (cause) {
    // A disabled account, a password to reset or terms to accept have their own dialog (§8); everything else ends the session.
    if (!isFault(ApiError.from(cause).code)) logout('expired');
  }
}

function schedule(): void {
  clearTimeout(timer);
  const session = $session.get();
  if (session) timer = setTimeout(renewIfDue, Math.max(0, session.refreshAt - Date.now()));
}

/** Keeps the token fresh while the page is open: renewed at 75 % of its life, again after each success (§4). */
export function keepSessionFresh(): void {
  $session.listen(schedule);
  schedule();
}
