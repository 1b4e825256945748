import * as api from '#api/session.ts';
import type { FactorProof } from '#contract/me/factor-requests.ts';
import type { SessionAnswer } from '#contract/session.ts';
import { loginTicket } from '#domain/access/session.ts';
import { deviceName } from '../storage/device.ts';

/** The password, what a provider came back with, or what follows them where a second factor is set up (decision 31). */
export type LoginProof = string | { token: string; proof: FactorProof } | { code: string; verifier: string };

/** Asks the server for the session. */
export function askFor(userId: string, by: LoginProof): Promise<SessionAnswer> {
  if (typeof by === 'string') return api.login(loginTicket(userId, by), deviceName());
  if ('code' in by) return api.redeemSignOn(by.code, by.verifier, deviceName());
  return api.proveFactor(by.token, by.proof, deviceName());
}
