import type * as z from 'zod/mini';
import type { PasskeyAssertion, PasskeyRegistration, passkeyOptions } from '../../contract/me/second-factor.ts';

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

/** Lets the browser sign with a passkey. */
export const signWithPasskey = (options: Options): Promise<PasskeyAssertion> =>
  asked(async () => {
    const { startAuthentication } = await loadClient();
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    return (await startAuthentication({ optionsJSON })) as PasskeyAssertion;
  });
