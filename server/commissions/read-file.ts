import type { CommissionFormat } from '#contract/commissions/format.ts';
import type { ImportFault, ImportFaultKey } from '#contract/commissions/import.ts';
import { FaultList } from '#domain/commissions/statements/fault-list.ts';
import { type ReadStatement, readStatement } from '#domain/commissions/statements/read-statement.ts';
import { headRows, isRecognised } from '#domain/commissions/statements/recognise.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { extensionOf } from '#domain/documents/file-extension.ts';
import { maxStatementSize } from '#domain/documents/upload-rules.ts';
import { type Encoding, encodingNames } from '#domain/files/text-encoding.ts';
import { UnreadableFile, type UnreadableReason } from '#domain/files/unreadable-file.ts';
import type { TextOptions } from '#domain/spreadsheet/open-table.ts';
import type { TableRow } from '#domain/spreadsheet/table-row.ts';
import type { Verdict } from '../files/inspection/verdict.ts';
import type { FilePlace } from '../files/reading/file-orders.ts';
import { type FileThread, inFileThread } from '../files/reading/file-thread.ts';
import type { CommissionServices } from './commission-services.ts';
import { commissionFormats } from './formats.ts';

/** A file on its way in. */
export interface StatementFile {
  readonly name: string;
  readonly hash: string;
  readonly size: number;
  readonly place: FilePlace;
}

/** What a file says, before anything is asked of the database. */
export interface FileRead {
  readonly format: CommissionFormat | undefined;
  readonly read: ReadStatement | undefined;
  readonly faults: FaultList;
}

const signs = { semicolon: ';', comma: ',', tab: '\t', pipe: '|' } as const;

const byVerdict: Record<Exclude<Verdict, 'fits'>, ImportFaultKey> = {
  script: 'unreadable',
  remote: 'macros',
  other: 'unreadable',
  unsafe: 'macros',
  password: 'password',
  legacy: 'legacy',
};
const byReason: Record<UnreadableReason, ImportFaultKey> = {
  archive: 'unreadable',
  password: 'password',
  legacy: 'legacy',
  size: 'unpacked',
  quote: 'quote',
  cell: 'longCell',
  row: 'longRow',
  wide: 'tooManyColumns',
};

const nothing = (fault: ImportFault): FileRead => {
  const faults = new FaultList();
  faults.add(fault);
  return { format: undefined, read: undefined, faults };
};

const optionsOf = ({ file, delimiter, encoding }: CommissionFormat): TextOptions =>
  file === 'csv' ? { separator: signs[delimiter ?? 'semicolon'], encoding } : {};

async function headOf(thread: FileThread, options: TextOptions): Promise<TableRow[]> {
  const head: TableRow[] = [];
  await thread.open(options);
  for await (const row of thread.rows()) {
    if (row.row > headRows) break;
    head.push(row);
  }
  return head;
}

/** Formats that know a file. Throws UnreadableFile. */
async function formatsOf(formats: readonly CommissionFormat[], name: string, thread: FileThread) {
  const fitting: CommissionFormat[] = [];
  const heads = new Map<string, TableRow[]>();
  for (const format of formats) {
    if (format.file !== extensionOf(name)) continue;
    const options = optionsOf(format);
    const key = JSON.stringify(options);
    const head = heads.get(key) ?? (await headOf(thread, options));
    heads.set(key, head);
    if (isRecognised(format, head)) fitting.push(format);
  }
  return fitting;
}

/** Why a file cannot be read at all; undefined if it can. */
async function hazardOf({ name, size }: StatementFile, thread: FileThread): Promise<ImportFaultKey | undefined> {
  const extension = extensionOf(name);
  if (extension === 'csv') return size === 0 || (await thread.isOfficeFile()) ? 'unreadable' : undefined;
  const verdict = extension === 'xlsx' ? await thread.judge(extension) : 'other';
  return verdict === 'fits' ? undefined : byVerdict[verdict];
}

async function readIn(
  thread: FileThread,
  file: StatementFile,
  formats: readonly CommissionFormat[],
  today: string,
): Promise<FileRead> {
  const hazard = await hazardOf(file, thread);
  if (hazard) return nothing({ fault: hazard });
  const [format, ...others] = await formatsOf(formats, file.name, thread);
  if (!format) return nothing({ fault: 'noMapping', found: extensionOf(file.name) });
  if (others.length > 0)
    return nothing({ fault: 'severalMappings', found: [format, ...others].map(({ title }) => title).join(', ') });
  const guess: Encoding | undefined = await thread.open(optionsOf(format));
  const read = await readStatement(format, thread.rows(), today);
  const { faults } = read;
  if (guess) faults.add({ fault: 'encoding', found: encodingNames[guess] });
  if (format.file === 'xlsx' && (await thread.hasExternalLinks())) faults.add({ fault: 'externalLink' });
  return { format, read, faults };
}

/** Reads a file by the format that knows it, in a thread of its own and outside of any transaction. */
export async function readStatementFile(services: CommissionServices, file: StatementFile): Promise<FileRead> {
  if (file.size > maxStatementSize) return nothing({ fault: 'tooLarge' });
  const formats = await commissionFormats(services.content);
  const today = berlinDay(services.clock());
  try {
    return await inFileThread(file.place, (thread) => readIn(thread, file, formats, today));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    services.log.info({ err: error, file: file.name }, 'a commission statement cannot be read');
    const { key, row } = error;
    return nothing({ fault: byReason[key], ...(row !== undefined && { row }) });
  }
}
