import type { MadeApiKey, NewApiKey } from '#contract/integrations/api-key.ts';
import { effectiveRoles } from '#domain/access/roles.ts';
import { findCaller } from '#server/queries/session/actors.ts';
import { type ActingFor, standingIn } from '#server/session/actor.ts';
import { mayHaveKeys } from '#server/session/api-key.ts';
import { giveApiKey } from './api-keys.ts';
import type { KeyServices } from './key-giver.ts';
import type { Teller } from './key-news.ts';

/** Stands for the session that an operator has not. */
const noSession = 'operator';

export interface KeyOrder {
  /** The id of the user that it acts for. */
  readonly giver: string;
  readonly trid: string;
  readonly body: NewApiKey;
  readonly operator: Teller;
}

/** The user behind what an operator orders for an organisation; undefined where the user does not administer it. */
export async function administratorOf(
  { db }: Pick<KeyServices, 'db'>,
  userId: string,
  trid: string,
): Promise<ActingFor | undefined> {
  const caller = await findCaller(db, userId, noSession, trid);
  const standing = caller && standingIn(caller.user, caller);
  if (!caller?.member || !standing || !mayHaveKeys(caller.user, effectiveRoles(caller.user.roles, caller.tags)))
    return undefined;
  return { ...standing, token: { jti: noSession, issued: 0, expires: 0 } };
}

/**
 * Makes a key that acts for a user who administers the organisation, as an operator orders it; undefined where the user
 * does not administer it.
 */
export async function giveKeyOf(
  services: KeyServices,
  { giver, trid, body, operator }: KeyOrder,
): Promise<MadeApiKey | undefined> {
  const acting = await administratorOf(services, giver, trid);
  return acting && giveApiKey(services, { acting, body, teller: operator, confirm: async () => undefined });
}
