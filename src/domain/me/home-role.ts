import { hasRole, isEmployee } from '../access/roles.ts';

/** What a user does here, by which My Portal is drawn. */
export type HomeRole = 'sales' | 'wholesale' | 'both' | 'employee' | 'plain';

export function homeRole(userRoles: readonly string[], foundationType: string): HomeRole {
  if (isEmployee(userRoles)) return 'employee';
  const [sells, resells] = (['SP', 'WS'] as const).map((role) => hasRole([role], userRoles, foundationType));
  if (sells && resells) return 'both';
  return sells ? 'sales' : resells ? 'wholesale' : 'plain';
}
