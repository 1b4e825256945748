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
  held: readonly string[],
  now: number,
): boolean =>
  (isEmployee(held) || hasRole(roles ?? [], held)) &&
  (validFrom === undefined || validFrom <= now) &&
  (validUntil === undefined || now <= validUntil);

/** Entries that somebody with these roles may see now, those of the site among them. */
export async function visibleEntries(
  { content, clock }: Pick<ContentServices, 'content' | 'clock'>,
  collection: ContentCollection,
  roles: readonly string[],
): Promise<BuiltEntry[]> {
  return (await content.read(collection)).filter((entry) => isVisible(entry, roles, clock()));
}
