import type { AuditDetail } from '#contract/staff/audit.ts';
import { deputyName } from '#domain/access/deputy-name.ts';
import { appendAudit, userName } from '#server/audit/append-audit.ts';
import { queryText } from '#server/audit/query-text.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import type { ActingFor } from '#server/session/actor.ts';
import type { RecordServices } from './record-services.ts';
import { recordType } from './record-types.ts';

const by = ({ user, deputy, viewer }: ActingFor) =>
  viewer ??
  (deputy
    ? { id: deputy.user.id, name: deputyName(userName(deputy.user), userName(user)) }
    : { id: user.id, name: userName(user) });

/** A view keeps all that is read in it, also what the distributor shows to all. */
const isKept = (services: Pick<RecordServices, 'records'>, acting: ActingFor, type: string): boolean =>
  acting.viewer !== undefined || (acting.employee && recordType(services, type).home !== 'distributor');

/** An employee who reads a record of a foundation leaves an entry in the audit log; what the distributor shows to all leaves none. */
export async function auditRead(
  services: Pick<RecordServices, 'db' | 'clock' | 'records'>,
  acting: ActingFor,
  { trid, id, type, foreignid: number }: RecordRow,
  text?: AuditDetail,
): Promise<void> {
  if (!isKept(services, acting, type)) return;
  await appendAudit(services, { kind: 'recordRead', by: by(acting), trid, record: { type, id, number }, text });
}

/** The same for a list, once for all of its rows; in a view with what was asked of it. */
export async function auditList(
  services: Pick<RecordServices, 'db' | 'clock' | 'records'>,
  acting: ActingFor,
  query: { readonly type: string },
): Promise<void> {
  const { type } = query;
  if (!isKept(services, acting, type)) return;
  const text = acting.viewer && queryText(query);
  const { trid } = acting.foundation;
  await appendAudit(services, { kind: 'listRead', by: by(acting), trid, record: { type }, ...(text && { text }) });
}

/** What employees and deputies do. Before it is done: a refused action answers with the record, too. */
export async function auditAction(
  services: Pick<RecordServices, 'db' | 'clock'>,
  acting: ActingFor,
  id: string,
  action: string,
): Promise<void> {
  if (!acting.employee && !acting.deputy) return;
  const { trid } = acting.foundation;
  await appendAudit(services, { kind: 'recordAct', by: by(acting), trid, record: { id }, text: action });
}
