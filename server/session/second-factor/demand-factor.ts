import type { LoginFactor } from '#contract/me/second-factor.ts';
import { isFactorRequired } from '#domain/access/factor-demand.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { secondFactorNeeded } from '#server/core/errors.ts';
import type { BaseServices } from '#server/db/base-services.ts';
import { signedOnBy } from '#server/queries/integrations/sign-on-users.ts';
import { factorFromOf } from '#server/queries/session/factor-demands.ts';
import { countRecoveryCodes, factorsOf } from '#server/queries/session/second-factors.ts';
import type { User } from '#server/queries/session/users.ts';
import { issuePurposeToken } from '../purpose-tokens.ts';

type FactorServices = Pick<BaseServices, 'config' | 'db' | 'clock'>;

/** A user, with the day of the organisations where a call has read it already. */
type FactorUser = Pick<User, 'id' | 'roles'> & { readonly factorFrom?: string | null | undefined };

const isDemandedOfEmployees = ({ config }: Pick<FactorServices, 'config'>, { roles }: Pick<User, 'roles'>): boolean =>
  config.secondFactorForEmployees && isEmployee(roles);

/** Whether the configuration or an organisation of the user demands a second factor of who signs in at `now`. */
export async function isFactorDemanded(
  services: FactorServices,
  user: FactorUser,
  now = services.clock(),
): Promise<boolean> {
  if (isDemandedOfEmployees(services, user)) return true;
  const day = user.factorFrom === undefined ? await factorFromOf(services.db, user.id) : user.factorFrom;
  return isFactorRequired(day, now);
}

/**
 * Whether the user must set one up before anything else is answered; what organisations demand counts for sessions begun
 * since. A session of a provider that asked for one needs none.
 */
export async function isFactorDue(
  services: FactorServices,
  user: FactorUser,
  begun: number | null,
  session?: string,
): Promise<boolean> {
  if (!(await isFactorDemanded(services, user, begun ?? 0))) return false;
  if ((await factorsOf(services.db, user.id)).length > 0) return false;
  return !(session !== undefined && (await signedOnBy(services.db, session))?.hasFactor);
}

/** Throws 903 where the right password alone opens nothing; `note` gets the token that goes on from there. */
export async function demandFactor(
  { db, clock }: BaseServices,
  user: User,
  note?: (token: string) => Promise<void>,
): Promise<void> {
  const kinds = new Set((await factorsOf(db, user.id)).map(({ kind }) => kind as LoginFactor));
  // Why a disabled user gets no session is told at once.
  if (kinds.size === 0 || user.disabled) return;
  if ((await countRecoveryCodes(db, user.id)) > 0) kinds.add('recoveryCode');
  const token = await issuePurposeToken(db, user.id, 'secondFactor', clock());
  await note?.(token);
  throw secondFactorNeeded(token, [...kinds]);
}
