import { ApiError } from '#api/api-error.ts';
import { startSignOn } from '#api/session.ts';
import { type SignOnRefusal, signOnRefusals, signOnStart } from '#contract/integrations/sign-on.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { openAddress } from '#stores/session/navigation.ts';
import { wantedPath } from '#stores/session/own-path.ts';
import type { SignOnOutcome } from '#stores/session/sign-on-outcome.ts';
import { storesNothing } from '#stores/storage/storage-mode.ts';
import * as tabMemory from '#stores/storage/tab-memory.ts';
import { enterWith, failureOf, type LoginFailure } from './sign-in.ts';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Refusals that say nothing about the account. */
const withoutAccount: readonly SignOnRefusal[] = ['over', 'cancelled', 'failed', 'resting'];
/** True after the portal refused an account: the provider would take the same one again without a question. */
let isAccountRefused = false;

/** Leaves for the provider of a mail address, a user ID or an organisation; answers the key of a fault of the field, or why not. */
export async function leaveForProvider(login: string): Promise<{ field: string } | LoginFailure | undefined> {
  if (storesNothing()) return { kind: 'noStorage' };
  const typed = signOnStart.shape.login.safeParse(login);
  if (!typed.success) return { field: typed.error.issues[0]?.message ?? 'required' };
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    const redirect = wantedPath();
    const { url } = await startSignOn({
      ...{ login: typed.data, challenge: base64url(new Uint8Array(digest)), locale: pageLocale() },
      ...(redirect && { redirect }),
      ...(isAccountRefused && { otherAccount: true as const }),
    });
    tabMemory.leaveSignOn(verifier);
    openAddress(url);
    return undefined;
  } catch (cause) {
    const error = ApiError.from(cause);
    const field = error.fields?.['login'];
    if (field) return { field };
    return error.status === 502 ? { kind: 'signOn', why: 'unreachable' } : failureOf(error, '');
  }
}

/** Goes on where a provider sent the browser back; undefined once it leads into the portal. */
export async function comeBack({ code, refusal }: SignOnOutcome): Promise<LoginFailure | undefined> {
  const verifier = tabMemory.takeSignOn();
  if (refusal !== undefined) {
    const why = signOnRefusals.find((one) => one === refusal) ?? 'failed';
    isAccountRefused = !withoutAccount.includes(why);
    return { kind: 'signOn', why };
  }
  if (code === undefined || verifier === undefined) return { kind: 'signOn', why: 'over' };
  try {
    await enterWith('', { code, verifier });
    return undefined;
  } catch (cause) {
    const error = ApiError.from(cause);
    return error.status === 410 || error.status === 400 ? { kind: 'signOn', why: 'over' } : failureOf(error, '');
  }
}
