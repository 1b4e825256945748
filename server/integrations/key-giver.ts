import { effectiveRoles, hasRole } from '#domain/access/roles.ts';
import { forbidden, invalidFields } from '#server/core/errors.ts';
import type { usersOf } from '#server/queries/session/foundation-users.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { confirmPassword } from '#server/session/confirm-password.ts';
import type { SessionServices } from '#server/session/session-services.ts';

export type KeyServices = SessionServices & Pick<RecordServices, 'records'>;

type Member = Awaited<ReturnType<typeof usersOf>>[number];
/** What a member may do in the organisation, in capitals. */
export const rolesOf = ({ roles, rights, tags }: Member) => effectiveRoles([...roles, ...Object.keys(rights)], tags);

/** Those who may make keys, and employees, who help and end what is misused. */
export function checkReader(acting: ActingFor): void {
  if (acting.employee && !(acting.deputy || acting.viewer)) return;
  checkGiver(acting);
}

/** Members with the right to administer the organisation, as themselves. */
export function checkGiver(acting: ActingFor): void {
  if (acting.employee || acting.deputy || acting.viewer || acting.key) throw forbidden();
  if (!hasRole(['PORTAL_ETC_PORTAL_ADMIN'], acting.roles)) throw forbidden();
}

/** Throws a fault of the field unless it is the caller's password. */
export async function confirm(services: KeyServices, acting: ActingFor, password: string | undefined): Promise<void> {
  if (!password) throw invalidFields({ password: 'required' });
  await confirmPassword(services, acting, password, 'password');
}
