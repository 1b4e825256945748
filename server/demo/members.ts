import { givableRoles } from '#contract/profile/users.ts';
import { addDays } from '#domain/date/berlin-day.ts';
import type { Tx } from '../db/open.ts';
import { createIn } from '../records/engine/create-record.ts';
import type { RecordServices } from '../records/engine/record-services.ts';
import { runAction } from '../records/engine/run-action.ts';
import { contextOf, type Scope } from '../records/engine/scope.ts';
import { deputies } from '../records/types/profile/members/deputies.ts';
import { invitations } from '../records/types/profile/members/invitations.ts';
import type { DemoPerson } from './insert-ticket.ts';
import { officeMoment } from './office-moment.ts';

/** An accepted invitation, a withdrawn invitation, and past, present and future deputies. */
export async function insertDemoMembers(
  tx: Tx,
  services: RecordServices,
  person: (userId: string) => DemoPerson,
): Promise<void> {
  const scopeOf = (trid: string, userId: string, daysAgo: number): Scope => {
    const by = { ...person(userId), roles: ['PORTAL_ETC_PORTAL_ADMIN', ...givableRoles] };
    const at = contextOf(services, { trid, tx, by, now: officeMoment(services, daysAgo) });
    return { tx, services, trid, at, quiet: true };
  };
  const invited = scopeOf('1001', '1001/sp.admin', 1);
  const mia = { firstName: 'Mia', lastName: 'Sonntag', email: 'mia.sonntag@p1001.example.com' };
  await createIn(invited, services, invitations, { ...mia, roles: ['SP'] });
  const withdrawn = scopeOf('1001', '1001/sp.admin', 20);
  const tom = { firstName: 'Tom', lastName: 'Herbst', email: 'tom.herbst@p1001.example.com' };
  const row = await createIn(withdrawn, services, invitations, { ...tom, roles: [] });
  await runAction(withdrawn, { record: invitations, row, name: 'withdraw', input: { _action: 'withdraw' } });
  const name = (scope: Scope, deputy: string, begin: number, note: string) => {
    const from = addDays(scope.at.today, begin);
    return createIn(scope, services, deputies, { deputy: person(deputy).id, from, to: addDays(from, 13), note });
  };
  await name(scopeOf('1003', '1003/etc.statement', 2), '1003/etc.papers', 0, 'Urlaub');
  await name(scopeOf('1001', '1001/sp.admin', 3), '1001/sp.user', 31, 'Jahreswechsel');
  const over = await name(scopeOf('1001', '1001/sp.user', 60), '1001/sp.admin', 0, 'Elternzeit');
  const end = { record: deputies, row: over, name: 'finish', input: { _action: 'finish' } };
  await runAction(scopeOf('1001', '1001/sp.user', 46), end);
}
