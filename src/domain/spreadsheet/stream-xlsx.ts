import { UnreadableTable } from './read-csv.ts';
import { attribute, dateStyles, firstSheet, readRow, sharedTexts } from './read-xlsx.ts';
import type { TableRow } from './table-row.ts';
import { unpacked, unpackedPieces, type ZipPart, zipParts } from './zip-entries.ts';

const MiB = 1024 ** 2;
/** What parts may unpack to; a hundred thousand lines take a fifth of it. */
const most = { sheet: 300 * MiB, texts: 64 * MiB, styles: 4 * MiB } as const;
/** The longest row; nothing longer is held. */
const longestRow = 2 * MiB;

const textOf = async (part: ZipPart | undefined, limit: number) =>
  part ? new TextDecoder().decode(await unpacked(part, limit)) : '';

/** The pieces of a sheet cut behind whole rows. */
async function* wholeRows(sheet: ZipPart): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of unpackedPieces(sheet, most.sheet)) {
    rest += decoder.decode(piece, { stream: true });
    const end = rest.lastIndexOf('</row>');
    if (end >= 0) {
      yield rest.slice(0, end + '</row>'.length);
      rest = rest.slice(end + '</row>'.length);
    }
    if (rest.length > longestRow) throw new UnreadableTable('archive');
  }
  yield rest + decoder.decode();
}

/**
 * The rows of a workbook's first sheet one after the other, of which few are held at a time; empty ones are left out. Formulas are
 * not worked out, and nothing outside the file is looked at. Throws where it is no workbook or grows too large.
 */
export async function* xlsxRows(bytes: Uint8Array): AsyncGenerator<TableRow> {
  const { parts } = zipParts(bytes);
  const named = (name: string | undefined) => parts.find((part) => part.name === name);
  const sheet = named(firstSheet(parts.map(({ name }) => name)));
  if (!sheet) throw new UnreadableTable('archive');
  const shared = sharedTexts(await textOf(named('xl/sharedStrings.xml'), most.texts));
  const dates = dateStyles(await textOf(named('xl/styles.xml'), most.styles));
  let last = 0;
  for await (const xml of wholeRows(sheet)) {
    for (const [, tag = '', inside = ''] of xml.matchAll(/<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g)) {
      const { cells, numbers, formulas } = readRow(inside, shared, dates);
      const [formula] = formulas;
      const said = Number(attribute(tag, 'r') ?? last + 1);
      // Rows stand in their order; a place before the last one would make two of one.
      const row = Number.isInteger(said) && said > last && said < 2 ** 20 ? said : last + 1;
      last = row;
      if (cells.some((cell) => cell !== '')) yield { row, cells, numbers, ...(formula !== undefined && { formula }) };
    }
  }
}
