import type { Registration } from '#contract/wholesale/sip-account.ts';
import { findRecord } from '#server/queries/records/records.ts';
import type { RecordServices } from '#server/records/engine/record-services.ts';
import { recordType } from '#server/records/engine/record-types.ts';
import { runAction } from '#server/records/engine/run-action.ts';
import { system } from '#server/records/engine/run-due.ts';
import { contextOf } from '#server/records/engine/scope.ts';

/** What a registrar says of one account; `docs/decisions/0074-sip-registrations.md` tells how to connect one. */
interface RegistrationReport extends Registration {
  readonly trid: string;
  /** Of the account's record. */
  readonly id: string;
}

/** Keeps what changed of an account's registration; answers whether there is such an account. */
export async function takeRegistration(
  services: RecordServices,
  { trid, id, ...registration }: RegistrationReport,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const row = await findRecord(tx, trid, id, true);
    if (row?.type !== 'ws.sip') return false;
    const isKnown = Object.entries(registration).every(([name, value]) => row.data[name] === value);
    if (isKnown) return true;
    const at = contextOf(services, { trid, tx, by: system });
    const input = { _action: 'registration', ...registration };
    await runAction(
      { tx, services, trid, at },
      { record: recordType(services, row.type), row, name: 'registration', input },
    );
    return true;
  });
}
