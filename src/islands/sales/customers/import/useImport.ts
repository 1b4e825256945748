import { useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { type CustomerImported, maxImported } from '#contract/sales/customer-import.ts';
import { UnreadableFile } from '#domain/files/unreadable-file.ts';
import { guessedColumns } from '#domain/sales/customers/import/import-fields.ts';
import { rowRequest } from '#domain/sales/customers/import/import-rows.ts';
import { lostZeros } from '#domain/sales/customers/import/lost-zeros.ts';
import { message, texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { toast } from '#stores/page/toasts.ts';
import { NoCustomers, type ReadCustomers, readCustomers, sendRows } from '#stores/sales/customer-import.ts';
import { customerLabels } from '../customer-labels.ts';

/** The table with another cell; a column that it did not have stands at its end. */
const withCell = (table: ReadCustomers, row: number, column: number, value: string): ReadCustomers => ({
  ...table,
  heads: table.heads.length > column ? table.heads : [...table.heads, ''],
  rows: table.rows.map((one, index) =>
    index === row
      ? {
          ...one,
          cells: Array.from({ length: Math.max(one.cells.length, column + 1) }, (_, at) =>
            at === column ? value : (one.cells[at] ?? ''),
          ),
        }
      : one,
  ),
});

/** A file of customers on its way in: read, its columns named, judged, mended, taken in. */
export function useImport(onDone: () => void) {
  const t = texts('customer-import');
  const [table, setTable] = useState<ReadCustomers>();
  const [columns, setColumns] = useState<readonly string[]>([]);
  const [hasConsent, setHasConsent] = useState(false);
  const [importResult, setJudged] = useState<CustomerImported>();
  const [confirmed, setConfirmed] = useState(false);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  /** The idempotency key of the last request: the same rows are imported once. */
  const intent = useRef({ content: '', key: '' });

  async function choose(file: File | undefined): Promise<void> {
    if (!file) return;
    setFailure('');
    try {
      const read = await readCustomers(file);
      setTable(read);
      setColumns(guessedColumns(read.heads, customerLabels()));
    } catch (cause) {
      if (cause instanceof NoCustomers) setFailure(t(`unreadable.${cause.key}`, { row: cause.row, most: maxImported }));
      else setFailure(message((cause instanceof UnreadableFile ? cause : new UnreadableFile('archive')).sentenceKey));
    }
  }

  async function send(isDryRun: boolean): Promise<void> {
    setBusy(true);
    setFailure('');
    try {
      const words = customerLabels();
      const rows = (table?.rows ?? []).map(({ cells }) => rowRequest(cells, columns, words, hasConsent));
      const content = JSON.stringify([rows, confirmed]);
      if (intent.current.content !== content) intent.current = { content, key: crypto.randomUUID() };
      const answer = await sendRows(rows, isDryRun ? {} : { key: intent.current.key, confirmDuplicate: confirmed });
      if (answer.created > 0) {
        toast('ok', t('done', { count: answer.created }));
        onDone();
      } else setJudged(answer);
    } catch (cause) {
      setFailure(failureText(ApiError.from(cause)));
    }
    setBusy(false);
  }

  function mend(row: number, path: string, value: string): void {
    const columnIndex = columns.indexOf(path);
    const column = columnIndex < 0 ? (table?.heads.length ?? 0) : columnIndex;
    if (columnIndex < 0) setColumns([...Array.from({ length: column }, (_, at) => columns[at] ?? ''), path]);
    setTable((before) => before && withCell(before, row, column, value));
  }

  const zeros = table ? lostZeros(table, columns) : [];
  const restoreZeros = () =>
    setTable(
      (before) => before && zeros.reduce((now, { row, column, text }) => withCell(now, row, column, text), before),
    );

  /** A step back: to the columns, then to the file. */
  const back = () => (importResult ? setJudged(undefined) : setTable(undefined));
  const state = { table, columns, hasConsent, judged: importResult, confirmed, failure, busy, zeros };
  return { ...state, choose, send, mend, restoreZeros, back, setColumns, setHasConsent, setConfirmed };
}
