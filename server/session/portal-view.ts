import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { SessionAnswer, TokenClaims } from '#contract/session.ts';
import { viewLifetime } from '#contract/staff/portal-view.ts';
import { viewerName } from '#domain/access/deputy-name.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { appendAudit, userName } from '../audit/append-audit.ts';
import { ApiError, noSession, notFound } from '../core/errors.ts';
import { insertActivities } from '../queries/records/activities.ts';
import { findCaller } from '../queries/session/actors.ts';
import { sessionOf } from '../queries/session/sessions.ts';
import { findUser } from '../queries/session/users.ts';
import { listPartnerUsers } from '../queries/staff/people.ts';
import type { SessionServices } from './session-services.ts';
import { signToken } from './tokens.ts';

const viewOnly = () =>
  new ApiError(403, 'Sie sehen das Portal nur an: In dieser Ansicht wird nichts geändert und nichts heruntergeladen.');

/**
 * What a view may read: the one foundation, what waits in it, how the user has arranged the portal, and what is there for
 * everybody. All else is refused, also what comes later: sessions, second factor and unsent input are the user's own.
 */
const readable = [
  /^\/(?:foundation|waiting|search|me\/settings)$/,
  /^\/(?:content\/:collection|content-search|hotspot\/|products|catalogue|notices|public\/filebrowser\/\*|academy\/(?:progress|requirements)|library\/news|area-codes\/:onkz|address-streets)$/,
  /^\/foundation\/:trid\/(?!form-inputs|desk|webhooks|mailboxes|data\/:id\/notes)/,
];

/**
 * The employee of a view, for the audit log beside the viewed user. Throws if the view is over, or if it does not allow
 * the call.
 */
export async function checkView(
  { db }: Pick<SessionServices, 'db'>,
  { iat, view }: Pick<TokenClaims, 'iat' | 'view'>,
  viewed: Parameters<typeof userName>[0],
  { method, routeOptions: { url = '' } }: FastifyRequest,
): Promise<{ id: string; name: string } | undefined> {
  if (!view) return undefined;
  const callerRow = await findCaller(db, view.by, view.session, undefined);
  if (!callerRow || callerRow.revoked || callerRow.user.disabled || !isEmployee(callerRow.user.roles))
    throw noSession();
  if (iat * 1000 < callerRow.user.sessionsSince) throw noSession();
  const path = url.replace(/^\/api/, '');
  const viewer = { id: view.by, name: viewerName(userName(callerRow.user), userName(viewed)) };
  if (method === 'DELETE' && path === '/jwt_token') return viewer;
  if (!(['GET', 'HEAD'].includes(method) && readable.some((pattern) => pattern.test(path)))) throw viewOnly();
  return viewer;
}

/** An employee on behalf of the foundation that they want to view. */
interface Onlooker {
  readonly user: {
    readonly id: string;
    readonly account: string;
    readonly username: string;
    readonly displayName: string;
  };
  readonly token: { readonly jti: string; readonly expires: number };
  readonly foundation: { readonly trid: string };
}

/** A session of an employee that sees the portal as a user of the foundation does; it ends with the employee's own. */
export async function openView(services: SessionServices, acting: Onlooker, userId: string): Promise<SessionAnswer> {
  const { db, keys, clock, log } = services;
  const { trid } = acting.foundation;
  const listed = (await listPartnerUsers(db, trid)).find(({ id }) => id === userId);
  const user = listed && (await findUser(db, listed.id));
  if (!user) throw notFound();
  const now = clock();
  const { id: by, displayName: name } = acting.user;
  const expires = Math.min(now + viewLifetime, acting.token.expires);
  const view = { by, name, session: sessionOf(acting.token.jti), trid };
  const token = await signToken(keys, user, {
    session: randomUUID(),
    now: Math.max(now, user.sessionsSince),
    expires,
    view,
  });
  const viewed = userName(user);
  log.info({ audit: true, by: acting.user.id, viewed, trid }, 'an employee sees the portal as a partner');
  await appendAudit(services, { kind: 'view', by: { id: by, name: userName(acting.user) }, trid, text: viewed });
  await insertActivities(db, [
    { time: now, actor: name, kind: 'portal.viewed', text: viewed, userId: by, trid: undefined },
  ]);
  const { account, username, displayName, email, roles } = user;
  return { token, roles, user: { account, username, displayName, email } };
}
