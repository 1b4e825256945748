import { useMemo, useRef, useState } from 'react';
import type { Values } from '#domain/form/form-description.ts';
import type { ChoiceWords } from '#domain/form/read-cell.ts';
import { foreignWords, wordsFrom } from '#domain/table-import/choice-words.ts';
import { type Assignment, guessColumns } from '#domain/table-import/guess-columns.ts';
import { type CellFinding, cellId, type ImportRow } from '#domain/table-import/import-row.ts';
import type { ImportTarget, Mending, RowFault } from '#domain/table-import/import-target.ts';
import { importView } from '#domain/table-import/import-view.ts';
import { placedFault } from '#domain/table-import/joint-faults.ts';
import { sourceTable } from '#domain/table-import/source-table.ts';
import { plainHeading } from '#domain/text/plain-heading.ts';
import { texts } from '#i18n/client.ts';
import { type ImportMemory, importMemory, rememberColumn, rememberWord } from '#stores/data/import-memory.ts';
import { type Source, sourceOfFile, sourceOfText } from './read-source.ts';

export type RowFilter = 'all' | 'ready' | 'faulty';

/** What was decided about the source that is shown. */
interface Decisions {
  readonly headings: boolean | undefined;
  readonly assignment: Assignment | undefined;
  readonly words: Readonly<Record<string, ChoiceWords>>;
  readonly edits: Readonly<Record<string, string>>;
  readonly toggledRows: ReadonlySet<number>;
  /** Rows that were taken over while others stayed. */
  readonly takenRows: ReadonlySet<number>;
  /** What the server says of rows, until they change. */
  readonly serverFaults: ReadonlyMap<number, readonly Omit<RowFault, 'row'>[]>;
}
const undecided: Decisions = {
  headings: undefined,
  assignment: undefined,
  words: {},
  edits: {},
  toggledRows: new Set(),
  takenRows: new Set(),
  serverFaults: new Map(),
};

const none: readonly Values[] = [];
const blankMemory: ImportMemory = { columns: {}, words: {} };

/** A table on its way into another: read, its columns and words assigned, mended. */
export function useTableImport(target: ImportTarget, present: readonly Values[], first?: Source) {
  const t = texts('table-import');
  const [source, setSource] = useState(first);
  const [failure, setFailure] = useState('');
  const [decisions, setDecisions] = useState(undecided);
  const [replaces, setReplaces] = useState(false);
  const memory = useRef(first ? importMemory(target.name) : blankMemory);
  const decide = (change: Partial<Decisions>) => setDecisions((before) => ({ ...before, ...change }));
  const { headings, edits, toggledRows, takenRows, serverFaults } = decisions;

  const table = useMemo(() => source && sourceTable(source.rows, target, headings), [source, target, headings]);
  const assignment = useMemo(
    () => decisions.assignment ?? (table ? guessColumns(table, target, memory.current.columns) : []),
    [decisions.assignment, table, target],
  );
  /** Columns of choices with the words that are none of ours. */
  const foreign = useMemo(
    () =>
      assignment.flatMap((key, at) => {
        const column = target.columns.find((one) => one.key === key);
        if (!table || !column?.choices) return [];
        const columnTexts = table.rows.flatMap(({ cells, leftOut }) => (leftOut ? [] : [cells[at] ?? '']));
        const assigned = { ...memory.current.words[key], ...decisions.words[key] };
        const words = foreignWords(column, columnTexts, assigned);
        return words.length === 0 ? [] : [{ column, source: at, words }];
      }),
    [assignment, table, target, decisions.words],
  );
  const words = useMemo(
    () => Object.fromEntries(foreign.map(({ column, words: ofColumn }) => [column.key, wordsFrom(ofColumn)])),
    [foreign],
  );
  const view = useMemo(
    () => table && importView(table, target, { assignment, words, edits, toggledRows }, replaces ? none : present),
    [table, target, assignment, words, edits, toggledRows, replaces, present],
  );
  const rows = useMemo(() => {
    const current = view?.rows.filter(({ index }) => !takenRows.has(index)) ?? [];
    if (serverFaults.size === 0) return current;
    return current.map((row): ImportRow => {
      const own = serverFaults.get(row.index) ?? [];
      const more = own.map((fault): CellFinding => placedFault(fault, row, target, assignment));
      const isNew = ({ column }: CellFinding) => !row.faults.some((fault) => fault.column === column);
      return more.length === 0 ? row : { ...row, faults: [...row.faults, ...more.filter(isNew)] };
    });
  }, [view, takenRows, serverFaults, target, assignment]);

  const open = (next: Source) => {
    const { rows: read } = sourceTable(next.rows, target);
    if (read.length === 0) return setFailure(t('source.rowless'));
    memory.current = importMemory(target.name);
    setFailure('');
    setDecisions(undecided);
    setSource(next);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      open(await sourceOfFile(file));
    } catch (cause) {
      setFailure(cause instanceof Error && cause.message ? cause.message : t('source.unreadable'));
    }
  };

  const edit = (changes: readonly { row: number; source: number; text: string }[]) =>
    setDecisions((before) => {
      const faults = new Map(before.serverFaults);
      if (target.isJoint) faults.clear();
      for (const { row } of changes) faults.delete(row);
      const own = changes.map(({ row, source: at, text }) => [cellId(row, at), text] as const);
      return { ...before, serverFaults: faults, edits: { ...before.edits, ...Object.fromEntries(own) } };
    });
  const mendable = (kind: Mending['kind']) =>
    rows.flatMap((row) =>
      row.faults.flatMap(({ source: at, mending }) =>
        mending?.kind === kind && at >= 0 ? [{ row: row.index, source: at, text: mending.text }] : [],
      ),
    );
  const toggleRow = (index: number) => {
    const next = new Set(toggledRows);
    if (!next.delete(index)) next.add(index);
    decide({ toggledRows: next, ...(target.isJoint && { serverFaults: new Map() }) });
  };
  const assign = (at: number, key: string) => {
    const heading = plainHeading(table?.heads[at] ?? '');
    if (heading !== '') rememberColumn(target.name, heading, key);
    decide({
      assignment: assignment.map((one, n) => (n === at ? key : one === key ? '' : one)),
      serverFaults: new Map(),
    });
  };
  const assignWord = (column: string, word: string, code: string) => {
    rememberWord(target.name, column, word, code);
    decide({ words: { ...decisions.words, [column]: { ...decisions.words[column], [word]: code } } });
  };
  /** A column at the end for what no cell of the source says. */
  const addColumn = (key: string) => decide({ assignment: [...assignment, key] });
  const setHeadings = (hasHeadings: boolean) => decide({ ...undecided, headings: hasHeadings });
  const close = () => {
    setSource(undefined);
    setDecisions(undecided);
  };

  return {
    ...{ source, failure, table, assignment, foreign, rows, replaces, missingColumns: view?.missingColumns ?? [] },
    ...{ choose, paste: (text: string) => open(sourceOfText(text)), close, setFailure, setReplaces },
    ...{ edit, mendable, toggleRow, assign, assignWord, addColumn, setHeadings },
    /** Rows that are done with leave the list, and faults of the server stand in theirs. */
    settle: (change: Pick<Decisions, 'takenRows' | 'serverFaults'>) => decide(change),
    takenRows,
  };
}
export type TableImport = ReturnType<typeof useTableImport>;
