import {
  authenticatorSetup,
  factorAdded,
  factorState,
  newRecoveryCodes,
  type PasskeyRegistration,
  passkeyOptions,
} from '../contract/me/second-factor.ts';
import { get, post, send } from './http.ts';

const own = '/me/second-factor';

/** What a browser is asked in a login that a 903 answer interrupted; `token` is that of the answer. */
export const readLoginOptions = (token: string) =>
  post('/second-factor/passkey', { token }, passkeyOptions, { token: null });

export const readFactors = () => get(own, {}, factorState);
export const beginAuthenticator = (password: string) => post(`${own}/authenticator`, { password }, authenticatorSetup);
export const addAuthenticator = (setup: string, name: string, code: string) =>
  post(`${own}/authenticator/confirm`, { setup, name, code }, factorAdded);
export const beginPasskey = (password: string) => post(`${own}/passkey`, { password }, passkeyOptions);
export const addPasskey = (name: string, credential: PasskeyRegistration) =>
  post(`${own}/passkey/confirm`, { name, credential }, factorAdded);
export const renewRecoveryCodes = (password: string) => post(`${own}/recovery-codes`, { password }, newRecoveryCodes);
export const removeFactor = (id: string, password: string) =>
  send(`${own}/remove`, { method: 'POST', body: { id, password } });
