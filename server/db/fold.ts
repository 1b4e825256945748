import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Text as German lists sort it (DIN 5007: ä as a, ß as ss), without regard to case and to the database's own collation. The
 * same letters as `plainLetters`.
 */
export const folded = (text: SQLWrapper): SQL => sql`(fold_plain(coalesce(${text}, '')) collate "C")`;

/** The same, with whole numbers as numbers: 9 before 10. Dates and times (ms) come in their order too. */
export const sortKey = (text: SQLWrapper): SQL => sql`(sort_key(coalesce(${text}, '')) collate "C")`;

/** True where a text begins with what was typed: `Mül`, `Muel` and `mul` all find `Müller`, `Mül` finds `Mueller`. */
export function beginsWith(text: SQLWrapper, typed: SQLWrapper | string): SQL {
  const plain = sql`starts_with(${folded(text)}, fold_plain(${typed}))`;
  const letters = sql`starts_with(fold_letters(coalesce(${text}, '')), fold_letters(${typed}))`;
  return sql`(${plain} or ${letters})`;
}
