import type { HandOver } from '#contract/record.ts';
import { appendAuditIn, userName } from '#server/audit/append-audit.ts';
import { forbidden, invalidFields, notFound, versionConflict } from '#server/core/errors.ts';
import type { Tx } from '#server/db/open.ts';
import type { RecordRow } from '#server/queries/records/record-columns.ts';
import { carryOver, findOwner } from '#server/queries/records/record-owners.ts';
import { colleaguesOf } from '#server/queries/session/foundation-users.ts';
import { type ActingFor, personOf } from '#server/session/actor.ts';
import { doerOf } from './definition/doer.ts';
import { findReadable } from './find-readable.ts';
import type { RecordServices } from './record-services.ts';
import { recordType } from './record-types.ts';
import { contextOf } from './scope.ts';
import { envelopeOf } from './serialize-record.ts';
import { note, storeChange } from './write-record.ts';

/**
 * Makes a colleague responsible for a record; what belongs to a customer goes along, as far as it was of the one who
 * was responsible for the customer.
 */
export async function handOver(
  tx: Tx,
  services: RecordServices,
  acting: ActingFor,
  id: string,
  { owner, version }: Pick<HandOver, 'owner'> & { readonly version?: number | undefined },
): Promise<RecordRow> {
  const row = await findReadable(services, acting, id, tx);
  const record = recordType(services, row.type);
  if (!record.owned) throw notFound();
  if (acting.ownOnly || !record.access.write(acting)) throw forbidden();
  if (version !== undefined && version !== row.version) throw versionConflict(envelopeOf(record, row));
  const { trid } = row;
  const next = (await colleaguesOf(tx, trid)).find((one) => one.id === owner);
  if (!next) throw invalidFields({ owner: 'choose' });
  if (row.ownerId === owner) return row;
  const at = contextOf(services, { trid, tx, by: doerOf(acting) });
  const scope = { tx, services, trid, at };
  const before = row.ownerId === null ? undefined : await findOwner(tx, row.ownerId);
  const data = record.owned === true ? row.data : record.owned.given(row.data, next);
  const written = await storeChange(scope, record, row, { data, ownerId: owner });
  const after = await findOwner(tx, owner);
  const types = [...services.records.values()].flatMap((one) => (one.owned ? one.type : []));
  const carried = await carryOver(tx, { trid, id, from: row.ownerId, to: owner }, types);
  await note(scope, record, written, {
    activity: 'record.handedOver',
    text: before ? `${before.name} → ${next.name}` : next.name,
  });
  const person = personOf(acting);
  const more = carried > 0 ? [`+${carried}`] : [];
  await appendAuditIn(tx, at.now, [
    {
      kind: 'recordAct',
      by: { id: person.id, name: userName(person) },
      trid,
      record: { type: row.type, id, number: row.foreignid },
      text: ['owner', before ? userName(before) : '-', '→', after ? userName(after) : owner, ...more].join(' '),
    },
  ]);
  return written;
}
