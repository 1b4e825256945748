import * as z from 'zod/mini';
import { asCleanText, street, text, zip } from '#contract/fields.ts';
import type { ByteSource } from '#domain/files/byte-source.ts';
import { findEncoding, textPieces } from '#domain/files/text-encoding.ts';
import { csvRowsOf } from '#domain/spreadsheet/read-csv.ts';
import type { Db } from '#server/db/open.ts';
import { clearStreets, insertStreets, type StreetRow } from '#server/queries/availability/address-streets.ts';

/** Rows of one statement. */
const batchSize = 1000;
/** Faults that are named; more are counted. */
const maxNamed = 20;

/** Lines of a file that cannot be taken; its message names them, a line each. */
export class StreetFaults extends Error {}

const line = z.object({
  zip,
  city: text(2, 60),
  district: z.string().check(asCleanText, z.maxLength(60, 'tooLong:60')),
  street,
  houseNumbers: z
    .string()
    .check(asCleanText, z.maxLength(200, 'tooLong:200'), z.regex(/^[\d a-z,-]*$/i, 'houseNumber')),
});
type Line = z.infer<typeof line>;

/** Columns by what their head is called, without regard to case. */
const heads: Readonly<Record<keyof Line, readonly string[]>> = {
  zip: ['plz', 'postleitzahl'],
  city: ['ort'],
  district: ['ortsteil'],
  street: ['straße', 'strasse'],
  houseNumbers: ['hausnummern'],
};
const optionalColumns: readonly string[] = ['district', 'houseNumbers'];

const sentences: Readonly<Record<keyof Line, string>> = {
  zip: 'PLZ needs five digits',
  city: 'Ort needs 2 to 60 characters',
  district: 'Ortsteil has at most 60 characters',
  street: 'Straße needs 2 to 60 characters, letters among them',
  houseNumbers: 'Hausnummern are numbers and ranges with commas between, such as 1-49, 60',
};

function columnsOf(head: readonly string[]): Map<keyof Line, number> {
  const names = head.map((name) => name.trim().toLowerCase());
  const columns = new Map<keyof Line, number>();
  for (const [field, titles] of Object.entries(heads) as [keyof Line, readonly string[]][]) {
    const at = names.findIndex((name) => titles.includes(name));
    if (at >= 0) columns.set(field, at);
    else if (!optionalColumns.includes(field))
      throw new StreetFaults(`line 1: there is no column ${titles.join(' or ')}`);
  }
  return columns;
}

const keyOf = ({ zip: postcode, city, district, street: name }: StreetRow) =>
  JSON.stringify([postcode, city, district, name]);

/** Reads lines one after the other, and keeps what is wrong with them. */
class StreetReader {
  readonly faults: string[] = [];
  count = 0;

  fault(row: number, sentence: string): void {
    this.count += 1;
    if (this.faults.length < maxNamed) this.faults.push(`line ${row}: ${sentence}`);
  }

  read(cells: readonly string[], columns: ReadonlyMap<keyof Line, number>, row: number): StreetRow | undefined {
    const cell = (field: keyof Line) => cells[columns.get(field) ?? -1] ?? '';
    const parsed = line.safeParse(
      Object.fromEntries((Object.keys(heads) as (keyof Line)[]).map((field) => [field, cell(field)])),
    );
    if (!parsed.success) {
      const [field] = parsed.error.issues.map(({ path }) => path[0] as keyof Line);
      this.fault(row, field ? sentences[field] : 'it cannot be read');
      return undefined;
    }
    return parsed.data;
  }
}

/**
 * Replaces all streets by those of a CSV file, in one transaction, and answers how many there are. Throws StreetFaults
 * with the faulty lines, and UnreadableFile.
 */
export async function importStreets(db: Db, source: ByteSource): Promise<number> {
  const { encoding } = await findEncoding(source);
  const reader = new StreetReader();
  return db.transaction(async (tx) => {
    await clearStreets(tx);
    let columns: Map<keyof Line, number> | undefined;
    let batch: (StreetRow & { readonly row: number })[] = [];
    let [row, count] = [0, 0];
    const flush = async () => {
      // What the table takes is new; all else stands in the file a second time.
      const taken = new Set((batch.length > 0 ? await insertStreets(tx, batch) : []).map(keyOf));
      for (const street of batch)
        if (!taken.delete(keyOf(street))) reader.fault(street.row, 'the street stands in the file already');
      batch = [];
    };
    for await (const cells of csvRowsOf(textPieces(source, encoding), ';')) {
      row += 1;
      if (cells.every((cell) => cell === '')) continue;
      if (!columns) {
        columns = columnsOf(cells);
        continue;
      }
      const street = reader.read(cells, columns, row);
      if (!street) continue;
      count += 1;
      batch.push({ ...street, row });
      if (batch.length >= batchSize) await flush();
    }
    await flush();
    if (reader.count === 0 && count === 0) reader.fault(row, 'the file holds no street');
    if (reader.count > 0) {
      const more = reader.count - reader.faults.length;
      throw new StreetFaults([...reader.faults, ...(more > 0 ? [`and ${more} more lines`] : [])].join('\n'));
    }
    return count;
  });
}
