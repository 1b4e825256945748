import { berlinDay } from '#domain/date/berlin-day.ts';
import { yearOf } from '#domain/date/calendar-day.ts';
import type { Db, Tx } from '#server/db/open.ts';
import { nextOf } from '#server/queries/records/records.ts';

/**
 * How records of a type are numbered: continuously from a first number or after a letter, restarting each year, or not
 * at all.
 */
export type NumberFormat =
  | {
      readonly first: number;
      /** Only once an action asks for it. */
      readonly later?: true;
      /** A JSON number on the wire, as §3-1 wants it of tickets. */
      readonly numeric?: true;
    }
  /** `{ prefix: 'P', digits: 6 }` is P-000123. */
  | { readonly prefix: string; readonly digits: number }
  /** `{ yearly: 'E', digits: 6 }` is E-2026-000123, by the year in Berlin. */
  | { readonly yearly: string; readonly digits: number }
  | 'none';

export interface DrawnNumber {
  readonly foreignid: string | null;
  readonly number: number;
}

export const isNumeric = (format: NumberFormat | undefined): boolean =>
  typeof format === 'object' && 'numeric' in format;

/** A record's number as it goes over the wire; absent where the record has none. */
export const foreignidOf = (
  record: { readonly number: NumberFormat } | undefined,
  foreignid: string | null,
): { foreignid?: string | number } =>
  foreignid === null ? {} : { foreignid: isNumeric(record?.number) ? Number(foreignid) : foreignid };

/** No year has as many records of a type. */
const perYear = 1e9;
/** Records without a number sort below all others, the latest highest. */
const unnumbered = -1e12;

/**
 * Draws a record's number: outside a transaction, so that no other call waits, or as its last step but one; a failed
 * one leaves a gap.
 */
export async function drawNumber(
  db: Db | Tx,
  { type, number: format }: { readonly type: string; readonly number: NumberFormat },
  now: number,
  isAsked = false,
): Promise<DrawnNumber> {
  if (format === 'none' || ('later' in format && !isAsked))
    return { foreignid: null, number: unnumbered + (await nextOf(db, `${type}/unnumbered`, 1)) };
  if ('first' in format) {
    const number = await nextOf(db, type, format.first);
    return { foreignid: String(number), number };
  }
  if ('prefix' in format) {
    const number = await nextOf(db, type, 1);
    return { foreignid: `${format.prefix}-${String(number).padStart(format.digits, '0')}`, number };
  }
  const year = yearOf(berlinDay(now));
  const n = await nextOf(db, `${type}/${year}`, 1);
  const foreignid = `${format.yearly}-${year}-${String(n).padStart(format.digits, '0')}`;
  return { foreignid, number: year * perYear + n };
}
