import * as api from '#api/session.ts';
import { userIdOf } from '#domain/access/session-life.ts';
import { forgetPendingLoginStep, readPendingLoginStep } from './pending-login-step.ts';
import { forgetSecret, keptSecret } from './reset-secret.ts';
import { $user, login } from './session.ts';

/** What lets the user set a password: the secret of the mail's link, or the token of a 901 answer with its user. */
export interface ResetPermit {
  by: 'link' | 'step';
  token: string;
  userId?: string | undefined;
  /** Where the login leads afterwards. */
  from?: string | undefined;
}

export function resetPermit(): ResetPermit | undefined {
  const secret = keptSecret();
  if (secret) return { by: 'link', token: secret };
  const step = readPendingLoginStep(901);
  return step?.token ? { by: 'step', token: step.token, userId: step.userId, from: step.from } : undefined;
}

/** A permit works once and for a while. */
export function forgetPermit(): void {
  forgetSecret();
  forgetPendingLoginStep();
}

export const askForReset = api.requestReset;

/** Every session ends with it: this browser gets a new one; rejects with the ApiError, and with none where the login needs more. */
export async function changePassword(current: string, password: string): Promise<'kept' | 'ended'> {
  const user = $user.get();
  await api.changePassword(current, password);
  const isBack =
    user &&
    (await login(userIdOf(user), password).then(
      () => true,
      () => false,
    ));
  return isBack ? 'kept' : 'ended';
}

export async function setPassword(permit: ResetPermit, password: string): Promise<void> {
  await api.resetPassword(permit.token, password);
  forgetPermit();
}
