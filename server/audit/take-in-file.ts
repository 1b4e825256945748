import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { BaseServices } from '../db/base-services.ts';
import { insertAuditEntries } from '../queries/audit/audit-entries.ts';
import { auditRecord } from './append-audit.ts';

const order = z.object({ time: z.string(), by: z.string(), order: z.string() });

/** Lines of the file become entries once, however often it is begun: each has an id that follows from what it says. */
function entryOf(line: string, index: number) {
  try {
    const { time, by, order: text } = order.parse(JSON.parse(line));
    const id = `file-${createHash('sha256').update(`${index}\n${line}`).digest('hex').slice(0, 31)}`;
    return [{ ...auditRecord(Date.parse(time), { kind: 'command', by: { name: by }, text }), id }];
  } catch {
    return [];
  }
}

/** Orders of operators stood in `audit.log` of the data folder before; they come first in the chain, and the file stays under another name. */
export async function takeInFile({ db, config }: Pick<BaseServices, 'db' | 'config'>): Promise<void> {
  const file = join(config.dataDir, 'audit.log');
  if (!existsSync(file)) return;
  const entries = readFileSync(file, 'utf8').split('\n').flatMap(entryOf);
  for (let at = 0; at < entries.length; at += 500) await insertAuditEntries(db, entries.slice(at, at + 500));
  renameSync(file, join(config.dataDir, 'audit.log.taken-in'));
}
