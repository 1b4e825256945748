import type { Values } from '../form/form-description.ts';
import type { ChoiceWords } from '../form/read-cell.ts';
import type { Assignment } from './guess-columns.ts';
import type { ImportColumn, Mending } from './import-target.ts';
import type { LeftOutReason } from './source-table.ts';

/** What the user decided about a source. */
export interface ImportChoices {
  readonly assignment: Assignment;
  /** By the keys of columns. */
  readonly words: Readonly<Record<string, ChoiceWords>>;
  /** Texts of cells in the place of those that came, by `cellId`. */
  readonly edits: Readonly<Record<string, string>>;
  /** Rows that are left out though they came as rows, and the other way round. */
  readonly toggledRows: ReadonlySet<number>;
}
export const cellId = (row: number, source: number): string => `${row}:${source}`;

/** Sentences of this part, beside the `validation` texts. */
type OwnFault = 'duplicate' | 'present' | 'choice' | 'tick' | 'cellError' | 'rounded' | 'unreadable';

export interface CellFinding {
  readonly column: string;
  /** The column of the source that the answer came from; -1 where there is none. */
  readonly source: number;
  /** Missing, or unknown words that are assigned once: no obstacle yet. */
  readonly isWarning: boolean;
  readonly own?: OwnFault;
  /** One of the `validation` texts where `own` is missing. */
  readonly key: string;
  readonly text: string;
  /** The line of the other row. */
  readonly line?: number;
  readonly mending?: Mending;
}

export interface ImportRow {
  /** The place among the rows of the source, from 0. */
  readonly index: number;
  readonly line: number;
  /** Texts by the columns of the source, as edited. */
  readonly texts: readonly string[];
  readonly values: Values;
  readonly faults: readonly CellFinding[];
  readonly leftOut?: LeftOutReason | 'user';
}

export interface ImportView {
  readonly rows: readonly ImportRow[];
  /** Demanded columns that no column of the source fills. */
  readonly missingColumns: readonly ImportColumn[];
}
