import type { RecordEnvelope } from '../../src/contract/record.ts';
import type { RecordRow } from '../queries/records/record-columns.ts';

/** A stored record as it goes over the wire: its number as text, empty columns left out. */
export function fullEnvelope(row: RecordRow): RecordEnvelope {
  const { trid: _trid, foreignid, ...rest } = row;
  const filled = Object.entries(rest).filter(([, value]) => value !== null);
  return { ...(Object.fromEntries(filled) as Omit<RecordEnvelope, 'foreignid'>), foreignid: String(foreignid) };
}
