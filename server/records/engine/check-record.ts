import type { RecordCheck } from '#contract/sales/record-check.ts';
import { notFound } from '#server/core/errors.ts';
import type { ActingFor } from '#server/session/actor.ts';
import { doerOf } from './definition/doer.ts';
import { findReadable } from './find-readable.ts';
import type { RecordServices } from './record-services.ts';
import { recordType } from './record-types.ts';
import { contextOf } from './scope.ts';

/** What stands against a record of the caller's being sent; of a type that is not sent it is the 404 of a missing one. */
export async function checkRecord(services: RecordServices, acting: ActingFor, id: string): Promise<RecordCheck> {
  const row = await findReadable(services, acting, id);
  const { check } = recordType(services, row.type);
  if (!check) throw notFound();
  const by = doerOf(acting);
  return check(row.data, contextOf(services, { trid: row.trid, by }), id);
}
