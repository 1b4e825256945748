import { withTrid } from '#domain/me/link-for-foundation.ts';
import { recordsWithIds } from '#server/queries/records/records.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { maySee } from './definition/access.ts';
import { shownData } from './definition/protected-fields.ts';
import type { RecordServices } from './record-services.ts';
import { recordType } from './record-types.ts';
import { recordName } from './search/searched-types.ts';

/** How records of the organisation are called and where they are shown, of those that the caller may see. */
export async function recordLabels(
  services: Pick<RecordServices, 'db' | 'records'>,
  acting: ActingFor,
  ids: readonly string[],
) {
  const { trid } = acting.foundation;
  const rows = ids.length === 0 ? [] : await recordsWithIds(services.db, trid, ids);
  const visibleRows = rows.filter((row) => maySee(recordType(services, row.type), acting, row));
  return new Map(
    visibleRows.map((row) => {
      const record = recordType(services, row.type);
      const name = recordName(row) ?? record.title?.(shownData(record, row.data));
      return [row.id, { name, number: row.foreignid ?? undefined, link: withTrid(record.link(row.id), trid) }] as const;
    }),
  );
}
