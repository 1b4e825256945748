/** Why a file cannot be read, with the key of its sentence in the `validation` texts. */
const messages = {
  /** Damaged, or not what its name says. */
  archive: 'fileDamaged',
  password: 'filePassword',
  /** A workbook in the format of Excel 97 to 2003. */
  legacy: 'fileLegacy',
  /** Its parts unpack to too much, or reading takes too long. */
  size: 'fileUnpacked',
  /** A quoted cell has no end. */
  quote: 'tableQuote',
  /** A cell, a row or the number of columns is beyond what tables have. */
  cell: 'tableCell',
  row: 'tableRow',
  wide: 'tableWide',
} as const;
export type UnreadableReason = keyof typeof messages;

/** A file that cannot be read; `row` counts from 1, as spreadsheets do. */
export class UnreadableFile extends Error {
  readonly key: UnreadableReason;
  readonly row: number | undefined;
  constructor(key: UnreadableReason, row?: number) {
    super(key);
    this.key = key;
    this.row = row;
  }

  /** How forms say it. */
  get sentenceKey(): string {
    return `${messages[this.key]}:${this.row ?? 1}`;
  }
}
