import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AvailabilitySource, LineAddress, LineOffer } from '#contract/sales/availability.ts';
import { foundations, ms } from './tables.ts';

/** Checks of lines by address; without `checkedAt` one waits for an employee. */
export const availabilityChecks = pgTable(
  'availability_checks',
  {
    trid: text()
      .notNull()
      .references(() => foundations.trid),
    id: text().notNull(),
    /** Who asked; none once the account is erased. */
    userId: text('user_id'),
    /** As it was typed, and the same for all writings of it. */
    address: jsonb().$type<LineAddress>().notNull(),
    addressKey: text('address_key').notNull(),
    source: text().$type<AvailabilitySource>().notNull(),
    created: ms('created').notNull(),
    checkedAt: ms('checked_at'),
    /** How the one who checked names the result. */
    number: text(),
    technologies: jsonb().$type<LineOffer[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.trid, t.id] }),
    index('availability_checks_address').on(t.trid, t.addressKey, t.checkedAt),
    index('availability_checks_created').on(t.trid, t.created),
  ],
);

/** Streets by postcode, which forms propose; replaced as a whole by an import. */
export const addressStreets = pgTable(
  'address_streets',
  {
    zip: text().notNull(),
    city: text().notNull(),
    /** Part of the place, '' where there is none. */
    district: text().notNull().default(''),
    street: text().notNull(),
    /** Such as `1-49, 60`; '' for all. */
    houseNumbers: text('house_numbers').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.zip, t.city, t.district, t.street] })],
);
