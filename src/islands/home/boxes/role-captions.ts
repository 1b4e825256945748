import { effectiveRoles, roles } from '#domain/access/roles.ts';
import { texts } from '#i18n/client.ts';

/** What the held roles are called; the default role is named only where there is no other. */
export function roleCaptions(userRoles: readonly string[], tags: string): string[] {
  const t = texts('roles');
  const held = effectiveRoles(userRoles, tags);
  const known = roles.filter((role) => held.includes(role));
  const shown = known.length > 1 ? known.filter((role) => role !== 'PORTAL_USER') : known;
  return shown.map((role) => t(role));
}
