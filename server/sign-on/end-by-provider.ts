import type { JWTPayload } from 'jose';
import { writeSignOn } from '#domain/integrations/sign-on/sign-on-acts.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import { badRequest } from '#server/core/errors.ts';
import { usableProvider } from '#server/queries/integrations/sign-on-providers.ts';
import { takeLinkedSessions } from '#server/queries/integrations/sign-on-users.ts';
import { endSession, noteToken } from '#server/queries/session/sessions.ts';
import { findUser } from '#server/queries/session/users.ts';
import { clientOf } from './provider-client.ts';
import type { SignOnServices } from './sign-on-services.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';
const maxAgeSeconds = 300;
const day = 86_400_000;
/** Never `none`, and no key that the client knows too. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

function isLogout({ events, nonce }: JWTPayload): boolean {
  const isNamed = typeof events === 'object' && events !== null && Object.hasOwn(events, event);
  return isNamed && nonce === undefined;
}

/** OpenID Connect Back-Channel Logout: a provider ends the sessions that it opened; each of its tokens counts once. */
export async function endByProvider(services: SignOnServices, id: string, token: string): Promise<void> {
  const { db, clock, log } = services;
  const provider = await usableProvider(db, id);
  if (!provider) throw badRequest();
  const { jwtVerify } = await import('jose');
  const { keys } = await clientOf(services, provider);
  const { payload } = await jwtVerify(token, keys, {
    ...{ issuer: provider.issuer, audience: provider.clientId, algorithms },
    ...{ maxTokenAge: maxAgeSeconds, clockTolerance: 30, requiredClaims: ['iat', 'jti', 'events'] },
  }).catch((error: unknown) => {
    log.warn({ err: error, provider: id }, 'a logout token is refused');
    throw badRequest();
  });
  const [subject, sid] = [textOf(payload.sub), textOf(payload['sid'])];
  if (!isLogout(payload) || (subject === undefined && sid === undefined)) throw badRequest();
  const now = clock();
  await db.transaction(async (tx) => {
    if (!(await noteToken(tx, `logout:${id}:${payload.jti}`, now + day))) throw badRequest();
    for (const { sessionId, userId } of await takeLinkedSessions(tx, id, { subject, sid })) {
      const user = await findUser(tx, userId);
      if (!(await endSession(tx, sessionId, now)) || !user) continue;
      const text = writeSignOn('loggedOut', provider.name, userName(user));
      const by = { id: user.id, name: userName(user) };
      await appendAuditIn(tx, now, [{ kind: 'signOn', by, trid: provider.trid ?? undefined, text }]);
    }
  });
}
