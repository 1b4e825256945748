import type { RecordEnvelope } from '../../src/contract/record.ts';
import type { RecordRow } from '../queries/record-columns.ts';

type ListedRow = Omit<RecordRow, 'data'> & Partial<Pick<RecordRow, 'data'>>;

/** A stored record as it goes over the wire: numbers of records as text, empty columns left out. */
export function envelope(row: ListedRow): Record<string, unknown> {
  const { trid: _trid, foreignid, ...rest } = row;
  const filled = Object.entries(rest).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(filled), foreignid: String(foreignid) };
}

export const fullEnvelope = (row: RecordRow): RecordEnvelope => envelope(row) as RecordEnvelope;
