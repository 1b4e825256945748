import { type ByteSource, bytesSource } from '../src/domain/files/byte-source.ts';
import { contentStart, readZip, unpack } from '../src/domain/files/zip.ts';
import { openTable, readTable, type TextOptions } from '../src/domain/spreadsheet/open-table.ts';
import { cellsByPlace, type TableRow } from '../src/domain/spreadsheet/table-row.ts';

/** The cells of the first visible sheet of a workbook. */
export const readXlsx = async (bytes: Uint8Array): Promise<string[][]> =>
  cellsByPlace((await readTable(bytes, '.xlsx')).rows).map((cells) => [...cells]);

export async function rowsOf(bytes: Uint8Array | ByteSource, options?: TextOptions): Promise<TableRow[]> {
  const { rows } = await openTable('size' in bytes ? bytes : bytesSource(bytes), options);
  const all: TableRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

const maxSize = 64 * 1024 ** 2;

/** The parts of an archive, by their names. */
export async function partsOfZip(zip: Uint8Array): Promise<Map<string, Buffer>> {
  const source = bytesSource(zip);
  const { entries } = await readZip(source);
  return new Map(
    await Promise.all(
      entries.map(async (entry) => [entry.name, Buffer.from(await unpack(entry, source, maxSize))] as const),
    ),
  );
}

/** The packed bytes of each part of an archive, in hexadecimal, by their names. */
export async function packedParts(zip: Uint8Array): Promise<(readonly [name: string, packed: string])[]> {
  const source = bytesSource(zip);
  const { entries } = await readZip(source);
  return Promise.all(
    entries.map(async (entry) => {
      const start = await contentStart(entry, source);
      return [entry.name, Buffer.from(zip.subarray(start, start + entry.packed)).toString('hex')] as const;
    }),
  );
}
