import { ApiError } from '#api/api-error.ts';
import * as api from '#api/session.ts';
import { enterPortal } from './enter-portal.ts';
import { goToLogin } from './navigation.ts';
import { forgetPendingLoginStep, readPendingLoginStep } from './pending-login-step.ts';
import { isSignedIn, logout } from './session.ts';

/** True if the terms must be confirmed: by a signed-in user, or by one that a 902 stopped at the login. */
export const mayAccept = (): boolean => isSignedIn() || readPendingLoginStep(902) !== undefined;

/** True where the signed-in user has accepted the version in force already. */
export async function hasAccepted(): Promise<boolean> {
  if (!isSignedIn()) return false;
  const { version, acceptedVersion } = await api.readTerms();
  return acceptedVersion === version;
}

/** Accepts a version and goes on: with the session where there is one, else to a new login (§4-5, 902). */
export async function acceptTerms(version: string): Promise<void> {
  const step = readPendingLoginStep(902);
  const signedIn = isSignedIn();
  if (!signedIn && !step?.token) throw new ApiError(401);
  await api.acceptTerms(version, signedIn ? undefined : step?.token);
  forgetPendingLoginStep();
  if (signedIn) enterPortal(step?.from);
  else goToLogin('termsAccepted', step?.from);
}

/** Without acceptance there is no session. */
export function declineTerms(): void {
  forgetPendingLoginStep();
  logout();
  goToLogin('termsDeclined');
}
