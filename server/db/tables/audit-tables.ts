import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ms } from './tables.ts';

/** What an entry says, word by word; what parts user names, numbers and addresses parts words. */
export const auditLabels = (t: Readonly<Record<'actor' | 'trid' | 'number' | 'text' | 'address', AnyPgColumn>>) =>
  sql`to_tsvector('simple'::regconfig, translate(coalesce(${t.actor}, '') || ' ' || coalesce(${t.trid}, '') || ' ' || coalesce(${t.number}, '') || ' ' || coalesce(${t.text}, '') || ' ' || coalesce(${t.address}, ''), './@:_-', '      '))`;

/** Who did what to what; entries are chained by hash shortly after they were written (`server/audit`). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    time: ms('time').notNull(),
    kind: text().notNull(),
    userId: text('user_id'),
    /** `account/username`, or the operator's name on the machine. */
    actor: text(),
    trid: text(),
    recordType: text('record_type'),
    recordId: text('record_id'),
    /** As the record's number is shown. */
    number: text(),
    text: text(),
    address: text(),
    /** Its place in the chain, and the hash over the one before and itself; null until it is sealed. */
    seq: bigint('seq', { mode: 'number' }),
    hash: text(),
  },
  (t) => [
    uniqueIndex('audit_entries_seq').on(t.seq),
    index('audit_entries_unsealed').on(t.id).where(sql`${t.seq} is null`),
    index('audit_entries_time').on(t.time, t.id),
    index('audit_entries_user').on(t.userId, t.time),
    index('audit_entries_trid').on(t.trid, t.time),
    index('audit_entries_record').on(t.recordId, t.time),
    index('audit_entries_kind').on(t.kind, t.time),
    index('audit_entries_words').using('gin', auditLabels(t)),
  ],
);

/** How often a guess from an address was refused unseen on a day (`YYYY-MM-DD`), until the log says so. */
export const throttledGuesses = pgTable(
  'throttled_guesses',
  { address: text().notNull(), day: text().notNull(), n: integer().notNull() },
  (t) => [primaryKey({ columns: [t.address, t.day] })],
);

/** The ends of the chain, in one row: sealing locks it. */
export const auditChain = pgTable('audit_chain', {
  id: integer().primaryKey().default(1),
  /** The newest sealed entry. */
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text().notNull(),
  /** The last entry that was deleted after its time: the chain begins behind it. */
  anchorSeq: bigint('anchor_seq', { mode: 'number' }).notNull(),
  anchorHash: text('anchor_hash').notNull(),
  /** The last look at the whole chain, and the entry at which it found a fault. */
  checked: ms('checked'),
  faultSeq: bigint('fault_seq', { mode: 'number' }),
  fault: text(),
});
