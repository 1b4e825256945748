import type { Values } from '../form/form-description.ts';
import { answerOf, digitsOfScientific, isScientific, meantText } from '../form/read-cell.ts';
import { isUnset } from '../form/unset.ts';
import type { Assignment } from './guess-columns.ts';
import { type CellFinding, cellId, type ImportChoices, type ImportRow, type ImportView } from './import-row.ts';
import { type ImportColumn, type ImportTarget, valueAt, withValue } from './import-target.ts';
import { sourceOf, withJointFaults } from './joint-faults.ts';
import { mendingOf, usualDomain } from './mend-cell.ts';
import type { SourceRow, SourceTable } from './source-table.ts';

const errorText = /^#(?:REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|BEZUG!|WERT!|ZAHL!|ÜBERLAUF!|SPILL!|FELD!)/i;

interface Cell {
  readonly column: ImportColumn;
  readonly source: number;
  readonly text: string;
  readonly value: unknown;
  readonly isUnderstood: boolean;
}

function cellsOf(texts: readonly string[], target: ImportTarget, { assignment, words }: ImportChoices): Cell[] {
  const byKey = new Map(target.columns.map((column) => [column.key, column]));
  const cellOf = (column: ImportColumn, source: number, text: string): Cell => ({
    column,
    source,
    text,
    ...answerOf(column, text, words[column.key]),
  });
  return assignment.flatMap((key, source): Cell[] => {
    const column = byKey.get(key);
    const text = texts[source] ?? '';
    if (!column) return [];
    if (!column.split) return [cellOf(column, source, text)];
    if (meantText(text) === '') return [];
    const parts = column.split(meantText(text));
    if (!parts) return [{ column, source, text, value: text, isUnderstood: false }];
    return Object.entries(parts).flatMap(([part, partText]) => {
      const own = byKey.get(part);
      return own && !assignment.includes(part) ? [cellOf(own, source, partText)] : [];
    });
  });
}

/** What a contract says of a value, remembered: of a thousand rows one changes at a time. */
const judgements = new WeakMap<ImportColumn, Map<unknown, string | undefined>>();
function contractFault(column: ImportColumn, value: unknown): string | undefined {
  const results = judgements.get(column) ?? new Map<unknown, string | undefined>();
  judgements.set(column, results);
  if (results.has(value)) return results.get(value);
  const { success, error } = column.contract.safeParse(value);
  const key = success ? undefined : (error?.issues[0]?.message ?? 'invalid');
  results.set(value, key);
  return key;
}

function faultOf(
  { column, source, text, value, isUnderstood }: Cell,
  domain: string | undefined,
): CellFinding | undefined {
  const at = { column: column.key, source, text: meantText(text), isWarning: false };
  if (errorText.test(text)) return { ...at, own: 'cellError', key: '' };
  if (column.split) return { ...at, own: 'unreadable', key: '' };
  if (column.kind === 'tick') return isUnderstood ? undefined : { ...at, own: 'tick', key: '' };
  if (isUnset(value)) {
    const key = column.kind === 'choice' ? 'choose' : 'required';
    return column.isRequired ? { ...at, isWarning: true, key } : undefined;
  }
  if (column.choices && !isUnderstood) return { ...at, isWarning: true, own: 'choice', key: '' };
  const key = contractFault(column, value);
  if (key === undefined) return undefined;
  const digits = digitsOfScientific(at.text);
  if (isScientific(at.text) && digits === undefined) return { ...at, own: 'rounded', key };
  const mending = mendingOf(column, digits ?? text, domain);
  return { ...at, key, ...(mending && { mending }) };
}

interface RowContext {
  readonly target: ImportTarget;
  readonly choices: ImportChoices;
  readonly width: number;
  /** The domain of most addresses. */
  readonly domain: string | undefined;
}

function rowOf({ line, cells, leftOut: reason }: SourceRow, index: number, context: RowContext): ImportRow {
  const { target, choices, width, domain } = context;
  const texts = Array.from({ length: width }, (_, at) => choices.edits[cellId(index, at)] ?? cells[at] ?? '');
  if ((reason !== undefined) !== choices.toggledRows.has(index))
    return { index, line, texts, values: {}, faults: [], leftOut: reason ?? 'user' };
  const read = cellsOf(texts, target, choices);
  // What is empty leaves what a row begins with.
  const filled = read
    .filter(({ column, value }) => !column.split && !isUnset(value))
    .reduce((row, { column, value }) => withValue(row, column.key, value), target.initial ?? {});
  const values = target.complete?.(filled) ?? filled;
  const faults = read.flatMap((cell) => {
    const { key } = cell.column;
    const isAsked = target.isAsked?.(key, values) ?? true;
    const value = valueAt(values, key);
    const isImplied = isUnset(cell.value) && !isUnset(value);
    const fault = isAsked && !isImplied ? faultOf(cell.column.split ? cell : { ...cell, value }, domain) : undefined;
    return fault ? [fault] : [];
  });
  return { index, line, texts, values, faults };
}

/** Rows that were read before, while nothing that concerns them has changed. */
const cachedRows = new WeakMap<SourceRow, { readonly row: ImportRow; readonly by: readonly unknown[] }>();
function cachedRowOf(source: SourceRow, index: number, context: RowContext, isEdited: boolean): ImportRow {
  const { target, choices, width, domain } = context;
  const by = [target, choices.assignment, choices.words, index, width, domain, choices.toggledRows.has(index)];
  const cached = cachedRows.get(source);
  if (!isEdited && cached && by.every((one, at) => one === cached.by[at])) return cached.row;
  const row = rowOf(source, index, context);
  if (!isEdited) cachedRows.set(source, { row, by });
  return row;
}

function domainOf({ rows }: SourceTable, target: ImportTarget, assignment: Assignment): string | undefined {
  const mails = new Set(target.columns.flatMap(({ key, kind }) => (kind === 'email' ? [key] : [])));
  const source = assignment.findIndex((key) => mails.has(key));
  return source < 0 ? undefined : usualDomain(rows.map(({ cells }) => meantText(cells[source] ?? '')));
}

/** The rows of a source as they will be, with what is wrong in them. */
export function importView(
  source: SourceTable,
  target: ImportTarget,
  choices: ImportChoices,
  present: readonly Values[] = [],
): ImportView {
  const { assignment, edits } = choices;
  const width = Math.max(source.heads.length, assignment.length);
  const context = { target, choices, width, domain: domainOf(source, target, assignment) };
  const editedRows = new Set(Object.keys(edits).map((id) => Number.parseInt(id, 10)));
  const rows = source.rows.map((row, index) => cachedRowOf(row, index, context, editedRows.has(index)));
  const isMissing = ({ key, isRequired, split }: ImportColumn) =>
    isRequired && !split && sourceOf(key, target, assignment) < 0 && isUnset(valueAt(target.initial ?? {}, key));
  return {
    rows: withJointFaults(rows, target, choices, present),
    missingColumns: target.columns.filter(isMissing),
  };
}
