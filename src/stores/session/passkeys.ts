import type * as z from 'zod/mini';
import { readLoginOptions } from '../../api/second-factor.ts';
import type { PasskeyAssertion, PasskeyRegistration, passkeyOptions } from '../../contract/me/second-factor.ts';
import type { FactorStep } from './factor-step.ts';

type Options = z.infer<typeof passkeyOptions>['options'];

/** Why the browser gave no passkey: the user left its dialog, or the device has one already. */
export type PasskeyFault = 'cancelled' | 'known' | 'failed';

export class PasskeyError extends Error {
  readonly fault: PasskeyFault;

  constructor(fault: PasskeyFault) {
    super(fault);
    this.fault = fault;
  }
}

const loadClient = () => import('@simplewebauthn/browser');

/** Passkeys belong to a name: a page that was opened by the number of its server has none. */
export const passkeysUsable = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : '';
    if (name === 'InvalidStateError') throw new PasskeyError('known');
    throw new PasskeyError(name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed');
  }
}

/** Lets the browser make a passkey. */
export const makePasskey = (options: Options): Promise<PasskeyRegistration> =>
  asked(async () => {
    const { startRegistration } = await loadClient();
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    return (await startRegistration({ optionsJSON })) as PasskeyRegistration;
  });

/** What proves a passkey in a login, signed by the browser. */
export async function passkeyProof({ token }: FactorStep): Promise<{ passkey: PasskeyAssertion }> {
  const { options } = await readLoginOptions(token);
  const passkey = await asked(async () => {
    const { startAuthentication } = await loadClient();
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    return (await startAuthentication({ optionsJSON })) as PasskeyAssertion;
  });
  return { passkey };
}
