import { isEmployee } from '#domain/access/roles.ts';
import { ApiError, expired } from '../core/errors.ts';
import type { DownloadGrant } from '../queries/download-tokens.ts';
import { visibleFiles } from '../queries/library/library-list.ts';
import { viewOf } from '../queries/library/library-view.ts';
import { type Caller, findCaller } from '../queries/session/actors.ts';
import { findReadable } from '../records/engine/find-readable.ts';
import { type ActingUser, type Actor, actingFor } from '../session/actor.ts';
import { findDeputy } from '../session/deputy.ts';
import type { Download } from './download.ts';
import type { DownloadServices } from './download-services.ts';

/**
 * Throws 410 if the user of a token was disabled since, signed out, had all sessions ended, or may no longer read part
 * of its content.
 */
export async function checkGrant(
  services: DownloadServices,
  grant: DownloadGrant,
  { records, documents }: Download,
): Promise<void> {
  const places = records.length > 0 ? records : [undefined];
  for (const place of places) {
    const caller = await findCaller(services.db, grant.userId, grant.session, place?.trid);
    if (!caller || caller.revoked || caller.user.disabled) throw expired();
    const { deputy } = grant;
    if (deputy && !(await findDeputy(services, deputy, caller.user))) throw expired();
    const user = deputy ? { ...caller.user, within: deputy.trid } : caller.user;
    if (place && !(await mayRead(services, { ...caller, user }, place.id))) throw expired();
    if (documents.length > 0) await checkDocuments(services, user, documents);
  }
}

async function checkDocuments({ db }: DownloadServices, user: ActingUser, documents: readonly string[]): Promise<void> {
  const paths = new Set(documents);
  const visible = await visibleFiles(db, await viewOf(db, user), [...paths]);
  if (visible.length < paths.size) throw expired();
}

async function mayRead(
  services: DownloadServices,
  caller: Omit<Caller, 'user'> & { readonly user: ActingUser },
  id: string,
): Promise<boolean> {
  const { user } = caller;
  const actor: Actor = {
    user,
    token: { jti: '', issued: 0, expires: 0 },
    employee: isEmployee(user.roles),
    viewed: user.within,
  };
  try {
    await findReadable(services, actingFor(actor, caller), id);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}
