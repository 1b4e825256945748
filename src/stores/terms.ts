import { ApiError } from '../api/api-error.ts';
import * as api from '../api/session.ts';
import { forgetGate, readGate } from './gate.ts';
import { enterPortal, goToLogin } from './navigation.ts';
import { isSignedIn, logout } from './session.ts';

/** True where somebody is to be asked: a signed-in user, or one whom a 902 stopped at the login. */
export const mayAccept = (): boolean => isSignedIn() || readGate(902) !== undefined;

/** True where the signed-in user has accepted this version already. */
export const hasAccepted = async (version: string): Promise<boolean> =>
  isSignedIn() && (await api.readTerms()).acceptedVersion === version;

/** Accepts a version and goes on: with the session where there is one, else to a new login (§4, 902). */
export async function acceptTerms(version: string): Promise<void> {
  const gate = readGate(902);
  const signedIn = isSignedIn();
  if (!signedIn && !gate?.token) throw new ApiError(401);
  await api.acceptTerms(version, signedIn ? undefined : gate?.token);
  forgetGate();
  if (signedIn) enterPortal(gate?.from);
  else goToLogin('termsAccepted', gate?.from);
}

/** Without acceptance there is no session. */
export function declineTerms(): void {
  forgetGate();
  logout();
  goToLogin('termsDeclined');
}
