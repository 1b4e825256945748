import { invalidFields } from '../core/errors.ts';
import type { RecordType } from './define-record.ts';
import { tickets } from './tickets/tickets.ts';

const recordTypes: readonly RecordType[] = [tickets];
const byName = new Map(recordTypes.map((record) => [record.type, record]));

export const allRecordTypes = recordTypes;

export function recordType(name: unknown): RecordType {
  const found = typeof name === 'string' ? byName.get(name) : undefined;
  if (!found) throw invalidFields({ type: 'choose' });
  return found;
}
