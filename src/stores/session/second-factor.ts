import { computed } from 'nanostores';
import * as api from '#api/me/second-factor.ts';
import type { FactorAdded } from '#contract/me/second-factor.ts';
import { userIdOf } from '#domain/access/session-life.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import type { PasskeyFault } from './passkeys.ts';
import { $user } from './session.ts';

const $owner = computed($user, (user) => user && userIdOf(user));
const factors = loader(api.readFactors);
onActive(factors.$value, [$owner], () => {
  factors.reset();
  if ($owner.get()) void factors.reload();
});

/** The own second factors, loaded while a screen shows them. */
export const $factors = factors.$value;
export const reloadFactors = factors.reload;

export const beginAuthenticator = api.beginAuthenticator;

export async function addAuthenticator(setup: string, name: string, code: string): Promise<FactorAdded> {
  const added = await api.addAuthenticator(setup, name, code);
  void factors.reload();
  return added;
}

/** Answers why where the browser gives none. */
export async function addPasskey(name: string, password: string): Promise<FactorAdded | PasskeyFault> {
  const { options } = await api.beginPasskey(password);
  const { makePasskey } = await import('./passkeys.ts');
  const passkey = await makePasskey(options);
  if (typeof passkey === 'string') return passkey;
  const added = await api.addPasskey(name, passkey);
  void factors.reload();
  return added;
}

export async function renewRecoveryCodes(password: string): Promise<string[]> {
  const { recoveryCodes } = await api.renewRecoveryCodes(password);
  void factors.reload();
  return recoveryCodes;
}

export async function removeFactor(id: string, password: string): Promise<void> {
  await api.removeFactor(id, password);
  void factors.reload();
}
