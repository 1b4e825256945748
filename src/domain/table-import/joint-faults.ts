import { normalisePhone } from '#contract/numbering/phone-number.ts';
import type { Values } from '../form/form-description.ts';
import { meantText } from '../form/read-cell.ts';
import { isUnset } from '../form/unset.ts';
import type { Assignment } from './guess-columns.ts';
import type { CellFinding, ImportChoices, ImportRow } from './import-row.ts';
import { type ImportColumn, type ImportTarget, type RowFault, valueAt } from './import-target.ts';
import { nextFree } from './mend-cell.ts';

/** What two texts of a column that differs from row to row have in common. */
const sameAs = (column: ImportColumn, value: unknown): string =>
  column.kind === 'phone' ? normalisePhone(String(value)) : String(value).trim().toLowerCase();

function duplicates(
  rows: readonly ImportRow[],
  { columns }: ImportTarget,
  present: readonly Values[],
  assignment: Assignment,
) {
  return columns
    .filter(({ isUnique }) => isUnique)
    .flatMap((column) => {
      const textIn = (row: Values) =>
        isUnset(valueAt(row, column.key)) ? '' : sameAs(column, valueAt(row, column.key));
      const presentTexts = new Set(present.map(textIn).filter(Boolean));
      const lines = new Map<string, number>();
      const usedTexts = new Set([...presentTexts, ...rows.map(({ values }) => textIn(values))]);
      return rows.flatMap(({ index, line, values }) => {
        const own = textIn(values);
        if (own === '') return [];
        const other = lines.get(own);
        if (other === undefined) lines.set(own, line);
        if (other === undefined && !presentTexts.has(own)) return [];
        const free = nextFree(own, usedTexts);
        if (free) usedTexts.add(free);
        const fault: CellFinding = {
          column: column.key,
          source: assignment.indexOf(column.key),
          text: String(valueAt(values, column.key)),
          isWarning: false,
          own: other === undefined ? 'present' : 'duplicate',
          key: 'duplicate',
          ...(other !== undefined && { line: other }),
          ...(free && { mending: { kind: 'free', text: free } }),
        };
        return [{ index, fault }];
      });
    });
}

/** A fault of a rule or of the server, in its cell. */
export function placedFault(
  { column, key }: Omit<RowFault, 'row'>,
  row: ImportRow,
  target: ImportTarget,
  assignment: Assignment,
): CellFinding {
  const source = sourceOf(column, target, assignment);
  const own = target.columns.find((one) => one.key === column);
  const text = row.texts[source] ?? '';
  const mending = own && target.mend?.(own, meantText(text), row.values);
  return { column, source, isWarning: false, key, text, ...(mending && { mending }) };
}

/** The column of the source from which an answer comes, also as a part of a cell; -1 where there is none. */
export function sourceOf(column: string, target: ImportTarget, assignment: Assignment): number {
  const own = assignment.indexOf(column);
  return own >= 0 ? own : assignment.findIndex((key) => target.columns.some((one) => one.key === key && one.split));
}

/** Faults that other rows make, in their rows. */
export function withJointFaults(
  rows: readonly ImportRow[],
  target: ImportTarget,
  { assignment }: ImportChoices,
  present: readonly Values[],
): readonly ImportRow[] {
  const included = rows.filter(({ leftOut }) => leftOut === undefined);
  const joint = new Map<number, CellFinding[]>();
  const add = (index: number, fault: CellFinding) => joint.set(index, [...(joint.get(index) ?? []), fault]);
  for (const { index, fault } of duplicates(included, target, present, assignment)) add(index, fault);
  for (const { row: at, ...fault } of target.check?.(included.map(({ values }) => values)) ?? []) {
    const row = included[at];
    if (row) add(row.index, placedFault(fault, row, target, assignment));
  }
  if (joint.size === 0) return rows;
  return rows.map((row) => {
    // Of a cell that cannot be read one sentence is enough.
    const isSaid = ({ column, source }: CellFinding) =>
      row.faults.some((fault) => fault.column === column || (fault.own === 'unreadable' && fault.source === source));
    const more = (joint.get(row.index) ?? []).filter((fault) => !isSaid(fault));
    return more.length === 0 ? row : { ...row, faults: [...row.faults, ...more] };
  });
}
