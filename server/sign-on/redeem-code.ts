import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { SignOnRedeem } from '#contract/integrations/sign-on.ts';
import { loginStepOver } from '#server/core/errors.ts';
import { type AttemptRow, insertAttempt, takeAttempt } from '#server/queries/integrations/sign-on-attempts.ts';
import { usableProvider } from '#server/queries/integrations/sign-on-providers.ts';
import { linkSession } from '#server/queries/integrations/sign-on-users.ts';
import { findUser, type User } from '#server/queries/session/users.ts';
import { secretHash } from '#server/session/purpose-tokens.ts';
import { demandFactor } from '#server/session/second-factor/demand-factor.ts';
import type { SessionServices } from '#server/session/session-services.ts';

/** What a session of a provider begins with. */
export interface SignedOn {
  readonly provider: string;
  readonly bySignOn: { readonly session: string; readonly hasFactor: boolean; readonly signOutProvider?: string };
  /** Notes that the provider opened the session, and may end it. */
  readonly link: () => Promise<void>;
}

const day = 86_400_000;

async function signedOn(services: SessionServices, attempt: AttemptRow, user: User): Promise<SignedOn> {
  const { db, clock, config } = services;
  const provider = await usableProvider(db, attempt.providerId);
  if (!provider) throw loginStepOver();
  const { subject, sid, hasFactor, providerId } = attempt;
  const session = randomUUID();
  const expires = clock() + Math.max(config.sessionMaxMs, config.employeeSessionMaxMs) + day;
  const row = { sessionId: session, userId: user.id, providerId, subject: subject ?? '', sid, hasFactor, expires };
  return {
    provider: provider.name,
    bySignOn: { session, hasFactor, ...(provider.endsAtProvider && { signOutProvider: providerId }) },
    link: () => linkSession(db, row),
  };
}

const isSame = (a: string, b: string) => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/**
 * The user that a provider has signed in, for the browser that left for it: a code counts once, and only with what that
 * browser keeps. Throws 903 where the portal asks for its own second factor.
 */
export async function redeemCode(
  services: SessionServices,
  { code, verifier }: Pick<SignOnRedeem, 'code' | 'verifier'>,
): Promise<{ user: User; signOn: SignedOn }> {
  const { db, clock } = services;
  const now = clock();
  const attempt = await takeAttempt(db, secretHash(code), 'back', now);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  if (!attempt || !isSame(challenge, attempt.challenge)) throw loginStepOver();
  const user = attempt.userId === null ? undefined : await findUser(db, attempt.userId);
  if (!user) throw loginStepOver();
  const signOn = await signedOn(services, attempt, user);
  if (!attempt.hasFactor)
    await demandFactor(services, user, (token) =>
      insertAttempt(db, { ...attempt, hash: secretHash(token), step: 'factor', expires: now + 10 * 60_000 }),
    );
  return { user, signOn };
}

/** The same once the second factor is proved; undefined where a password came before it. */
export async function signedOnBefore(
  services: SessionServices,
  token: string,
  user: User,
): Promise<SignedOn | undefined> {
  const attempt = await takeAttempt(services.db, secretHash(token), 'factor', services.clock());
  return attempt && signedOn(services, attempt, user);
}
