import { anySignedIn, employee } from '#server/records/engine/definition/access.ts';
import { recordTypes } from '#server/records/registry.ts';
import { admin } from '#server/records/types/profile/access.ts';
import { salesPartner } from '#server/records/types/sales/access.ts';
import { restrictedRecords } from '#server/records/types/staff/restricted.ts';
import { wholesaler } from '#server/records/types/wholesale/access.ts';
import type { Call } from './sales-access.ts';

/** Who may list a type, by the rule that its definition names. */
const callers = new Map<unknown, Pick<Call, 'role' | 'employeesOnly' | 'administratorsOnly'>>([
  [anySignedIn, {}],
  [employee, { employeesOnly: true }],
  [salesPartner, { role: 'SP' }],
  [wholesaler, { role: 'WS' }],
  [admin, { role: 'PORTAL_ETC_PORTAL_ADMIN' }],
  [restrictedRecords.readers, { administratorsOnly: true }],
]);

/** The list of each record type. A type with a rule of its own stands among the exceptions. */
export const listCalls: readonly Call[] = recordTypes.flatMap(({ type, readers }): Call[] => {
  const caller = callers.get(readers);
  if (!caller) throw new Error(`Nothing says who may list ${type}`);
  return [
    {
      route: 'GET /foundation/:trid/data',
      run: (trid) => ['GET', `/foundation/${trid}/data`, { query: { type } }],
      ok: 200,
      ...caller,
    },
  ];
});
