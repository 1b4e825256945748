import { createHash } from 'node:crypto';
import type { AuditRecord } from '../queries/audit/audit-entries.ts';

/** What of an entry is sealed, each part at its own place. */
const sealedParts = [
  'id',
  'time',
  'kind',
  'userId',
  'actor',
  'trid',
  'recordType',
  'recordId',
  'number',
  'text',
  'address',
] as const satisfies (keyof AuditRecord)[];

/** The hash of an entry at its place in the chain: SHA-256 over the hash before it and all that it says, in hexadecimal. */
export function auditHash(previous: string, seq: number, entry: Omit<AuditRecord, 'seq' | 'hash'>): string {
  const sealedText = JSON.stringify([seq, ...sealedParts.map((part) => entry[part])]);
  return createHash('sha256').update(`${previous}\n${sealedText}`).digest('hex');
}
