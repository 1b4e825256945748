import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import type { SessionUser } from '#contract/session.ts';
import { isAlive, type Session, userIdOf } from '#domain/access/session-life.ts';
import { $sessionSuspended } from './session-suspension.ts';
import '../storage/storage-engine.ts';
import { asJson, storageKeys } from '../storage/storage.ts';

/**
 * The signed-in user, shared by all tabs; undefined without a session. Changes in other tabs are followed in
 * `session.ts`.
 */
export const $session = persistentAtom<Session | undefined>(storageKeys.session, undefined, {
  ...asJson,
  listen: false,
});

const $userText = computed($session, (session) => session && JSON.stringify(session.user));
/** The same for as long as nothing of it changes: a renewed token is no other user. */
export const $user = computed($userText, (text): SessionUser | undefined => text && JSON.parse(text));
/** The user of the portal view, or the colleague that a deputy acts for, while it lasts. */
export const $viewedUser = computed($session, (session) => (session?.own ? session.user : undefined));
export const $isDeputy = computed($session, (session) => session?.deputy !== undefined);
/** The person at the screen, also while acting for another user. */
export const $person = computed($session, (session) => (session?.deputy ? session.own?.user : session?.user));
export const $userRoles = computed($session, (session) => session?.roles ?? []);

/** Whether the user is still the one of the request. */
export const isStill = (user: SessionUser | undefined): boolean => {
  const now = readAgain()?.user;
  return user && now ? userIdOf(user) === userIdOf(now) : user === now;
};

/** The session as the storage has it now; events from other tabs may still be on their way. A paused one stays as it was. */
export function readAgain(): Session | undefined {
  if ($sessionSuspended.get()) return $session.get();
  try {
    const stored = localStorage.getItem(storageKeys.session);
    if (stored !== (asJson.encode($session.get()) ?? null))
      $session.set(stored === null ? undefined : asJson.decode(stored));
  } catch {
    // Storage is blocked; the session lives in this page alone.
  }
  return $session.get();
}

/** The stored session, which may differ from the one of this page. */
export function storedSession(): Session | undefined {
  try {
    return asJson.decode(localStorage.getItem(storageKeys.session) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const isSignedIn = (): boolean => isAlive($session.get(), Date.now());

/** Runs at once, or after the login that the page itself asks for. */
export function whenSignedIn(work: () => void): void {
  if ($session.get()) {
    work();
    return;
  }
  const stop = $session.listen((session) => {
    if (!session) return;
    stop();
    work();
  });
}
