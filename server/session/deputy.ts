import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { DeputyData } from '#contract/profile/deputy.ts';
import type { SessionAnswer, TokenClaims } from '#contract/session.ts';
import { isActing } from '#domain/access/deputy-rules.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { appendAudit, userName } from '../audit/append-audit.ts';
import { ApiError, noSession, notFound } from '../core/errors.ts';
import { findRecord } from '../queries/records/records.ts';
import { type Caller, findCaller } from '../queries/session/actors.ts';
import { sessionOf } from '../queries/session/sessions.ts';
import { findUser } from '../queries/session/users.ts';
import type { SessionServices } from './session-services.ts';
import { signToken } from './tokens.ts';

type DeputyClaim = NonNullable<TokenClaims['deputy']>;

/** Who acts for another, and by which record. */
export interface Deputy {
  readonly user: Caller['user'];
  readonly claim: DeputyClaim;
  /** Limited to own records, and so to what is the absent user's own. */
  readonly ownOnly: boolean;
}

const notAsDeputy = () =>
  new ApiError(403, 'Das ist in Vertretung nicht möglich. Beenden Sie die Vertretung, um als Sie selbst fortzufahren.');

/**
 * The calls that a deputy may make: reads, and actions in the one foundation. All others are refused, including future
 * ones: profile, settings, sessions and second factor belong to the absent user, and only holders of a right may grant
 * it.
 */
const callable: readonly (readonly [methods: readonly string[], path: RegExp])[] = [
  [
    ['GET', 'HEAD'],
    /^\/(?:foundation|waiting|me\/settings|me\/notifications|hotspot\/|products|notices|academy\/progress)$/,
  ],
  [
    ['GET', 'HEAD'],
    /^\/(?:content\/:collection|public\/filebrowser\/\*|area-codes\/:onkz|address-streets|complaint-templates\/:operator)$/,
  ],
  [
    ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    /^\/foundation\/:trid\/(?!desk|users|deputies|webhooks|mailboxes|deletion-request)/,
  ],
  [['POST'], /^\/(?:public\/onetimeaction|me\/notifications\/read)$/],
  [['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], /^\/uploads(?:\/:id)?$/],
];

/** Throws where a call is none that a deputy makes. */
export function checkDeputyCall({ method, routeOptions: { url = '' } }: FastifyRequest): void {
  const path = url.replace(/^\/api/, '');
  if (method === 'DELETE' && path === '/jwt_token') return;
  if (!callable.some(([methods, pattern]) => methods.includes(method) && pattern.test(path))) throw notAsDeputy();
}

type DeputyServices = Pick<SessionServices, 'db' | 'clock'>;

/**
 * The deputy of a claim while the deputyship lasts, never an employee of the distributor; undefined from the moment
 * that ends it.
 */
export async function findDeputy(
  { db, clock }: DeputyServices,
  claim: DeputyClaim,
  absent: Pick<Caller['user'], 'id' | 'roles' | 'disabled'>,
): Promise<Deputy | undefined> {
  const callerRow = await findCaller(db, claim.by, claim.session, claim.trid);
  if (!callerRow?.member || callerRow.revoked || callerRow.user.disabled) return undefined;
  const row = await findRecord(db, claim.trid, claim.record);
  if (row?.type !== 'etc.deputy' || absent.disabled || isEmployee(absent.roles)) return undefined;
  const data = row.data as unknown as DeputyData;
  const isHis = data.deputy.id === claim.by && data.absent.id === absent.id;
  return isHis && isActing(data, berlinDay(clock()))
    ? { user: callerRow.user, claim, ownOnly: callerRow.ownOnly }
    : undefined;
}

/** The same for a token; throws 401 where the deputy is none any more. */
export async function checkDeputy(
  services: DeputyServices,
  { deputy: claim, iat }: Pick<TokenClaims, 'deputy' | 'iat'>,
  absent: Caller['user'],
): Promise<Deputy | undefined> {
  if (!claim) return undefined;
  const deputyRow = await findDeputy(services, claim, absent);
  if (!deputyRow || iat * 1000 < deputyRow.user.sessionsSince) throw noSession();
  return deputyRow;
}

/** A user on behalf of the foundation in which they act for another user. */
interface Own {
  readonly user: Pick<Caller['user'], 'id' | 'account' | 'username' | 'sessionsSince'>;
  readonly token: { readonly jti: string; readonly expires: number };
  readonly foundation: { readonly trid: string };
}

/** A session of a deputy: what the absent one may do in the foundation; it ends with the deputy's own. */
export async function openDeputy(services: SessionServices, own: Own, record: string): Promise<SessionAnswer> {
  const { db, keys, clock } = services;
  const { trid } = own.foundation;
  const row = await findRecord(db, trid, record);
  const absent = row?.type === 'etc.deputy' && (await findUser(db, (row.data as unknown as DeputyData).absent.id));
  if (!absent) throw notFound();
  const claim = { by: own.user.id, session: sessionOf(own.token.jti), trid, record };
  const member = await findCaller(db, absent.id, '', trid);
  if (!member?.member || !(await findDeputy(services, claim, absent))) throw notFound();
  const now = clock();
  const token = await signToken(keys, absent, {
    session: randomUUID(),
    now: Math.max(now, absent.sessionsSince, own.user.sessionsSince),
    expires: own.token.expires,
    deputy: claim,
  });
  const by = { id: own.user.id, name: userName(own.user) };
  await appendAudit(services, { kind: 'recordAct', by, trid, record: { type: 'etc.deputy', id: record }, text: 'act' });
  const { account, username, displayName, email, phone, roles } = absent;
  return { token, roles, user: { account, username, displayName, email, ...(phone !== null && { phone }) } };
}
