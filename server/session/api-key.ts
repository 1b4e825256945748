import type { FastifyRequest } from 'fastify';
import { keyPrefix } from '#contract/integrations/api-key.ts';
import type { KeyRights } from '#contract/integrations/key-rights.ts';
import { effectiveRoles, hasRole, isEmployee } from '#domain/access/roles.ts';
import { allows, keyState } from '#domain/integrations/api-keys.ts';
import { ApiError, accountDisabled, notFound } from '../core/errors.ts';
import { findApiKey, sessionOfKey } from '../queries/integrations/api-keys.ts';
import { type Caller, findCaller } from '../queries/session/actors.ts';
import { countCall } from './key-calls.ts';
import { isInNetworks } from './networks.ts';
import { secretHash } from './purpose-tokens.ts';
import type { SessionServices } from './session-services.ts';

/** The key of another system that calls in place of a person. */
export interface CallingKey {
  readonly id: string;
  readonly name: string;
  readonly rights: KeyRights;
}

export const isKeySecret = (token: string | undefined): token is string => token?.startsWith(keyPrefix) === true;

const refused = (sentence: string) => new ApiError(401, sentence);
const notByKey = () => new ApiError(403, 'Das ist mit einem Schlüssel nicht möglich.');

/** Calls that keys may make; records are judged by their type besides. All others are refused, also ones to come. */
const callable: readonly (readonly [
  methods: readonly string[],
  path: RegExp,
  isOpen?: (rights: KeyRights) => boolean,
])[] = [
  [['GET', 'HEAD'], /^\/(?:foundation|products|catalogue|notices)$/],
  [['GET', 'HEAD'], /^\/foundation\/:trid\/data(?:\/:id(?:\/(?:timeline|mails|check))?)?$/],
  [['POST'], /^\/foundation\/:trid\/data(?:\/:id)?$/],
  [
    ['GET', 'HEAD'],
    /^\/foundation\/:trid\/commission-(?:lines|statements)(?:\/.*)?$/,
    (rights) => allows(rights, 'commissions', 'read'),
  ],
  [['POST', 'HEAD', 'PATCH', 'DELETE'], /^\/uploads(?:\/:id)?$/],
  [['POST'], /^\/public\/onetimeaction$/],
];

/** Whether keys may make a call: those with `rights`, or any at all. */
export function isForKeys(method: string, url: string, rights?: KeyRights): boolean {
  const path = url.replace(/^\/api/, '');
  return callable.some(
    ([methods, pattern, isOpen]) =>
      methods.includes(method) && pattern.test(path) && (rights === undefined || (isOpen?.(rights) ?? true)),
  );
}

function checkKeyCall({ method, routeOptions: { url = '' } }: FastifyRequest, rights: KeyRights): void {
  if (!isForKeys(method, url, rights)) throw notByKey();
}

/** Whether a user, with these rights in the organisation, may make keys for it; what a key may do ends with that. */
export const mayHaveKeys = (user: Pick<Caller['user'], 'disabled' | 'roles'>, roles: readonly string[]): boolean =>
  !user.disabled && !isEmployee(user.roles) && hasRole(['PORTAL_ETC_PORTAL_ADMIN'], roles);

/**
 * Who calls by a key: the user who made it, in the one organisation, under the key's name. Throws 401 where the key is
 * unknown or over, comes from another network, or its user may have none any more; 403 for calls that no key makes.
 */
export async function callerOfKey(services: SessionServices, request: FastifyRequest, secret: string) {
  const { db, clock } = services;
  const now = clock();
  const key = await findApiKey(db, secretHash(secret), now);
  if (!key) throw refused('Diesen Schlüssel gibt es nicht.');
  const times = { created: key.created, expires: key.expires, ended: key.ended ?? undefined };
  if (keyState(times, now) === 'ended') throw refused('Dieser Schlüssel gilt nicht mehr.');
  if (!isInNetworks(request.ip, key.networks))
    throw refused('Dieser Schlüssel gilt nur in den Netzen, die für ihn eingetragen sind.');
  await countCall(services, key, request.ip);
  const caller = await findCaller(db, key.giver, sessionOfKey(key.id), key.trid);
  if (!caller || caller.revoked) throw refused('Dieser Schlüssel gilt nicht mehr.');
  if (caller.user.disabled) throw accountDisabled();
  const { member, foundation, tags, user } = caller;
  if (!(member && foundation?.active && mayHaveKeys(user, effectiveRoles(user.roles, tags))))
    throw refused('Wer diesen Schlüssel angelegt hat, hat das Recht Administration nicht mehr.');
  const { trid } = request.params as { trid?: string };
  if (trid !== undefined && trid !== key.trid) throw notFound();
  checkKeyCall(request, key.rights);
  const { displayName, username } = caller.user;
  const named = {
    displayName: `${displayName} (${key.name})`,
    username: `${username} [${key.name}]`,
  };
  return {
    caller: { ...caller, user: { ...caller.user, ...named, within: key.trid } },
    key: { id: key.id, name: key.name, rights: key.rights } satisfies CallingKey,
    trid: key.trid,
    token: { jti: sessionOfKey(key.id), issued: now, expires: key.expires, written: Number.MAX_SAFE_INTEGER },
  };
}
