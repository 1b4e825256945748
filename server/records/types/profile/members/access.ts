import type { Access } from '#server/records/engine/definition/access.ts';
import { admin } from '../access.ts';

/** Who invites, and gives and takes rights: who holds them himself, and nobody for him. */
export const givesRights: Access = (acting) => admin(acting) && !acting.deputy;
