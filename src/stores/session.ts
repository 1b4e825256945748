import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { ApiError } from '../api/api-error.ts';
import { connect } from '../api/http.ts';
import * as api from '../api/session.ts';
import { loginTicket, sessionFrom, withToken } from '../domain/session.ts';
import { isAlive, type Session } from '../domain/session-life.ts';
import { raiseErrorDialog } from './error-dialog.ts';
import { forgetPersonal, storageKeys } from './storage.ts';

/** The signed-in user, shared by all tabs; undefined when nobody is signed in. */
export const $session = persistentAtom<Session | undefined>(storageKeys.session, undefined, {
  encode: (session) => (session ? JSON.stringify(session) : undefined),
  decode: JSON.parse,
});

export const $user = computed($session, (session) => session?.user);
export const $userRoles = computed($session, (session) => session?.roles ?? []);

/** Why the last session ended, for the login page that follows. */
export type EndReason = 'logout' | 'expired';
type EndListener = (reason: EndReason) => void;
const endListeners = new Set<EndListener>();
/** Runs when this tab ends the session; other tabs see `$session` become undefined. */
export const onSessionEnd = (listener: EndListener): void => {
  endListeners.add(listener);
};

function open(answer: Awaited<ReturnType<typeof api.login>>): void {
  const session = sessionFrom(answer, Date.now());
  if (!session) throw new ApiError(0);
  $session.set(session);
}

/** Signs in; a failed login logs out and rejects (§8). */
export async function login(userId: string, password: string): Promise<void> {
  try {
    open(await api.login(loginTicket(userId, password)));
  } catch (cause) {
    forget();
    throw cause;
  }
}

/** Renews the token; the caller decides what a failure means. */
export const renew = async (): Promise<void> => open(await api.refresh());

function forget(): void {
  $session.set(undefined);
  forgetPersonal(localStorage);
}

/** Ends the session here, at the server and in every tab, and forgets all cached lists (§4). */
export function logout(reason: EndReason = 'logout'): void {
  const session = $session.get();
  forget();
  if (session && reason === 'logout') api.endSession(session.token).catch(() => {});
  for (const listener of endListeners) listener(reason);
}

connect({
  token: () => $session.get()?.token,
  offerToken(token) {
    const session = $session.get();
    const renewed = session && withToken(session, token, Date.now());
    if (renewed) $session.set(renewed);
  },
  refused(token) {
    // A tab may have sent a token that another tab has renewed meanwhile: that is no reason to log out.
    if ($session.get()?.token === token) logout('expired');
  },
  fault: raiseErrorDialog,
});

export const isSignedIn = (): boolean => isAlive($session.get(), Date.now());
