import type { Access } from '#server/records/engine/definition/access.ts';
import { admin } from '../access.ts';

/** Only holders of a right may invite with it, grant it or withdraw it; a deputy may not. */
export const givesRights: Access = (acting) => admin(acting) && !acting.deputy;
