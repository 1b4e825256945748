import { hasRole, type Role } from './roles.ts';

/** Rights that reach over all of an organisation: they rest while a user sees only own records there. */
export const restingRoles = [
  'PORTAL_ETC_PORTAL_ADMIN',
  'PORTAL_ETC_COMISSION_STATEMENT',
] as const satisfies readonly Role[];

/** Role-like tags without those that rest. */
export const withoutResting = (held: readonly string[]): string[] =>
  held.filter((role) => !hasRole(restingRoles, [role]));
