import type { ComplaintTemplate } from '#contract/complaint-template.ts';
import type { RuleFault } from '../form/form-description.ts';
import { cellFault, eurosOf } from './check-complaint.ts';
import { fieldOf } from './complaint-columns.ts';
import type { ComplaintRow } from './fill-complaint.ts';
import { contractKey } from './match-corrections.ts';
import { templateAmount } from './suggest-complaint.ts';

/** How a form says what an operator's template would refuse. */
const messageOf = {
  required: 'required',
  tooLong: 'tooLong:500',
  vo: 'complaintVo',
  contract: 'complaintContract',
  phone: 'phone',
  date: 'date',
  dateAhead: 'inFuture',
  amount: 'money',
} as const;

/** Cents of an amount as it is typed; undefined for anything else. */
export function centsTyped(typed = ''): number | undefined {
  const euros = eurosOf(typed);
  return euros === undefined ? undefined : Math.round(euros * 100);
}

/** What an operator's template would refuse of a row, and what no complaint can mean: that less was due than was paid. */
export function rowFaults({ columns }: ComplaintTemplate, row: ComplaintRow, today: string): readonly RuleFault[] {
  const inCells = columns.flatMap((column): RuleFault[] => {
    const field = fieldOf(column.header);
    const fault = field && cellFault(column, row[field] ?? '', today);
    return field && fault && fault in messageOf
      ? [{ path: field, key: messageOf[fault as keyof typeof messageOf] }]
      : [];
  });
  const [expected, received] = [centsTyped(row.expected), centsTyped(row.received)];
  if (expected === undefined) return inCells.some(({ path }) => path === 'expected') ? inCells : [...inCells, missing];
  return received !== undefined && expected <= received
    ? [...inCells, { path: 'expected', key: 'expectedMore' }]
    : inCells;
}
const missing: RuleFault = { path: 'expected', key: 'money' };

const sum = (rows: readonly ComplaintRow[], field: 'expected' | 'received') =>
  templateAmount(rows.reduce((all, row) => all + (centsTyped(row[field]) ?? 0), 0));

/** Templates take a contract once: what is said of one in several rows becomes one, with the sums of its amounts. */
export function rowsByContract(rows: readonly ComplaintRow[]): ComplaintRow[] {
  const alone = (row: ComplaintRow, index: number) => contractKey(row.contract) || `row ${index}`;
  const keys = new Map(rows.map((row, index) => [row, alone(row, index)]));
  return [...Map.groupBy(rows, (row) => keys.get(row) ?? '').values()].map((same) => {
    const [first = {}] = same;
    if (same.length === 1) return first;
    const reasons = [...new Set(same.map(({ reason = '' }) => reason.trim()).filter(Boolean))];
    const joined = Object.assign({}, ...same.toReversed()) as ComplaintRow;
    return {
      ...joined,
      ...first,
      expected: sum(same, 'expected'),
      received: sum(same, 'received'),
      reason: reasons.join('; ').slice(0, 500),
    };
  });
}
