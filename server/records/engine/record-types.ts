import { invalidFields } from '#server/core/errors.ts';
import type { RecordType } from './definition/define-record.ts';

/** Record types by their names. */
export type RecordTypes = ReadonlyMap<string, RecordType>;

export const registryOf = (types: readonly RecordType[]): RecordTypes =>
  new Map(types.map((record) => [record.type, record]));

/** Throws a 422 at the field `type` for a name that the registry lacks. */
export function recordType({ records }: { readonly records: RecordTypes }, name: unknown): RecordType {
  const record = typeof name === 'string' ? records.get(name) : undefined;
  if (!record) throw invalidFields({ type: 'choose' });
  return record;
}
