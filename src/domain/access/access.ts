import { hasRole, type Role } from './roles.ts';
import type { Access } from './routes.ts';

/** True where a signed-in user with these roles, acting for a foundation with these tags, may see what the rule guards. */
export const mayAccess = (access: Access, userRoles: readonly string[], foundationType: string): boolean =>
  typeof access === 'string' || hasRole(access, userRoles, foundationType);

/** A rule as it stands in the markup, `SP,WS`, read back. */
export const readAccess = (rule: string): Access =>
  rule === 'public' || rule === 'signedIn' ? rule : (rule.split(',') as Role[]);
