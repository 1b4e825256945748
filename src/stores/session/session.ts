import { ApiError } from '#api/api-error.ts';
import { connect } from '#api/http.ts';
import * as api from '#api/session.ts';
import { openDeputy } from '#api/session.ts';
import { sessionFaults } from '#contract/error.ts';
import type { SessionUser } from '#contract/session.ts';
import { barePath, routes } from '#domain/access/routes.ts';
import { renewedSession, sessionFrom, userNamed, withToken } from '#domain/access/session.ts';
import { isAlive, type Session, userIdOf } from '#domain/access/session-life.ts';
import { afterActivation, handOverPage, isPrerendering } from '#domain/site/prerender.ts';
import { hasDirtyForms } from '../form-input/dirty-forms.ts';
import { recordAnswer, untilOnline } from '../page/connectivity.ts';
import { endPushHere, pushMark } from '../storage/push-mark.ts';
import { forgetCaches, forgetUser, hasExpired, recordExpiry, storageKeys } from '../storage/storage.ts';
import { claimTab, forgetTab } from '../storage/tab-memory.ts';
import { announceEnd, type EndReason, forgetEnd } from './end-of-session.ts';
import { raiseErrorDialog } from './error-dialog.ts';
import { type ErrorDialogEvent, errorDialogEvent } from './error-dialog-event.ts';
import { followSettings } from './followed-settings.ts';
import { askFor, type LoginProof } from './login-proof.ts';
import { forgetPendingLoginStep, rememberPendingLoginStep, rememberUserId } from './pending-login-step.ts';
import { $session, readAgain, storedSession } from './session-state.ts';
import { $sessionSuspended, resumeSession, suspendSession, untilSessionResumed } from './session-suspension.ts';

export {
  $isDeputy,
  $person,
  $session,
  $user,
  $userRoles,
  $viewedUser,
  isSignedIn,
  isStill,
  readAgain,
  whenSignedIn,
} from './session-state.ts';

type Answer = Awaited<ReturnType<typeof api.login>>;

function sessionOf(answer: Answer, fallbackUser: SessionUser, before?: Session): Session {
  const session = sessionFrom(answer, Date.now(), fallbackUser, before);
  // §5-5: what is no token opens no session.
  if (!session) throw new ApiError(500);
  return session;
}

function open(session: Session): void {
  forgetEnd();
  claimTab(userIdOf(session.user));
  recordExpiry(false);
  $session.set(session);
}

/** Signs in, and answers what the login goes on with; a failed login logs out and rejects (§8-8). */
export async function login(
  userId: string,
  by: LoginProof,
): Promise<Pick<Answer, 'mustSetUpSecondFactor' | 'settings'>> {
  rememberUserId(userId);
  try {
    const answer = await askFor(userId, by);
    open(sessionOf(answer, userNamed(userId)));
    if (answer.settings) followSettings(answer.settings);
    forgetPendingLoginStep();
    return answer;
  } catch (cause) {
    forget();
    throw cause;
  }
}

/** Opens the paused session again for the same user; calls that wait are sent then. Rejects like `login`. */
export async function reopen(by: LoginProof): Promise<void> {
  const session = $session.get();
  if (!session) return;
  const answer = await askFor(userIdOf(session.user), by);
  const reopened = sessionOf(answer, session.user);
  if (userIdOf(reopened.user) !== userIdOf(session.user)) throw new ApiError(403);
  open(reopened);
  goOn();
}

function goOn(): void {
  resumeSession(true);
  window.dispatchEvent(new Event('roles-changed'));
}

/** Renews the token; the caller decides what a failure means. An answer that comes after a logout is dropped. */
export async function renew(): Promise<void> {
  const before = $session.get();
  if (!before) return;
  if (before.own && before.deputy) return renewDeputy(before, before.own, before.deputy);
  const answer = await api.refresh(before.token);
  const now = readAgain()?.token;
  if (!now || (now !== before.token && now !== answer.token)) return;
  const renewed = renewedSession(answer, Date.now(), before);
  if (!renewed) throw new ApiError(500);
  open(renewed);
  if (answer.settings) followSettings(answer.settings);
}

/** A deputy's session lives with the deputy's own: both are renewed while the server allows it. */
async function renewDeputy(before: Session, own: Session, deputy: NonNullable<Session['deputy']>): Promise<void> {
  const ownSession = sessionOf(await api.refresh(own.token), own.user, own);
  const acting = sessionOf(await openDeputy(deputy.trid, deputy.record, ownSession.token), before.user);
  if (readAgain()?.token === before.token) open({ ...acting, own: ownSession, deputy });
}

function forget(): void {
  $session.set(undefined);
  forgetUser();
}

/** Takes the session out of the storage, but not from under the form that is open here (decision 16). */
function pauseSession(): void {
  if ($sessionSuspended.get()) return;
  recordExpiry(true);
  suspendSession();
  forgetUser();
}

/** Views the portal as another user, or acts for them, in every tab; the own session is kept beside it. */
export function beginView(viewSession: Session, own: Session, deputy?: Session['deputy']): void {
  forgetCaches();
  claimTab(userIdOf(viewSession.user));
  $session.set({ ...viewSession, own, ...(deputy && { deputy }) });
}

/** Goes on as a user who was just made. */
export function openAnswer(answer: Answer): void {
  open(sessionOf(answer, userNamed('')));
  if (answer.settings) followSettings(answer.settings);
}

/** Goes on as oneself. */
export function endView(): void {
  const { own, token, deputy } = $session.get() ?? {};
  if (!own || !token) return;
  handOverPage();
  forgetCaches();
  claimTab(userIdOf(own.user));
  $session.set(own);
  api.endSession(token).catch(() => {});
  announceEnd(deputy ? 'deputy' : 'view');
}

/**
 * Ends the session here, at the server and in every tab, and forgets all cached lists (§4-4). One that has expired while
 * a form holds input is paused instead.
 */
export function logout(reason: EndReason = 'logout'): void {
  const session = $session.get();
  if (reason === 'expired' && session?.own) {
    endView();
    return;
  }
  if (reason === 'expired' && session && hasDirtyForms()) {
    pauseSession();
    return;
  }
  const wasPaused = $sessionSuspended.get();
  // Before the session goes: the other tabs ask for it as soon as they see that.
  if (session) recordExpiry(reason === 'expired');
  forget();
  if (reason === 'logout' && pushMark()) endPushHere().catch(() => {});
  // After an expiry the same user goes on with what was typed.
  if (reason === 'logout') forgetTab();
  if (wasPaused) resumeSession(false);
  if (!session) return;
  // A portal view ends with the session that started it.
  const ended = session.own ?? session;
  if (!wasPaused && isAlive(ended, Date.now())) api.endSession(ended.token).catch(() => {});
  announceEnd(reason, reason === 'logout' && !wasPaused ? ended.signOutProvider : undefined);
}

/** What another tab did to the session: ended it, renewed it, or signed in again. */
function followTabs(): void {
  const [session, stored] = [$session.get(), storedSession()];
  if (!$sessionSuspended.get()) {
    const goesOnAsAnother = session && stored && !session.own !== !stored.own;
    if (goesOnAsAnother) handOverPage();
    if (session && hasDirtyForms() && !stored && hasExpired()) pauseSession();
    else readAgain();
    if (goesOnAsAnother) announceEnd('other');
    return;
  }
  if (!session || !stored) return;
  if (userIdOf(stored.user) !== userIdOf(session.user)) {
    resumeSession(false);
    announceEnd('other');
    return;
  }
  $session.set(stored);
  goOn();
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null || key === storageKeys.session) followTabs();
});
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted) followTabs();
});
if (isPrerendering()) afterActivation(followTabs);
// §4-5, decision 27: the flag is set when the error arrives, whether or not anybody presses OK.
globalThis.addEventListener?.(errorDialogEvent, (event) =>
  rememberPendingLoginStep((event as CustomEvent<ErrorDialogEvent>).detail),
);

/** The token to send; waits while the session is paused. */
export async function presentToken(): Promise<string | undefined> {
  if ($sessionSuspended.get()) await untilSessionResumed();
  return $session.get()?.token;
}

/** Called with a token that the server refused: true when there is another one to send the call with again. */
export async function renewedToken(token: string): Promise<boolean> {
  const present = readAgain()?.token;
  // A tab may have sent a token that another tab has renewed meanwhile: that is no reason to log out.
  if (!$sessionSuspended.get() && present !== token) return present !== undefined;
  logout('expired');
  return $sessionSuspended.get() && untilSessionResumed();
}

/** Where a second factor is set up, everything else is refused until it is there. */
const isExpected = ({ code }: ApiError) =>
  code === sessionFaults.secondFactorDue && barePath(location.pathname) === routes.SecondFactor.path;

connect({
  token: presentToken,
  offerToken(token) {
    if ($sessionSuspended.get()) return;
    const session = readAgain();
    const renewed = session && !session.own && withToken(session, token, Date.now());
    if (renewed) $session.set(renewed);
  },
  renewed: renewedToken,
  online: untilOnline,
  heard: recordAnswer,
  fault: (error) => {
    if (!isExpected(error)) raiseErrorDialog(error);
  },
});
