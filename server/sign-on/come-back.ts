import type { SignOnRefusal } from '#contract/integrations/sign-on.ts';
import { type Claims, provedFactor } from '#domain/integrations/sign-on/claims.ts';
import { writeSignOn } from '#domain/integrations/sign-on/sign-on-acts.ts';
import { appendAudit } from '#server/audit/append-audit.ts';
import { type AttemptRow, insertAttempt, takeAttempt } from '#server/queries/integrations/sign-on-attempts.ts';
import { lockProvider, type ProviderRow, usableProvider } from '#server/queries/integrations/sign-on-providers.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { callbackOf, newCode } from './leave-for-provider.ts';
import { clientOf } from './provider-client.ts';
import { SignOnRefused } from './refusal.ts';
import type { SignOnServices } from './sign-on-services.ts';
import { unknownPassword, userOfAccount } from './user-of-account.ts';

/** Where the browser goes next: to the login, with a code that it redeems, or with the reason why not. */
export interface ComeBack {
  readonly locale: 'de' | 'en';
  readonly redirect?: string | undefined;
  readonly code?: string;
  readonly refusal?: SignOnRefusal;
}

/** How long (ms) the code counts that the page redeems at once. */
const codeLifetime = 120_000;

interface Proved {
  readonly subject: string;
  readonly sid: string | undefined;
  readonly claims: Claims;
}

/** Redeems the code of the provider; its answer, the signature of its token and all that ties them to this attempt are checked. */
async function proveAccount(
  services: SignOnServices,
  provider: ProviderRow,
  { nonce, verifier }: AttemptRow,
  query: URLSearchParams,
): Promise<Proved> {
  const oidc = await import('openid-client');
  const { config } = await clientOf(services, provider);
  const url = new URL(callbackOf(services));
  url.search = query.toString();
  const tokens = await oidc.authorizationCodeGrant(config, url, {
    ...{ expectedNonce: nonce, pkceCodeVerifier: verifier, expectedState: query.get('state') ?? '' },
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider sent no token of identity');
  const isAsked = config.serverMetadata().userinfo_endpoint !== undefined;
  const more = isAsked ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : {};
  const { sid } = claims;
  return { subject: claims.sub, sid: typeof sid === 'string' ? sid : undefined, claims: { ...more, ...claims } };
}

async function enter(
  services: SignOnServices,
  attempt: AttemptRow,
  query: URLSearchParams,
): Promise<{ code: string } | { provider: ProviderRow | undefined; refusal: SignOnRefusal; cause?: unknown }> {
  const { db, clock } = services;
  const provider = await usableProvider(db, attempt.providerId);
  if (!provider) return { provider, refusal: 'over' };
  if (query.has('error')) return { provider, refusal: query.get('error') === 'access_denied' ? 'cancelled' : 'failed' };
  try {
    const proved = await proveAccount(services, provider, attempt, query);
    // Hashing takes its time, which no lock waits for.
    const passwordHash = provider.createsUsers ? await unknownPassword() : '';
    const code = newCode();
    await db.transaction(async (tx) => {
      // What was changed meanwhile counts.
      const current = await lockProvider(tx, provider.id);
      if (!current || current.version !== provider.version) throw new SignOnRefused('over');
      const user = await userOfAccount(services, tx, current, proved, passwordHash);
      await insertAttempt(tx, {
        ...{ hash: secretHash(code), step: 'back', providerId: provider.id, nonce: '', verifier: '' },
        ...{ challenge: attempt.challenge, locale: attempt.locale, redirect: attempt.redirect, userId: user.id },
        ...{ subject: proved.subject, sid: proved.sid ?? null },
        hasFactor: provedFactor(proved.claims, provider.factorValues),
        expires: clock() + codeLifetime,
      });
    });
    return { code };
  } catch (cause) {
    return { provider, refusal: cause instanceof SignOnRefused ? cause.why : 'failed', cause };
  }
}

/** The browser is back from the provider: each attempt counts once, whatever becomes of it. */
export async function comeBack(services: SignOnServices, query: URLSearchParams, address: string): Promise<ComeBack> {
  const { db, clock, log } = services;
  const state = query.get('state') ?? '';
  const attempt = await takeAttempt(db, secretHash(state), 'left', clock());
  if (!attempt) return { locale: 'de', refusal: 'over' };
  const place = { locale: attempt.locale === 'en' ? 'en' : 'de', redirect: attempt.redirect ?? undefined } as const;
  const outcome = await enter(services, attempt, query);
  if ('code' in outcome) {
    services.sendMails();
    return { ...place, code: outcome.code };
  }
  const { provider, refusal, cause } = outcome;
  log.warn(
    { address, provider: provider?.id, refusal, ...(refusal === 'failed' && { err: cause }) },
    'sign-on refused',
  );
  await appendAudit(services, {
    ...{ kind: 'signOn', trid: provider?.trid ?? undefined, address },
    text: writeSignOn('refused', provider?.name ?? '–', refusal),
  });
  return { ...place, refusal };
}
