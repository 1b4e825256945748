import { adminRoles, hasRole } from '#domain/access/roles.ts';
import type { Access } from '#server/records/engine/definition/access.ts';

/** §6-5..6: who may see "Meine Daten". */
export const admin: Access = ({ roles }) => hasRole(adminRoles, roles);
