import type { SignOnStart } from '../contract/integrations/sign-on.ts';
import { signOnStarted } from '../contract/integrations/sign-on-started.ts';
import type { FactorProof } from '../contract/me/factor-requests.ts';
import { passkeyOptions } from '../contract/me/passkey-options.ts';
import { sessionAnswer, termsVersion, tokenLifetime } from '../contract/session.ts';
import { get, post, send } from './http.ts';

/** `device` is the random name of this browser, where it keeps one. */
export const login = (ticket: string, device: string | undefined) =>
  post('/jwt_token', { _ticket: ticket, timeout: tokenLifetime, ...(device && { device }) }, sessionAnswer, {
    token: null,
  });

/** Where to sign in with an account of the company; `challenge` is the SHA-256 of what this tab keeps. */
export const startSignOn = (body: SignOnStart) => post('/sign-on', body, signOnStarted, { token: null });

export const redeemSignOn = (code: string, verifier: string, device: string | undefined) =>
  post('/sign-on/session', { code, verifier, timeout: tokenLifetime, ...(device && { device }) }, sessionAnswer, {
    token: null,
  });

/** Goes on with a login that a 903 answer interrupted; `token` is that of the answer. */
export const proveFactor = (token: string, proof: FactorProof, device: string | undefined) =>
  post('/second-factor', { token, proof, timeout: tokenLifetime, ...(device && { device }) }, sessionAnswer, {
    token: null,
  });

/** What a browser is asked for in that step, where it proves a passkey. */
export const readLoginOptions = (token: string) =>
  post('/second-factor/passkey', { token }, passkeyOptions, { token: null });

/** Sends the token itself, so that a refusal comes back at once instead of waiting for the next login. */
export const refresh = (token: string) => post('/jwt_token', { timeout: tokenLifetime }, sessionAnswer, { token });

export const endSession = (token: string) => send('/jwt_token', { method: 'DELETE', token, keepalive: true });

export const readTerms = () => get('/terms', {}, termsVersion);

/** `token` is the session's by default, or the terms token of a 902 answer. */
export const acceptTerms = (version: string, token?: string) =>
  send('/terms/acceptance', { method: 'POST', body: { version }, ...(token && { token }) });

export const requestReset = (userId: string) =>
  send('/password/reset-request', { method: 'POST', body: { userId }, token: null });

export const changePassword = (current: string, password: string) =>
  send('/password/change', { method: 'POST', body: { current, password } });

/** `token` comes from the mail's link or from a 901 answer. */
export const resetPassword = (token: string, password: string) =>
  send('/password/reset', { method: 'POST', body: { token, password }, token: null });

/** A session for the absent one of a record; `token` is the deputy's own. */
export const openDeputy = (trid: string, record: string, token: string) =>
  post(`/foundation/${trid}/deputies/${encodeURIComponent(record)}/session`, {}, sessionAnswer, { token });
