import type { LoginFactor } from '#contract/me/second-factor.ts';
import { isEmployee } from '#domain/access/roles.ts';
import { secondFactorNeeded } from '#server/core/errors.ts';
import type { BaseServices } from '#server/db/base-services.ts';
import { countRecoveryCodes, factorsOf } from '#server/queries/session/second-factors.ts';
import type { User } from '#server/queries/session/users.ts';
import { issuePurposeToken } from '../purpose-tokens.ts';

type FactorServices = Pick<BaseServices, 'config' | 'db'>;

/** Whether the configuration wants this user to have a second factor. */
export const isFactorDemanded = ({ config }: Pick<FactorServices, 'config'>, { roles }: Pick<User, 'roles'>): boolean =>
  config.secondFactorForEmployees && isEmployee(roles);

/** Whether the user must set one up before anything else is answered. */
export const isFactorDue = async (services: FactorServices, user: Pick<User, 'id' | 'roles'>): Promise<boolean> =>
  isFactorDemanded(services, user) && (await factorsOf(services.db, user.id)).length === 0;

/** Throws 903 where the right password alone opens nothing. */
export async function demandFactor({ db, clock }: BaseServices, user: User): Promise<void> {
  const kinds = new Set((await factorsOf(db, user.id)).map(({ kind }) => kind as LoginFactor));
  // Why a disabled user gets no session is told at once.
  if (kinds.size === 0 || user.disabled) return;
  if ((await countRecoveryCodes(db, user.id)) > 0) kinds.add('recoveryCode');
  throw secondFactorNeeded(await issuePurposeToken(db, user.id, 'secondFactor', clock()), [...kinds]);
}
