import type { PasskeyAssertion, PasskeyRegistration } from '#contract/me/factor-requests.ts';
import type { Config } from '#server/config/config.ts';
import type { Tx } from '#server/db/open.ts';
import { type Purpose, takePurposeToken } from '#server/queries/session/purpose-tokens.ts';
import { type FactorRow, recordUse } from '#server/queries/session/second-factors.ts';
import type { User } from '#server/queries/session/users.ts';
import { issuePurposeToken, secretHash } from '../purpose-tokens.ts';
import type { SessionServices } from '../session-services.ts';

/** Loaded when a user has a passkey: loading takes the server a third of a second. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

const own = ['127.0.0.1', '0.0.0.0', '[::1]', 'localhost'];

/**
 * The domain that a passkey is valid for: the host of the portal's address, and the hosts below it that serve the site.
 */
function relyingParty({ publicBaseUrl, corsOrigins, company }: Config) {
  const base = new URL(publicBaseUrl);
  const isOwn = own.includes(base.hostname);
  // Passkeys belong to names; an address of this machine has one.
  if (isOwn) base.hostname = 'localhost';
  const id = base.hostname;
  const below = corsOrigins.filter((origin) => `.${new URL(origin).hostname}`.endsWith(`.${id}`));
  return { id, name: company, origins: [base.origin, ...below] };
}

const transportsOf = ({ transports }: FactorRow) => transports as AuthenticatorTransport[];
const describePasskeys = (rows: readonly FactorRow[]) =>
  rows.flatMap((row) => (row.credential ? [{ id: row.credential, transports: transportsOf(row) }] : []));

/** A challenge is a secret for one answer: what signs it cannot be sent twice. */
const newChallenge = async ({ db, clock }: SessionServices, userId: string, purpose: Purpose) =>
  Buffer.from(await issuePurposeToken(db, userId, purpose, clock()), 'base64url');
const takesChallenge = (tx: Tx, userId: string, purpose: Purpose, now: number) => async (challenge: string) =>
  (await takePurposeToken(tx, secretHash(challenge), [purpose], now)) === userId;

export async function registrationOptions(services: SessionServices, user: User, rows: readonly FactorRow[]) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const { id, name } = relyingParty(services.config);
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: Buffer.from(user.id),
    userName: `${user.account}/${user.username}`,
    userDisplayName: user.displayName,
    challenge: await newChallenge(services, user.id, 'passkeyAdd'),
    excludeCredentials: describePasskeys(rows),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** What is kept of a new passkey; undefined for an answer that proves none. */
export async function registeredPasskey(
  services: SessionServices,
  tx: Tx,
  userId: string,
  response: PasskeyRegistration,
) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { id, origins } = relyingParty(services.config);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: takesChallenge(tx, userId, 'passkeyAdd', services.clock()),
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch((error: Error) => {
    services.log.warn({ reason: error.message }, 'passkey refused');
    return { registrationInfo: undefined };
  });
  if (!registrationInfo) return undefined;
  const { credential } = registrationInfo;
  return {
    key: Buffer.from(credential.publicKey).toString('base64url'),
    credential: credential.id,
    transports: credential.transports ?? [],
    uses: credential.counter,
  };
}

export async function assertionOptions(services: SessionServices, userId: string, rows: readonly FactorRow[]) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(services.config).id,
    challenge: await newChallenge(services, userId, 'passkeyLogin'),
    allowCredentials: describePasskeys(rows),
    userVerification: 'preferred',
  });
}

/** Whether an answer was signed by one of the user's passkeys, for a challenge that has not been answered before. */
export async function isSigned(
  services: SessionServices,
  tx: Tx,
  rows: readonly FactorRow[],
  response: PasskeyAssertion,
): Promise<boolean> {
  const row = rows.find(({ credential }) => credential === response.id);
  if (!row) return false;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { id, origins } = relyingParty(services.config);
  const now = services.clock();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: takesChallenge(tx, row.userId, 'passkeyLogin', now),
    expectedOrigin: origins,
    expectedRPID: id,
    credential: {
      id: response.id,
      publicKey: Buffer.from(row.key, 'base64url'),
      counter: row.uses,
      transports: transportsOf(row),
    },
    requireUserVerification: false,
  }).catch((error: Error) => {
    services.log.warn({ reason: error.message }, 'passkey refused');
    return { verified: false, authenticationInfo: undefined };
  });
  return verified && authenticationInfo !== undefined && recordUse(tx, row.id, authenticationInfo.newCounter, now);
}
