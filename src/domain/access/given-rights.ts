import { type GivableRole, givableRoles } from '#contract/profile/users.ts';
import { adminRoles, hasRole } from './roles.ts';

const adminRole: GivableRole = 'PORTAL_ETC_PORTAL_ADMIN';

/** The user who grants rights, with their own rights in the organisation. */
interface Giver {
  readonly roles: readonly string[];
  readonly employee: boolean;
}

/** The rights that a user may grant and revoke: employees all of them, admin partners those that they hold. */
export function rolesToGive({ roles, employee }: Giver): readonly GivableRole[] {
  if (employee) return givableRoles;
  return hasRole(adminRoles, roles) ? givableRoles.filter((role) => hasRole([role], roles)) : [];
}

const without = <T>(some: readonly T[], others: readonly T[]): T[] => some.filter((one) => !others.includes(one));

/** What changes between two sets of rights. */
export const changedRights = <T extends string>(before: readonly T[], after: readonly T[]) => ({
  given: without(after, before),
  taken: without(before, after),
});

/** A member of the organisation, with all of their rights there. */
export interface Member {
  readonly id: string;
  readonly roles: readonly string[];
  /** False if sign-in is blocked for this user. */
  readonly active: boolean;
}

export type RightsFault = 'notHeld' | 'ownAdmin' | 'lastAdmin';

const isAdmin = (roles: readonly string[]): boolean => hasRole([adminRole], roles);

interface RightsChange {
  readonly giver: Giver & { readonly id: string };
  readonly members: readonly Member[];
  readonly member: string;
  readonly before: readonly GivableRole[];
  readonly after: readonly GivableRole[];
  /** The member's rights afterwards, from all origins; empty if the member leaves. */
  readonly roles: readonly string[];
}

/** Why rights may not be changed so, or undefined where they may. */
export function rightsFault({ giver, members, member, before, after, roles }: RightsChange): RightsFault | undefined {
  const { given: addedRoles, taken: removedRoles } = changedRights(before, after);
  const own = rolesToGive(giver);
  if ([...addedRoles, ...removedRoles].some((role) => !own.includes(role))) return 'notHeld';
  const was = members.find(({ id }) => id === member);
  if (!was || !isAdmin(was.roles) || isAdmin(roles)) return undefined;
  if (member === giver.id) return 'ownAdmin';
  const isLast = !members.some((one) => one.id !== member && one.active && isAdmin(one.roles));
  return was.active && isLast ? 'lastAdmin' : undefined;
}
