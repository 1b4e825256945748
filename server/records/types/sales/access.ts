import type { Access } from '#server/records/engine/definition/access.ts';

/** §2-4: holders of SP, by their own roles or the organisation's tags, and the distributor's employees. */
export const salesPartner: Access = ({ employee, roles }) => employee || roles.includes('SP');
