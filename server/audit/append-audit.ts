import type { AuditKind } from '#contract/staff/audit.ts';
import { uuidv7 } from '../core/uuid.ts';
import type { BaseServices } from '../db/base-services.ts';
import type { Db, Tx } from '../db/open.ts';
import { insertAuditEntries, type NewAuditRecord } from '../queries/audit/audit-entries.ts';

/** What happened: who did what to what. Nothing secret, and nothing of a record but its number. */
export interface AuditNote {
  readonly kind: AuditKind;
  /** The user; an operator has a name alone. */
  readonly by?: { readonly id?: string | undefined; readonly name: string } | undefined;
  readonly trid?: string | undefined;
  readonly record?: { readonly type?: string; readonly id?: string; readonly number?: string | null } | undefined;
  readonly text?: string | undefined;
  readonly address?: string | undefined;
}

export const userName = ({ account, username }: { account: string; username: string }): string =>
  `${account}/${username}`;

const longest = 500;
// PostgreSQL keeps no zero byte, and no half of a character.
const clean = (text: string | undefined): string | null =>
  text === undefined ? null : text.replaceAll('\0', '').slice(0, longest).toWellFormed();

export const auditRecord = (now: number, { kind, by, trid, record, text, address }: AuditNote): NewAuditRecord => ({
  id: uuidv7(now),
  time: now,
  kind,
  userId: by?.id ?? null,
  actor: clean(by?.name),
  trid: trid ?? null,
  recordType: record?.type ?? null,
  recordId: record?.id ?? null,
  number: record?.number ?? null,
  text: clean(text),
  address: address ?? null,
});

/** Entries that come while others are being written go together in the next statement. */
class AuditQueue {
  private readonly db: Db;
  private waiting: NewAuditRecord[] = [];
  private next: Promise<void> | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(db: Db) {
    this.db = db;
  }

  add(row: NewAuditRecord): Promise<void> {
    this.waiting.push(row);
    this.next ??= this.running.catch(() => undefined).then(() => this.write());
    return this.next;
  }

  private write(): Promise<void> {
    const rows = this.waiting;
    this.waiting = [];
    this.next = undefined;
    this.running = insertAuditEntries(this.db, rows);
    return this.running;
  }
}

const queues = new WeakMap<Db, AuditQueue>();

/** Writes an entry; once this resolves, the entry survives a crash of the server. It is sealed shortly afterwards. */
export function appendAudit({ db, clock }: Pick<BaseServices, 'db' | 'clock'>, note: AuditNote): Promise<void> {
  const queue = queues.get(db) ?? new AuditQueue(db);
  queues.set(db, queue);
  return queue.add(auditRecord(clock(), note));
}

/** The same as part of a transaction. */
export const appendAuditIn = (tx: Tx, now: number, notes: readonly AuditNote[]): Promise<void> =>
  insertAuditEntries(
    tx,
    notes.map((note) => auditRecord(now, note)),
  );
