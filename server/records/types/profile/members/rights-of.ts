import type { FoundationRight, FoundationUser } from '#contract/profile/organisation.ts';
import { effectiveRoles } from '#domain/access/roles.ts';
import type { usersOf } from '#server/queries/session/foundation-users.ts';

type Member = Awaited<ReturnType<typeof usersOf>>[number];

/** Each role once: as a tag, which cannot be taken from one user alone, else as granted, else as the user's own. */
export function rightsOf({ roles, tags, rights }: Pick<Member, 'roles' | 'tags' | 'rights'>): FoundationRight[] {
  const rightByRole = new Map<string, FoundationRight>();
  for (const role of effectiveRoles(roles)) rightByRole.set(role, { role, origin: 'account' });
  for (const [role, { by, at }] of Object.entries(rights)) rightByRole.set(role, { role, origin: 'given', by, at });
  for (const role of effectiveRoles([], tags)) rightByRole.set(role, { role, origin: 'organisation' });
  return [...rightByRole.values()];
}

/** Whether and how the user can sign in. */
export function userStateOf({
  disabled,
  mustResetPassword,
  passwordSet,
}: Pick<Member, 'disabled' | 'mustResetPassword' | 'passwordSet'>): FoundationUser['state'] {
  if (disabled) return 'locked';
  if (passwordSet === null) return 'invited';
  return mustResetPassword ? 'mustResetPassword' : 'active';
}
