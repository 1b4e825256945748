import { randomBytes } from 'node:crypto';
import type { SignOnStart } from '#contract/integrations/sign-on.ts';
import { redirectTarget } from '#domain/access/redirect-target.ts';
import { domainOf } from '#domain/integrations/sign-on/claims.ts';
import { ApiError, invalidFields } from '#server/core/errors.ts';
import { insertAttempt } from '#server/queries/integrations/sign-on-attempts.ts';
import {
  type ProviderRow,
  providerOfDomain,
  usableProviderOf,
} from '#server/queries/integrations/sign-on-providers.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { mayCallProvider } from './provider-budget.ts';
import { clientOf, type ProviderClient } from './provider-client.ts';
import type { SignOnServices } from './sign-on-services.ts';

const minute = 60_000;
/** How long (ms) a person has at the provider. */
const attemptLifetime = 10 * minute;

const tooOften = () =>
  new ApiError(429, 'Das war sehr oft hintereinander. Bitte versuchen Sie es in einigen Minuten noch einmal.');
const unreachable = () =>
  new ApiError(
    502,
    'Ihr Anbieter für das Firmenkonto ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  );

export const callbackOf = ({ config }: Pick<SignOnServices, 'config'>): string =>
  `${config.publicBaseUrl}/api/sign-on/callback`;

/** By the mail domain, or the account that a user ID begins with; whether such a user exists plays no part. */
async function providerFor({ db, config }: SignOnServices, login: string): Promise<ProviderRow | undefined> {
  if (login.includes('@')) return providerOfDomain(db, domainOf(login));
  const [account = ''] = login.split('/');
  return usableProviderOf(db, account === config.distributor ? undefined : account);
}

/** What has the provider ask for an account, where it would else take the one that is signed in there. */
function promptOf({ config }: ProviderClient): 'select_account' | 'login' {
  const { prompt_values_supported: values } = config.serverMetadata();
  return Array.isArray(values) && values.includes('select_account') ? 'select_account' : 'login';
}

/** Where the browser goes to sign in; what it comes back with opens this attempt alone. */
export async function leaveForProvider(
  services: SignOnServices,
  { login, challenge, locale, redirect, otherAccount }: SignOnStart,
  address: string,
): Promise<{ url: string }> {
  const { db, clock, config, log } = services;
  const now = clock();
  if (!(await mayCallProvider(services, address))) throw tooOften();
  const provider = await providerFor(services, login);
  if (!provider) throw invalidFields({ login: 'signOnUnknown' });
  const client = await clientOf(services, provider).catch((error: unknown) => {
    log.warn({ err: error, provider: provider.id }, 'a sign-on provider cannot be used');
    throw unreachable();
  });
  const oidc = await import('openid-client');
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  const wanted = redirectTarget(redirect ?? null, new URL(config.publicBaseUrl).origin);
  await insertAttempt(db, {
    ...{ hash: secretHash(state), step: 'left', providerId: provider.id, nonce, verifier, challenge, locale },
    ...{ redirect: wanted ?? null, expires: now + attemptLifetime },
  });
  const url = oidc.buildAuthorizationUrl(client.config, {
    ...{ redirect_uri: callbackOf(services), scope: 'openid profile email', state, nonce },
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(login.includes('@') && !otherAccount && { login_hint: login }),
    ...(otherAccount && { prompt: promptOf(client) }),
  });
  return { url: url.href };
}

/** A secret that the page redeems once for a session. */
export const newCode = (): string => randomBytes(32).toString('base64url');
