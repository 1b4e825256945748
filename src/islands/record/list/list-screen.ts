import type { ReactNode } from 'react';
import type { BulkActionName } from '#contract/bulk-action.ts';
import type { RecordNamespace } from '#i18n/record-texts.ts';
import type { Option } from '#islands/ui/form/PlainSelect.tsx';
import type { Column } from '#islands/ui/table/table-types.ts';
import type { RecordList } from '#stores/data/record-list.ts';

export interface ListColumn<Row> extends Omit<Column<Row>, 'cell' | 'text'> {
  /** As the export writes it, and drawn where no `cell` is. */
  text: (row: Row) => string;
  cell?: (row: Row) => ReactNode;
  /** As a workbook holds it, to be added up there; cents for an amount. */
  cents?: (row: Row) => number;
  /** Hidden by default, but part of every export. */
  extra?: boolean;
  /** Buttons of the row: always shown and never exported. */
  tools?: boolean;
}

export interface FilterLabels {
  label: string;
  /** Of a choice. */
  option?: (value: string) => string;
  /** The choices of a code where they are known; where they are not, what an address names can only be taken away. */
  options?: readonly Option[];
  /** Of days that are still to come. */
  isComing?: boolean;
}

interface TabLabels {
  /** What the tabs part, for screen readers. */
  label: string;
  shown: readonly string[];
  caption: (tab: string) => string;
  /** Where a tab holds nothing. */
  empty: (tab: string) => string;
}

/** A view of the list that many want, one press away. */
export interface ListShortcut {
  id: string;
  label: string;
  /** What stands in the address then, by the names of the list's rules. */
  view: Readonly<Record<string, string>>;
}

/** What a list page draws, in the words of the viewer. */
export interface ListScreen<Row extends { id: string }> {
  list: RecordList<Row>;
  texts: RecordNamespace;
  /** Of the exported file: `Tickets_1001_2026-11-22.csv`. */
  file: string;
  columns: readonly ListColumn<Row>[];
  /** Exported as an Excel workbook too, by a menu in place of the button. */
  hasWorkbook?: true;
  tabs?: TabLabels;
  /** By the names of the list's rules. */
  filters?: Readonly<Record<string, FilterLabels>>;
  /** Without it, rows lead nowhere. */
  link?: (row: Row) => string;
  /** Offered with the filters. */
  shortcuts?: readonly ListShortcut[];
  isTinted?: (row: Row) => boolean;
  /** What a card shows under its title on narrow screens, in place of what its columns say. */
  card?: (row: Row) => ReactNode;
  /** What can be done with marked rows, beside the archive. */
  bulk?: readonly BulkActionName[];
  /** Address of the form of a new record. */
  create?: string;
}

/** Texts depend on the reader: employees see which side must act on a ticket. */
export type DescribedList<Row extends { id: string }> = (employee: boolean) => ListScreen<Row>;
