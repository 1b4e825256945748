import { givableRoles } from '#contract/profile/users.ts';
import { effectiveRoles, hasRole } from '#domain/access/roles.ts';
import { type Claims, organisationsOfClaims, withAssigned } from '#domain/integrations/sign-on/claims.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import type { Tx } from '#server/db/open.ts';
import type { ProviderRow } from '#server/queries/integrations/sign-on-providers.ts';
import { membershipsOf } from '#server/queries/integrations/sign-on-users.ts';
import { addMembership, changeUser, removeMembership } from '#server/queries/session/administration.ts';
import { lockUsersOf, setRights, usersOf } from '#server/queries/session/foundation-users.ts';
import type { User } from '#server/queries/session/users.ts';
import { employeeRoles, standingOfProvider } from './provider-standing.ts';
import type { SignOnServices } from './sign-on-services.ts';

interface Assignment {
  readonly given: readonly string[];
  readonly decided: readonly string[];
}
type Services = Pick<SignOnServices, 'clock'>;
type Assigned = Pick<User, 'id' | 'account' | 'username' | 'roles'>;

const adminRole = 'PORTAL_ETC_PORTAL_ADMIN';
/** The mapping gives no more than the standing allows; what is held already stays or is taken as the claims say. */
const within = (allowed: readonly string[], held: readonly string[], { given, decided }: Assignment): Assignment => ({
  given: given.filter((one) => allowed.includes(one) || held.includes(one)),
  decided,
});

const only = (names: readonly string[], { given, decided }: Assignment): Assignment => ({
  given: given.filter((one) => names.includes(one)),
  decided: decided.filter((one) => names.includes(one)),
});

async function noteRights(
  { clock }: Services,
  tx: Tx,
  { trid, name }: ProviderRow,
  user: Assigned,
  before: readonly string[],
  after: readonly string[],
) {
  const signed = [
    ...after.filter((one) => !before.includes(one)).map((one) => `+${one}`),
    ...before.filter((one) => !after.includes(one)).map((one) => `-${one}`),
  ];
  if (signed.length === 0) return;
  const text = [userName(user), ...signed].join(' ');
  await appendAuditIn(tx, clock(), [{ kind: 'rights', by: { name }, trid: trid ?? undefined, text }]);
}

/** Someone keeps the right to administer the organisation, whatever the provider says. */
function keepsAdministrator(members: Awaited<ReturnType<typeof usersOf>>, userId: string): boolean {
  return members.some(
    ({ id, disabled, roles, rights, tags }) =>
      id !== userId && !disabled && hasRole([adminRole], effectiveRoles([...roles, ...Object.keys(rights)], tags)),
  );
}

async function assignRights(
  services: Services,
  tx: Tx,
  provider: ProviderRow,
  trid: string,
  user: Assigned,
  to: Assignment,
) {
  await lockUsersOf(tx, trid);
  const members = await usersOf(tx, trid);
  const member = members.find(({ id }) => id === user.id);
  if (!member) return;
  const before = Object.keys(member.rights);
  const { roles: allowed } = await standingOfProvider(tx, provider);
  const wanted = withAssigned(before, within(allowed, before, to));
  const losesAdmin = before.includes(adminRole) && !wanted.includes(adminRole);
  const after = losesAdmin && !keepsAdministrator(members, user.id) ? [...wanted, adminRole] : wanted;
  const now = { by: provider.name, at: services.clock() };
  const rights = Object.fromEntries(after.map((role) => [role, member.rights[role] ?? now]));
  await setRights(tx, user.id, trid, { rights });
  await noteRights(services, tx, provider, user, before, after);
}

/** Gives and takes what the mapping decides about, as far as those responsible may, and leaves all else as it is. */
export async function assignRoles(
  services: Services,
  tx: Tx,
  provider: ProviderRow,
  user: Assigned,
  assignment: Assignment,
): Promise<void> {
  if (assignment.decided.length === 0) return;
  if (provider.trid !== null)
    return assignRights(services, tx, provider, provider.trid, user, only(givableRoles, assignment));
  const { roles: allowed } = await standingOfProvider(tx, provider);
  const after = withAssigned(user.roles, within(allowed, user.roles, only(employeeRoles, assignment)));
  await changeUser(tx, user.id, { roles: after });
  await noteRights(services, tx, provider, user, user.roles, after);
}

/** Of the employees' provider: which organisations an employee is a member of. */
export async function assignOrganisations(
  services: Services,
  tx: Tx,
  provider: ProviderRow,
  user: Assigned,
  claims: Claims,
): Promise<void> {
  if (provider.trid !== null) return;
  const assignment = organisationsOfClaims(provider.mapping, claims);
  if (assignment.decided.length === 0) return;
  const before = await membershipsOf(tx, user.id);
  const { isBacked } = await standingOfProvider(tx, provider);
  const after = withAssigned(before, within(isBacked ? assignment.given : [], before, assignment));
  for (const trid of after.filter((one) => !before.includes(one))) {
    await addMembership(tx, user.id, trid);
    const text = `${userName(user)} joined`;
    await appendAuditIn(tx, services.clock(), [{ kind: 'rights', by: { name: provider.name }, trid, text }]);
  }
  for (const trid of before.filter((one) => !after.includes(one))) {
    await removeMembership(tx, user.id, trid);
    const text = `${userName(user)} left`;
    await appendAuditIn(tx, services.clock(), [{ kind: 'rights', by: { name: provider.name }, trid, text }]);
  }
}
