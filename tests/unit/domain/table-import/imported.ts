import type { Values } from '#domain/form/form-description.ts';
import type { ChoiceWords } from '#domain/form/read-cell.ts';
import { pastedLines } from '#domain/spreadsheet/read-csv.ts';
import type { TableRow } from '#domain/spreadsheet/table-row.ts';
import { foreignWords, wordsFrom } from '#domain/table-import/choice-words.ts';
import { guessColumns } from '#domain/table-import/guess-columns.ts';
import type { ImportRow } from '#domain/table-import/import-row.ts';
import type { ImportTarget } from '#domain/table-import/import-target.ts';
import { importView } from '#domain/table-import/import-view.ts';
import { sourceTable } from '#domain/table-import/source-table.ts';

const rowsOfText = (text: string): TableRow[] =>
  pastedLines(text).flatMap((cells, at) => (cells.some(Boolean) ? [{ row: at + 1, cells }] : []));

interface Decided {
  readonly headings?: boolean;
  readonly remembered?: Readonly<Record<string, string>>;
  readonly words?: Readonly<Record<string, ChoiceWords>>;
  readonly edits?: Readonly<Record<string, string>>;
  readonly toggledRows?: ReadonlySet<number>;
  readonly present?: readonly Values[];
}

/** What becomes of a pasted text, by the guesses and by what a user decided. */
export function imported(target: ImportTarget, text: string | readonly TableRow[], decided: Decided = {}) {
  const table = sourceTable(typeof text === 'string' ? rowsOfText(text) : text, target, decided.headings);
  const assignment = guessColumns(table, target, decided.remembered);
  const words = Object.fromEntries(
    assignment.flatMap((key, at) => {
      const column = target.columns.find((one) => one.key === key);
      const texts = table.rows.map(({ cells }) => cells[at] ?? '');
      return column ? [[key, wordsFrom(foreignWords(column, texts, decided.words?.[key]))]] : [];
    }),
  );
  const { edits = {}, toggledRows = new Set<number>() } = decided;
  return {
    table,
    assignment,
    words,
    ...importView(table, target, { assignment, words, edits, toggledRows }, decided.present),
  };
}

/** Faults in short: line, column, sentence, what is offered. */
export const faultsIn = (rows: readonly ImportRow[]): string[] =>
  rows.flatMap(({ line, faults }) =>
    faults.map(({ column, own, key, mending }) =>
      [line, column, own ?? key, ...(mending ? [`→ ${mending.text}`] : [])].join(' '),
    ),
  );
