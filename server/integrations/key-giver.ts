import { effectiveRoles } from '#domain/access/roles.ts';
import { forbidden, invalidFields } from '#server/core/errors.ts';
import type { usersOf } from '#server/queries/session/foundation-users.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { readsIntegrations } from '#server/records/types/profile/members/access.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { confirmPassword } from '#server/session/confirm-password.ts';
import type { SessionServices } from '#server/session/session-services.ts';

export type KeyServices = SessionServices & Pick<RecordServices, 'records'>;

type Member = Awaited<ReturnType<typeof usersOf>>[number];
/** What a member may do in the organisation, in capitals. */
export const rolesOf = ({ roles, rights, tags }: Member) => effectiveRoles([...roles, ...Object.keys(rights)], tags);

/** Throws unless the caller administers the organisation as one of its members; employees see keys and end what is misused. */
export function checkGiver(acting: ActingFor): void {
  if (readsIntegrations(acting).employee) throw forbidden();
}

/** Throws a fault of the field unless it is the caller's password. */
export async function confirm(services: KeyServices, acting: ActingFor, password: string | undefined): Promise<void> {
  if (!password) throw invalidFields({ password: 'required' });
  await confirmPassword(services, acting, password, 'password');
}
