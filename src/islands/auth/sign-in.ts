import { ApiError } from '#api/api-error.ts';
import { passwordOff, sessionFaults } from '#contract/error.ts';
import type { SignOnRefusal } from '#contract/integrations/sign-on.ts';
import { type Credentials, credentials } from '#contract/session.ts';
import { loadFoundations } from '#stores/foundation/foundation.ts';
import { blockPageForGood } from '#stores/page/main-loader-event.ts';
import { beginWith } from '#stores/session/begin-with.ts';
import { enterPortal } from '#stores/session/enter-portal.ts';
import { type FactorStep, factorStepOf } from '#stores/session/factor-step.ts';
import type { LoginProof } from '#stores/session/login-proof.ts';
import { goTo } from '#stores/session/navigation.ts';
import { wantedPath } from '#stores/session/own-path.ts';
import { login } from '#stores/session/session.ts';
import { storesNothing } from '#stores/storage/storage-mode.ts';

export type LoginField = keyof Credentials;

/** What became of a login that did not lead into the portal. */
export type LoginFailure =
  | { kind: 'invalid'; fields: Partial<Record<LoginField, string>> }
  | { kind: 'wrong' | 'offline' | 'noStorage' | 'stepOver' }
  /** 900 to 902 have opened their dialog (§8-2). */
  | { kind: 'fault' }
  /** The password was right, and the second factor is asked for. */
  | { kind: 'factor'; userId: string; step: FactorStep }
  /** A provider came back without a session, or the password is not the way in. */
  | { kind: 'signOn'; why: SignOnRefusal | 'passwordOff' | 'unreachable' }
  | { kind: 'failed'; error: ApiError };

const faults: readonly number[] = Object.values(sessionFaults);

export function failureOf(error: ApiError, userId: string): LoginFailure {
  const step = factorStepOf(error);
  if (step) return { kind: 'factor', userId, step };
  if (faults.includes(error.code)) return { kind: 'fault' };
  if (error.code === passwordOff) return { kind: 'signOn', why: 'passwordOff' };
  if (error.status === 401) return { kind: 'wrong' };
  return error.status === 0 ? { kind: 'offline' } : { kind: 'failed', error };
}

/** Opens the session and leaves for the portal, or first for what must be set up. */
export async function enterWith(userId: string, by: LoginProof): Promise<void> {
  const { mustSetUpSecondFactor, settings } = await login(userId, by);
  beginWith(settings);
  blockPageForGood();
  if (mustSetUpSecondFactor) return goTo('SecondFactor', { redirect: wantedPath() });
  // Some users have their roles from a foundation's tags alone (§6-1): the next page needs them before it is drawn.
  await loadFoundations().catch(() => {});
  enterPortal();
}

/** Signs in and leaves for the portal, or says why not. */
export async function signIn(typed: Record<LoginField, string>): Promise<LoginFailure | undefined> {
  const checked = credentials.safeParse(typed);
  if (!checked.success) {
    const fields = checked.error.issues.toReversed().map(({ path, message }) => [path[0], message]);
    return { kind: 'invalid', fields: Object.fromEntries(fields) };
  }
  if (storesNothing()) return { kind: 'noStorage' };
  try {
    await enterWith(checked.data.userId, checked.data.password);
    return undefined;
  } catch (cause) {
    return failureOf(ApiError.from(cause), checked.data.userId);
  }
}
