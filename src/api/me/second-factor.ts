import type { PasskeyRegistration } from '#contract/me/factor-requests.ts';
import { passkeyOptions } from '#contract/me/passkey-options.ts';
import { authenticatorSetup, factorAdded, factorState, newRecoveryCodes } from '#contract/me/second-factor.ts';
import { get, post, send } from '../http.ts';

const own = '/me/second-factor';

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
