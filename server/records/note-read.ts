import { noteAudit, userName } from '../audit/note-audit.ts';
import type { RecordRow } from '../queries/records/record-columns.ts';
import type { ActingFor } from '../session/actor.ts';
import type { RecordServices } from './record-services.ts';
import { recordType } from './registry.ts';

const by = ({ user }: ActingFor) => ({ id: user.id, name: userName(user) });

/** An employee who reads a record of a foundation leaves an entry in the audit log; what the distributor shows to all is nobody's. */
export async function noteRead(
  services: Pick<RecordServices, 'db' | 'clock' | 'records'>,
  acting: ActingFor,
  { trid, id, type, foreignid: number }: RecordRow,
): Promise<void> {
  if (!acting.employee || recordType(services, type).home === 'distributor') return;
  await noteAudit(services, { kind: 'recordRead', by: by(acting), trid, record: { type, id, number } });
}

/** Before it is done: a refused action answers with the record, too. */
export async function noteAct(
  services: Pick<RecordServices, 'db' | 'clock'>,
  acting: ActingFor,
  id: string,
  action: string,
): Promise<void> {
  if (!acting.employee) return;
  const { trid } = acting.foundation;
  await noteAudit(services, { kind: 'recordAct', by: by(acting), trid, record: { id }, text: action });
}
