import type * as z from 'zod/mini';
import { readLoginOptions } from '#api/session.ts';
import type { PasskeyAssertion, PasskeyRegistration } from '#contract/me/factor-requests.ts';
import type { passkeyOptions } from '#contract/me/passkey-options.ts';
import type { FactorStep } from './factor-step.ts';

type Options = z.infer<typeof passkeyOptions>['options'];

/** Why the browser gave no passkey: the user left its dialog, the device has one already, or something else. */
export type PasskeyFault = 'cancelled' | 'known' | 'failed';

const loadClient = () => import('@simplewebauthn/browser');

function faultOf(cause: unknown): PasskeyFault {
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'failed';
}

/** Lets the browser make a passkey. */
export async function makePasskey(options: Options): Promise<PasskeyRegistration | PasskeyFault> {
  try {
    const { startRegistration } = await loadClient();
    const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
    return (await startRegistration({ optionsJSON })) as PasskeyRegistration;
  } catch (cause) {
    return faultOf(cause);
  }
}

/** What proves a passkey in a login, signed by the browser. */
export async function passkeyProof({ token }: FactorStep): Promise<{ passkey: PasskeyAssertion } | PasskeyFault> {
  const { options } = await readLoginOptions(token);
  try {
    const { startAuthentication } = await loadClient();
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    return { passkey: (await startAuthentication({ optionsJSON })) as PasskeyAssertion };
  } catch (cause) {
    return faultOf(cause);
  }
}
