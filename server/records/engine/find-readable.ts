import { notFound } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { findRecord } from '#server/queries/records/records.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { maySee } from './definition/access.ts';
import type { RecordType } from './definition/define-record.ts';
import type { RecordServices } from './record-services.ts';
import { recordType } from './record-types.ts';

/** The foundation that keeps a type's records for a caller. */
export const tridOf = ({ home }: RecordType, { config }: Pick<RecordServices, 'config'>, acting: ActingFor): string =>
  home === 'distributor' ? config.distributor : acting.foundation.trid;

/**
 * A record for a caller; a missing record and a forbidden one give the same 404. In a transaction no other one changes
 * it meanwhile.
 */
export async function findReadable(
  services: Pick<RecordServices, 'db' | 'config' | 'records'>,
  acting: ActingFor,
  id: string,
  tx?: Tx,
): Promise<RecordRow> {
  // Asked one after the other: each statement looks at one foundation.
  for (const trid of new Set([acting.foundation.trid, services.config.distributor])) {
    const row = await findRecord(tx ?? services.db, trid, id, tx !== undefined);
    const record = row && recordType(services, row.type);
    if (record && tridOf(record, services, acting) === trid && maySee(record, acting, row)) return row;
  }
  throw notFound();
}
