import type { FoundDifferences } from '#contract/documents/comparison.ts';
import { comparedAs } from '#domain/documents/comparison/comparable.ts';
import { compareWorkbooks, hasDifferences } from '#domain/documents/comparison/compare-tables.ts';
import { compareTexts, type TextLine } from '#domain/documents/comparison/compare-texts.ts';
import { joinedLines } from '#domain/documents/comparison/joined-lines.ts';
import { decodeText, type Encoding } from '#domain/files/text-encoding.ts';
import { readCsv } from '#domain/spreadsheet/read-csv.ts';
import { readSheets, type Sheet } from '#domain/spreadsheet/read-sheets.ts';
import { pdfPages } from '#server/files/extract/pdf-text.ts';
import { textOf } from '#server/files/extract/text-of.ts';

/** The bytes of a file, and what it is. */
export interface Content {
  readonly extension: string;
  readonly bytes: Uint8Array;
}

/** What is compared at most, of both files together. */
const maxRows = 6000;
const maxCells = 150_000;
const maxLines = 8000;
const maxText = 600_000;

const bufferOf = ({ bytes }: Content) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const sheetsIn = async (content: Content): Promise<Sheet[]> =>
  content.extension === 'csv'
    ? [{ name: '', rows: readCsv(decodeText(content.bytes).text) }]
    : readSheets(content.bytes);

const linesOf = (text: string, page?: number): TextLine[] =>
  text
    .replaceAll('\0', '')
    .toWellFormed()
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, ...(page !== undefined && { page }) }));

const linesIn = async (content: Content): Promise<TextLine[]> =>
  content.extension === 'pdf'
    ? (await pdfPages(bufferOf(content), maxText)).flatMap((page, at) => joinedLines(linesOf(page, at + 1)))
    : linesOf(await textOf(content.extension, bufferOf(content)));

async function compareTables(before: Content, after: Content): Promise<FoundDifferences> {
  const [old, now] = [await sheetsIn(before), await sheetsIn(after)];
  const rows = [...old, ...now].flatMap((sheet) => sheet.rows);
  if (rows.length > maxRows || rows.reduce((sum, row) => sum + row.length, 0) > maxCells) return { state: 'tooLarge' };
  const tables = compareWorkbooks(old, now);
  return tables.some(hasDifferences) ? { state: 'tables', tables } : { state: 'same' };
}

async function compareLines(before: Content, after: Content): Promise<FoundDifferences> {
  const [old, now] = [await linesIn(before), await linesIn(after)];
  if ([old, now].some((lines) => !lines.some(({ text }) => /\p{L}/u.test(text))))
    return { state: 'incomparable', why: 'noText' };
  if (old.length + now.length > maxLines) return { state: 'tooLarge' };
  const lines = compareTexts(old, now);
  if (!lines) return { state: 'tooLarge' };
  return lines.some(({ kind }) => kind !== 'same') ? { state: 'text', lines } : { state: 'same' };
}

const plainTexts: readonly string[] = ['csv', 'txt', 'md'];
function guessOf({ extension, bytes }: Content): Encoding | undefined {
  if (!plainTexts.includes(extension)) return undefined;
  const { encoding, isGuess } = decodeText(bytes);
  return isGuess ? encoding : undefined;
}

/** The same differences, with the encodings that were guessed for them. */
function withGuesses(found: FoundDifferences, before: Content, after: Content): FoundDifferences {
  if (found.state === 'incomparable' || found.state === 'tooLarge') return found;
  const guesses = { before: guessOf(before), after: guessOf(after) };
  return guesses.before || guesses.after ? { ...found, guesses } : found;
}

/** The differences between two files. Throws if a file does not match its extension, or is hostile. */
export async function compareContents(before: Content, after: Content): Promise<FoundDifferences> {
  const [old, now] = [comparedAs(before.extension), comparedAs(after.extension)];
  if (!old || !now) return { state: 'incomparable', why: 'unknown' };
  if (old !== now) return { state: 'incomparable', why: 'kinds' };
  const found = await (old === 'table' ? compareTables(before, after) : compareLines(before, after));
  return withGuesses(found, before, after);
}
