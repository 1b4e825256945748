import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import { ApiError } from '../api/api-error.ts';
import { connect } from '../api/http.ts';
import * as api from '../api/session.ts';
import type { SessionUser } from '../contract/session.ts';
import { loginTicket, sessionFrom, withToken } from '../domain/session.ts';
import { isAlive, type Session, userIdOf } from '../domain/session-life.ts';
import { raiseErrorDialog } from './error-dialog.ts';
import { forgetGate, noteUserId } from './gate.ts';
import { asJson, forgetUser, noteExpiry, storageKeys } from './storage.ts';
import { claimTab, forgetTab } from './tab-memory.ts';

/** The signed-in user, shared by all tabs; undefined when nobody is signed in. */
export const $session = persistentAtom<Session | undefined>(storageKeys.session, undefined, asJson);

export const $user = computed($session, (session) => session?.user);
export const $userRoles = computed($session, (session) => session?.roles ?? []);

/** Tells whether the user is still the one for whom something was asked. */
export const isStill = (user: SessionUser | undefined): boolean => {
  const now = readAgain()?.user;
  return user && now ? userIdOf(user) === userIdOf(now) : user === now;
};

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
  // §5: what is no token opens no session.
  if (!session) throw new ApiError(500);
  claimTab(userIdOf(session.user));
  noteExpiry(false);
  $session.set(session);
}

/** Signs in; a failed login logs out and rejects (§8). */
export async function login(userId: string, password: string): Promise<void> {
  noteUserId(userId);
  try {
    open(await api.login(loginTicket(userId, password)));
    forgetGate();
  } catch (cause) {
    forget();
    throw cause;
  }
}

/** Renews the token; the caller decides what a failure means. An answer that comes after a logout is dropped. */
export async function renew(): Promise<void> {
  const before = $session.get()?.token;
  const answer = await api.refresh();
  const now = readAgain()?.token;
  if (now && (now === before || now === answer.token)) open(answer);
}

/** The session as the storage has it now; events from other tabs may still be on their way. */
export function readAgain(): Session | undefined {
  try {
    const stored = localStorage.getItem(storageKeys.session);
    if (stored !== (asJson.encode($session.get()) ?? null))
      $session.set(stored === null ? undefined : asJson.decode(stored));
  } catch {
    // Storage is blocked; the session lives in this page alone.
  }
  return $session.get();
}

function forget(): void {
  $session.set(undefined);
  forgetUser();
}

/** Ends the session here, at the server and in every tab, and forgets all cached lists (§4). */
export function logout(reason: EndReason = 'logout'): void {
  const session = $session.get();
  // Before the session goes: the other tabs ask for it as soon as they see that.
  if (session) noteExpiry(reason === 'expired');
  forget();
  // After an expiry the same user goes on with what was typed.
  if (reason === 'logout') forgetTab();
  if (!session) return;
  if (isAlive(session, Date.now())) api.endSession(session.token).catch(() => {});
  for (const listener of endListeners) listener(reason);
}

connect({
  token: () => $session.get()?.token,
  offerToken(token) {
    const session = readAgain();
    const renewed = session && withToken(session, token, Date.now());
    if (renewed) $session.set(renewed);
  },
  refused(token) {
    // A tab may have sent a token that another tab has renewed meanwhile: that is no reason to log out.
    if (readAgain()?.token === token) logout('expired');
  },
  fault: raiseErrorDialog,
});

export const isSignedIn = (): boolean => isAlive($session.get(), Date.now());
