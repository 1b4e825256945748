import type { FastifyRequest } from 'fastify';
import { withoutResting } from '#domain/access/own-only.ts';
import { effectiveRoles, isEmployee } from '#domain/access/roles.ts';
import { accountDisabled, noSession, notFound } from '../core/errors.ts';
import { type Caller, type FoundationRow, findCaller } from '../queries/session/actors.ts';
import type { ActedFor } from '../queries/session/foundations.ts';
import { type CallingKey, callerOfKey, isKeySecret } from './api-key.ts';
import { checkDeputy, checkDeputyCall, type Deputy } from './deputy.ts';
import { checkView } from './portal-view.ts';
import type { SessionServices } from './session-services.ts';
import { checkRunningSession } from './sign-in-rules.ts';
import { verifyToken } from './tokens.ts';

/** `within` is the user's one foundation that a deputy acts in, who may be limited to own records there. */
export type ActingUser = Omit<Caller['user'], 'factorFrom' | 'signInRules'> &
  Partial<Pick<Caller['user'], 'factorFrom'>> & { readonly within?: string; readonly ownOnly?: boolean };

/** The signed-in user behind a request. */
export interface Actor {
  readonly user: ActingUser;
  readonly token: {
    readonly jti: string /** In ms, as `expires`. */;
    readonly issued: number;
    readonly expires: number;
    /** Up to where in the write-ahead log its session has written. */
    readonly written?: number | null;
  };
  readonly employee: boolean;
  /** When (ms) the login of the session was; null where another session stands for it. */
  readonly begun?: number | null | undefined;
  /** The foundation that an employee views as this user; all others are hidden then. */
  readonly viewed?: string | undefined;
  /** The viewing employee, for the audit log beside the viewed user. */
  readonly viewer?: { readonly id: string; readonly name: string } | undefined;
  /** Who acts for this user, in the one foundation that `viewed` names then. */
  readonly deputy?: Deputy | undefined;
  /** The key of another system that acts for the user, in the one foundation that `viewed` names then. */
  readonly key?: CallingKey | undefined;
}

/** The signed-in person, even when acting for another user: personal data depends on them. */
export const personOf = ({ user, deputy }: Pick<Actor, 'user' | 'deputy'>): ActingUser => deputy?.user ?? user;

/** A user on behalf of one foundation; `roles` are the user's and that foundation's tags, in capitals (§6-1). */
export interface ActingFor extends Actor {
  readonly foundation: FoundationRow;
  readonly roles: readonly string[];
  /** Of the foundation's customers and what belongs to them, only what is the user's own. */
  readonly ownOnly: boolean;
}

/** The rights of a user for a foundation, independent of the session. */
export type Standing = Omit<ActingFor, 'token'>;

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([^\s]+)$/i.exec(request.headers.authorization ?? '')?.[1];

interface ActorRequest {
  readonly trid?: string | undefined;
  /** The token of a view counts too; it is the caller who says what may be seen by it. */
  readonly views?: boolean;
}

/** The caller of a token that is ours and still counts, with the foundation where one is named; the user may be disabled. */
export async function callerOf(
  services: SessionServices,
  token: string | undefined,
  { trid, views }: ActorRequest = {},
) {
  const claims = token && (await verifyToken(services.keys, token, services.clock()));
  if (!claims || ((claims.view || claims.deputy) && !views)) throw noSession();
  const caller = await findCaller(services.db, claims.sub, claims.jti, trid);
  if (!caller || caller.revoked || claims.iat * 1000 < caller.user.sessionsSince) throw noSession();
  if (caller.replacedSince !== null && caller.replacedSince <= services.clock()) throw noSession();
  return { caller, claims };
}

/** Throws where the session of a call that is still under way was ended or its user disabled; a token's own end does not count. */
export async function checkStillSignedIn(services: SessionServices, { user, token }: Actor): Promise<void> {
  const caller = await findCaller(services.db, user.id, token.jti, undefined);
  if (!caller || caller.revoked || token.issued < caller.user.sessionsSince) throw noSession();
  if (caller.user.disabled) throw accountDisabled();
}

/** Reads the session of a request; throws 401, or 900 where the user was disabled meanwhile. */
export async function readActor(services: SessionServices, request: FastifyRequest) {
  const { trid } = request.params as { trid?: string };
  const bearer = bearerOf(request);
  if (isKeySecret(bearer)) return readKeyActor(services, request, bearer);
  const isName = trid !== undefined && /^[\w-]{1,40}$/.test(trid);
  const { caller, claims } = await callerOf(services, bearer, {
    trid: isName ? trid : undefined,
    views: true,
  });
  const { signInRules, ...user } = caller.user;
  checkRunningSession(signInRules, { address: request.ip, begun: caller.begun, now: services.clock() });
  const deputy = await checkDeputy(services, claims, caller.user);
  if (user.disabled) throw accountDisabled();
  if (deputy) checkDeputyCall(request);
  const viewer = await checkView(services, claims, user, request);
  const actor: Actor = {
    user: deputy ? { ...user, within: deputy.claim.trid, ownOnly: deputy.ownOnly } : user,
    token: { jti: claims.jti, issued: claims.iat * 1000, expires: claims.exp * 1000, written: caller.written },
    begun: deputy || viewer ? null : caller.begun,
    employee: isEmployee(caller.user.roles),
    viewer,
    viewed: (claims.view ?? claims.deputy)?.trid,
    deputy,
  };
  return { actor, acting: trid === undefined ? undefined : actingFor(actor, caller) };
}

async function readKeyActor(services: SessionServices, request: FastifyRequest, secret: string) {
  const { caller, key, trid, token } = await callerOfKey(services, request, secret);
  const actor: Actor = { user: caller.user, token, employee: false, viewed: trid, key };
  const { trid: named } = request.params as { trid?: string };
  return { actor, acting: named === undefined ? undefined : actingFor(actor, caller) };
}

type Membership = Pick<Caller, 'foundation' | 'member' | 'tags' | 'ownOnly'>;

/** What the user may do on behalf of a foundation with all of its tags. */
function standingFor(user: ActingUser, { ownOnly: isLimited, ...foundation }: ActedFor): Standing {
  const employee = isEmployee(user.roles);
  const ownOnly = !employee && (isLimited || user.ownOnly === true);
  const roles = ownOnly ? withoutResting(user.roles) : user.roles;
  const type = ownOnly ? withoutResting(foundation.type.split(',')).join(',') : foundation.type;
  return {
    ...{ user: { ...user, roles: [...roles] }, employee, ownOnly },
    ...{ foundation: { ...foundation, type }, roles: effectiveRoles(roles, type) },
  };
}

/** For calls that look at several foundations of the user. */
export const actingIn = (actor: Actor, foundation: ActedFor): ActingFor => ({
  ...actor,
  ...standingFor(actor.user, foundation),
});

/** Undefined for foreign, missing and inactive foundations; employees act for every active one. */
export function standingIn(user: ActingUser, { foundation, member, tags, ownOnly }: Membership): Standing | undefined {
  if (!foundation?.active || !(member || isEmployee(user.roles))) return undefined;
  return standingFor(user, { ...foundation, type: tags, ownOnly });
}

/** All foundations that the user may not act for answer the same 404. */
export function actingFor(actor: Actor, caller: Membership): ActingFor {
  if (actor.viewed !== undefined && actor.viewed !== caller.foundation?.trid) throw notFound();
  const standing = standingIn(actor.user, caller);
  if (!standing) throw notFound();
  return { ...actor, ...standing };
}

/** For calls that name their foundation elsewhere than in a path parameter. */
export async function actFor(services: SessionServices, actor: Actor, trid: string): Promise<ActingFor> {
  const caller = await findCaller(services.db, actor.user.id, actor.token.jti, trid);
  if (!caller) throw noSession();
  return actingFor(actor, caller);
}
