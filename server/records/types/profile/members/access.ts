import { forbidden } from '#server/core/errors.ts';
import type { Access } from '#server/records/engine/definition/access.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { admin } from '../access.ts';

/** Only holders of a right may invite with it, grant it or withdraw it; a deputy may not. */
export const givesRights: Access = (acting) => admin(acting) && !acting.deputy;

/** Throws unless the caller administers the organisation; a deputy, a view and a key may not. */
export function readsIntegrations(acting: ActingFor): ActingFor {
  if (!givesRights(acting) || acting.viewer || acting.key) throw forbidden();
  return acting;
}
