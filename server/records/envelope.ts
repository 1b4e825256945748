import type { RecordEnvelope } from '../../src/contract/record.ts';
import type { RecordRow } from '../queries/records/record-columns.ts';

/** A stored record as it goes over the wire: empty columns left out. */
export function fullEnvelope(row: RecordRow): RecordEnvelope {
  const { trid: _trid, number: _number, audience: _audience, due: _due, uniqueKey: _uniqueKey, ...sent } = row;
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== null)) as RecordEnvelope;
}
