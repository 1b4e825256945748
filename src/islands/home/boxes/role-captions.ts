import { effectiveRoles, roles } from '#domain/access/roles.ts';
import { texts } from '#i18n/client.ts';

/** What the held roles are called; the default role is named only where there is no other. */
export function roleCaptions(userRoles: readonly string[], tags: string): string[] {
  const t = texts('roles');
  const ownRoles = effectiveRoles(userRoles, tags);
  const knownRoles = roles.filter((role) => ownRoles.includes(role));
  const visibleRoles = knownRoles.length > 1 ? knownRoles.filter((role) => role !== 'PORTAL_USER') : knownRoles;
  return visibleRoles.map((role) => t(role));
}
