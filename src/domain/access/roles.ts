/** Role codes of §6 of the requirements, and the rights of employees to the content and to the administration. */
export const roles = [
  'SP',
  'WS',
  'PORTAL_USER',
  'PORTAL_EMPLOYEE',
  'PORTAL_ETC_PORTAL_ADMIN',
  'PORTAL_ETC_COMISSION_PAPERS',
  'PORTAL_ETC_COMISSION_STATEMENT',
  'PORTAL_CHEFRED',
  'PORTAL_CMS_CHEFRED',
  'PORTAL_EDITOR',
  'PORTAL_ADMIN',
] as const;
export type Role = (typeof roles)[number];

/** A tag beside those of an organisation, for its members' pages: it has sub-partners. */
export const aboveTag = 'SUB_PARTNERS';

export const adminRoles = ['PORTAL_EMPLOYEE', 'PORTAL_ETC_PORTAL_ADMIN'] as const satisfies Role[];
export const academyRoles = ['PORTAL_USER', 'PORTAL_CHEFRED', 'PORTAL_CMS_CHEFRED'] as const satisfies Role[];

/** The user's roles plus the comma-separated type tags of one foundation, in capitals (§6-1). */
export function effectiveRoles(userRoles: readonly string[], foundationType = ''): string[] {
  return [...userRoles, ...foundationType.split(',')].map((role) => role.trim().toUpperCase()).filter(Boolean);
}

/** True where any of the wanted roles is held; no wanted role means anybody (§6-1: without regard to case). */
export function hasRole(requiredRoles: readonly string[], userRoles: readonly string[], foundationType = ''): boolean {
  const ownRoles = effectiveRoles(userRoles, foundationType);
  return requiredRoles.length === 0 || requiredRoles.some((role) => ownRoles.includes(role.toUpperCase()));
}

export const isEmployee = (userRoles: readonly string[]): boolean => hasRole(['PORTAL_EMPLOYEE'], userRoles);

/** Organisations, users and all else below "Verwaltung": a right of employees, never a tag of a foundation. */
export const isAdministrator = (userRoles: readonly string[]): boolean =>
  isEmployee(userRoles) && hasRole(['PORTAL_ADMIN'], userRoles);

/** Who publishes texts of the portal: a right of employees that administrators have too. */
export const isEditor = (userRoles: readonly string[]): boolean =>
  isEmployee(userRoles) && hasRole(['PORTAL_EDITOR', 'PORTAL_ADMIN'], userRoles);
