import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import type { SessionUser } from '#contract/session.ts';
import { isAlive, type Session, userIdOf } from '#domain/access/session-life.ts';
import { $sessionSuspended } from './session-suspension.ts';
import '../storage/storage-engine.ts';
import { asJson, storageKeys } from '../storage/storage.ts';

/** The signed-in user, shared by all tabs; undefined when nobody is signed in. Other tabs are followed in `session.ts`. */
export const $session = persistentAtom<Session | undefined>(storageKeys.session, undefined, {
  ...asJson,
  listen: false,
});

const $userText = computed($session, (session) => session && JSON.stringify(session.user));
/** The same for as long as nothing of it changes: a renewed token is no other user. */
export const $user = computed($userText, (text): SessionUser | undefined => text && JSON.parse(text));
/** The user whose portal an employee looks at, or for whom a deputy acts, while he does. */
export const $viewedUser = computed($session, (session) => (session?.own ? session.user : undefined));
export const $isDeputy = computed($session, (session) => session?.deputy !== undefined);
/** Who sits at the screen, whoever he acts for. */
export const $person = computed($session, (session) => (session?.deputy ? session.own?.user : session?.user));
export const $userRoles = computed($session, (session) => session?.roles ?? []);

/** Tells whether the user is still the one for whom something was asked. */
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

/** What the storage holds, whatever this page goes on with. */
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
