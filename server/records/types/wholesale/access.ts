import type { Access } from '#server/records/engine/definition/access.ts';

/** §2-4: holders of WS, by their own roles or the organisation's tags, and the distributor's employees. */
export const wholesaler: Access = ({ employee, roles }) => employee || roles.includes('WS');
