import { mayAccess } from '../access/access.ts';
import { accessOf, type RouteName } from '../access/routes.ts';

const pages = ['Documents', 'EtcDocumentsNetworkOperators'] as const satisfies RouteName[];

/** The library page of a user; undefined if they have none or it is not built. */
export const documentsPage = (
  roles: readonly string[],
  foundationType: string,
  built: readonly RouteName[],
): RouteName | undefined =>
  pages.find((page) => built.includes(page) && mayAccess(accessOf(page), roles, foundationType));
