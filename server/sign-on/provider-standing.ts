import type { ProviderRest } from '#contract/integrations/sign-on.ts';
import { rolesToGive } from '#domain/access/given-rights.ts';
import { adminRoles, hasRole, isAdministrator } from '#domain/access/roles.ts';
import type { Db, Tx } from '#server/db/open.ts';
import type { ProviderRow } from '#server/queries/integrations/sign-on-providers.ts';
import { foundationsFor } from '#server/queries/me/notifications.ts';
import { findUser } from '#server/queries/session/users.ts';
import { standingIn } from '#server/session/actor.ts';

type Responsible = Pick<ProviderRow, 'trid' | 'authorId' | 'releaserId'>;

/** Rights of employees that claims may give: the right to administration needs two persons. */
export const employeeRoles = ['PORTAL_USER', 'PORTAL_CHEFRED', 'PORTAL_CMS_CHEFRED', 'PORTAL_EDITOR'] as const;

/** What the settings of a provider may give at this moment, by the present rights of those responsible for them. */
export interface ProviderStanding {
  /** New users and memberships may come. */
  readonly isBacked: boolean;
  /** Rights that the mapping may give. */
  readonly roles: readonly string[];
  /** Who saved the settings last, and whether this account is locked; absent where no one is known. */
  readonly author?: { readonly name: string; readonly isLocked: boolean };
}

/** The author of an organisation's settings must administer it, and gives the rights that are this user's own. */
async function standingInOrganisation(db: Db | Tx, trid: string, authorId: string | null): Promise<ProviderStanding> {
  const user = authorId === null ? undefined : await findUser(db, authorId);
  if (!user) return { isBacked: false, roles: [] };
  const author = { name: user.displayName, isLocked: user.disabled };
  const [place] = user.disabled ? [] : await foundationsFor(db, user.id, [trid]);
  const standing = place && standingIn(user, place);
  if (!standing || standing.employee || !hasRole(adminRoles, standing.roles))
    return { isBacked: false, roles: [], author };
  return { isBacked: true, roles: rolesToGive(standing), author };
}

/** Two administrators answer for the provider of the employees: one of them is enough. */
async function standingOfEmployees(db: Db | Tx, { authorId, releaserId }: Responsible): Promise<ProviderStanding> {
  const ids = [authorId, releaserId].filter((id) => id !== null);
  const users = (await Promise.all(ids.map((id) => findUser(db, id)))).filter((user) => user !== undefined);
  const isBacked = users.some(({ disabled, roles }) => !disabled && isAdministrator(roles));
  const [first] = users;
  return {
    isBacked,
    roles: isBacked ? ['PORTAL_EMPLOYEE', ...employeeRoles] : [],
    ...(first && { author: { name: first.displayName, isLocked: users.every(({ disabled }) => disabled) } }),
  };
}

export const standingOfProvider = (db: Db | Tx, provider: Responsible): Promise<ProviderStanding> =>
  provider.trid === null
    ? standingOfEmployees(db, provider)
    : standingInOrganisation(db, provider.trid, provider.authorId);

/** What of the settings gives nothing at this moment, and why; undefined where all of it counts. */
export async function restOfProvider(
  db: Db,
  provider: Responsible & Pick<ProviderRow, 'mapping' | 'createsUsers' | 'scimHash'>,
): Promise<ProviderRest | undefined> {
  const { mapping, createsUsers, scimHash } = provider;
  const { isBacked, roles, author } = await standingOfProvider(db, provider);
  const resting = [...new Set(mapping.roles.map(({ role }) => role))].filter((role) => !roles.includes(role));
  const restsBesides = !isBacked && (mapping.organisations.length > 0 || createsUsers || scimHash !== null);
  if (resting.length === 0 && !restsBesides) return undefined;
  const why = !author ? 'unknown' : author.isLocked ? 'locked' : isBacked ? 'rights' : 'left';
  return { why, roles: resting, ...(author && { by: author.name }) };
}
