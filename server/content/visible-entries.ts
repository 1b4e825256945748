import type { ContentCollection } from '#contract/content/content.ts';
import { hasRole, isEmployee } from '#domain/access/roles.ts';
import { type Actor, actFor } from '../session/actor.ts';
import type { BuiltEntry } from './built-content.ts';
import type { ContentServices } from './content-services.ts';

/** The caller's roles, with the tags of the organisation where one is named; a foreign one answers 404 (§6-1). */
export async function rolesFor(
  services: ContentServices,
  actor: Actor,
  trid: string | undefined,
): Promise<readonly string[]> {
  return trid === undefined ? actor.user.roles : (await actFor(services, actor, trid)).roles;
}

/** Employees pass, as they pass all guards of documents (§6-5). */
export const isVisible = (
  { roles, validFrom, validUntil }: BuiltEntry,
  heldRoles: readonly string[],
  now: number,
): boolean =>
  (isEmployee(heldRoles) || hasRole(roles ?? [], heldRoles)) &&
  (validFrom === undefined || validFrom <= now) &&
  (validUntil === undefined || now <= validUntil);

/** Entries that a user with these roles may see now, including those of the site. */
export async function visibleEntries(
  { content, clock }: Pick<ContentServices, 'content' | 'clock'>,
  collection: ContentCollection,
  roles: readonly string[],
): Promise<BuiltEntry[]> {
  return (await content.read(collection)).filter((entry) => isVisible(entry, roles, clock()));
}
