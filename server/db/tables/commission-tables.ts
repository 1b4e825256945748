import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea, keyOf, ms, tsvector } from './tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** Files of operators with commission lines of many foundations: tried, taken over, thrown away or withdrawn. */
export const commissionImports = pgTable(
  'commission_imports',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    hash: text().notNull(),
    /** `upload` or `inbox`. */
    source: text().notNull(),
    /** `trial`, `taken`, `discarded` or `withdrawn`. */
    state: text().notNull(),
    /** The mapping that it was read by; null where none knows it. */
    mapping: text(),
    operator: text(),
    month: text(),
    docNumber: text('doc_number'),
    lines: integer().notNull(),
    amount: cents('amount').notNull(),
    /** What the document says that its lines come to. */
    documentAmount: cents('document_amount'),
    /** What its lines come to by VO number and kind, and what is wrong with the file. */
    sums: jsonb().notNull(),
    faults: jsonb().notNull(),
    errors: integer().notNull().default(0),
    warnings: integer().notNull().default(0),
    /** Its first lines. */
    sample: jsonb().notNull().default([]),
    created: ms('created').notNull(),
    createdBy: text('created_by').notNull(),
    decided: ms('decided'),
    decidedBy: text('decided_by'),
    /** The file, until its lines count or it is thrown away. */
    content: bytea(),
  },
  (t) => [
    index('commission_imports_created').on(t.created),
    index('commission_imports_hash').on(t.hash),
    uniqueIndex('commission_imports_once').on(t.hash).where(sql`${t.state} = 'taken'`),
  ],
);

/** A foundation's part of an import: what came under one of its VO numbers. */
export const commissionStatements = pgTable(
  'commission_statements',
  {
    trid: text().notNull(),
    importId: integer('import_id').notNull(),
    vo: text().notNull(),
    month: text().notNull(),
    operator: text().notNull(),
    docNumber: text('doc_number'),
    lines: integer().notNull(),
    amount: cents('amount').notNull(),
    imported: ms('imported').notNull(),
    /** The last day for complaints; null where the operator names none. */
    deadline: text(),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.importId, t.vo] }),
    index('commission_statements_month').on(t.trid, t.month, t.operator, t.vo),
  ],
);

/** Who has looked at a statement. */
export const commissionReads = pgTable(
  'commission_reads',
  {
    trid: text().notNull(),
    importId: integer('import_id').notNull(),
    vo: text().notNull(),
    userId: text('user_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.trid, t.importId, t.vo, t.userId] })],
);

/** Each row of an import is one line: its id is made of both (`queries/commissions/line-ids.ts`), so that none comes twice. */
export const commissionLines = pgTable(
  'commission_lines',
  {
    trid: text().notNull(),
    id: ms('id').notNull(),
    importId: integer('import_id').notNull(),
    month: text().notNull(),
    operator: text().notNull(),
    vo: text().notNull(),
    kind: text().notNull(),
    contract: text(),
    phone: text(),
    customer: text(),
    tariff: text(),
    activated: text(),
    amount: cents('amount').notNull(),
    text: text(),
    state: text().notNull().default('open'),
    /** The record of the ticket that complains about it. */
    ticketId: text('ticket_id'),
    /** Ids of lines: which one this puts right, and which one put this right. */
    corrects: ms('corrects'),
    correctedBy: ms('corrected_by'),
    won: cents('won'),
    /** The code under which a sub-partner got it. */
    partnerCode: text('partner_code'),
    search: tsvector('search').notNull(),
    contractKey: keyOf('contract'),
    customerKey: keyOf('customer'),
    tariffKey: keyOf('tariff'),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.id] }),
    index('commission_lines_import').on(t.trid, t.importId, t.vo),
    index('commission_lines_month').on(t.trid, t.month, t.id),
    // Operators name tariffs, and kinds amounts, of their own: those of one would lie together at the end of another order.
    index('commission_lines_operator').on(t.trid, t.month, t.operator, t.tariffKey, t.id),
    index('commission_lines_vo').on(t.trid, t.month, t.vo, t.id),
    index('commission_lines_kind').on(t.trid, t.month, t.kind, t.amount, t.id),
    index('commission_lines_state').on(t.trid, t.month, t.state, t.id),
    index('commission_lines_customer').on(t.trid, t.month, t.customerKey, t.id),
    index('commission_lines_contract').on(t.trid, t.month, t.contractKey, t.id),
    index('commission_lines_tariff').on(t.trid, t.month, t.tariffKey, t.id),
    index('commission_lines_activated').on(t.trid, t.month, t.activated, t.id),
    index('commission_lines_amount').on(t.trid, t.month, t.amount, t.id),
    // All that gaps need of a contract (`queries/commissions/gaps.ts`), in the order in which they look at it.
    index('commission_lines_of_contract').on(t.trid, t.contract, t.operator, t.vo, t.kind, t.month, t.amount, t.id),
    index('commission_lines_ticket').on(t.trid, t.ticketId).where(sql`${t.ticketId} is not null`),
    index('commission_lines_search').using('gin', t.trid, t.month, t.search),
  ],
);

/** What lines come to, kept by who writes lines (`queries/commissions/sums.ts`), so that totals and pictures read a few rows. */
export const commissionSums = pgTable(
  'commission_sums',
  {
    trid: text().notNull(),
    month: text().notNull(),
    operator: text().notNull(),
    vo: text().notNull(),
    kind: text().notNull(),
    state: text().notNull(),
    /** Empty where lines name none. */
    tariff: text().notNull(),
    lines: integer().notNull(),
    amount: cents('amount').notNull(),
    won: cents('won').notNull(),
  },
  (t) => [primaryKey({ columns: [t.trid, t.month, t.operator, t.vo, t.kind, t.state, t.tariff] })],
);
