import { forbidden } from '#server/core/errors.ts';
import type { Access } from '#server/records/engine/definition/access.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { admin } from '../access.ts';

/** Only holders of a right may invite with it, grant it or withdraw it; a deputy may not. */
export const givesRights: Access = (acting) => admin(acting) && !acting.deputy;

/** Throws unless the caller administers the organisation; a deputy may not. */
export function readsIntegrations(acting: ActingFor): ActingFor {
  if (!givesRights(acting)) throw forbidden();
  return acting;
}
