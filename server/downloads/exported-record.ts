import type { RecordEnvelope } from '#contract/record.ts';
import type { RecordRow } from '../queries/records/record-columns.ts';
import type { RecordType } from '../records/engine/definition/define-record.ts';
import { pick } from '../records/engine/definition/protected-fields.ts';
import { envelopeOf } from '../records/engine/serialize-record.ts';

interface Described {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly def?: { readonly innerType?: Described; readonly options?: readonly Described[] };
}

/** The fields that a contract names, of all its variants. */
const namesOf = ({ shape = {}, def = {} }: Described): string[] => [
  ...Object.keys(shape),
  ...[...(def.options ?? []), ...(def.innerType ? [def.innerType] : [])].flatMap(namesOf),
];

const fieldsByType = new WeakMap<RecordType, readonly string[]>();

/** What may be stored of a type, as far as its contracts name it. */
function exportedFields(record: RecordType): readonly string[] {
  const fields =
    fieldsByType.get(record) ??
    [record.data, record.create ?? {}, { shape: record.update?.fields ?? {} }].flatMap((one) =>
      namesOf(one as Described),
    );
  fieldsByType.set(record, fields);
  return fields;
}

/** A record as it leaves the portal in a file: what anybody may see of it, and only fields that its contracts name. */
export function exportedRecord(record: RecordType, row: RecordRow): RecordEnvelope {
  const envelope = envelopeOf(record, row);
  return { ...envelope, data: pick(envelope.data, exportedFields(record)) };
}
