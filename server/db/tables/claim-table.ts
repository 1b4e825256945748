import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ms } from './tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/**
 * Lines of commission statements and orders that a ticket complains about, each by one ticket at a time. What became of a
 * line stands at the line itself; of an order, which has none, here.
 */
export const commissionClaims = pgTable(
  'commission_claims',
  {
    trid: text().notNull(),
    /** `line`, `order`, `gap` or `typed`. */
    of: text().notNull(),
    /** Id of the line, the order's record or the gap; of a typed row its own. */
    id: text().notNull(),
    ticketId: text('ticket_id').notNull(),
    operator: text().notNull(),
    vo: text().notNull(),
    /** The line's month, or that in which the order became active. */
    month: text().notNull(),
    kind: text(),
    contract: text(),
    phone: text(),
    customer: text(),
    tariff: text(),
    expected: cents('expected').notNull(),
    received: cents('received').notNull(),
    state: text().notNull(),
    /** The line that put it right, and what that won. */
    correctedBy: ms('corrected_by'),
    won: cents('won'),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.of, t.id] }),
    index('commission_claims_ticket').on(t.trid, t.ticketId),
    index('commission_claims_open').on(t.trid, t.state, t.operator),
  ],
);
