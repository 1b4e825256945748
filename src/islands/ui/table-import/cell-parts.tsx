import Check from 'lucide/dist/esm/icons/check.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleQuestion from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import Minus from 'lucide/dist/esm/icons/minus.mjs';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { type CellFinding, cellId, type ImportRow } from '#domain/table-import/import-row.ts';
import { type ImportColumn, type ImportTarget, valueAt } from '#domain/table-import/import-target.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Button } from '../text/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import { faultText, mendingLabel } from './fault-text.ts';
import type { TableImport } from './use-table-import.ts';

/** What the parts of a row need. */
export interface RowProps {
  row: ImportRow;
  state: TableImport;
  target: ImportTarget;
  /** Cells that were faulty once stay fields while they are mended. */
  opened: Set<string>;
  idPrefix: string;
}

const looks = {
  left: { icon: Minus, tone: 'text-muted' },
  fine: { icon: Check, tone: 'text-ok' },
  warning: { icon: CircleQuestion, tone: 'text-warn' },
  fault: { icon: CircleAlert, tone: 'text-danger' },
} as const;

export function RowMark({ row: { faults, leftOut, line } }: Pick<RowProps, 'row'>) {
  const t = texts('table-import');
  const kind = leftOut
    ? 'left'
    : faults.length === 0
      ? 'fine'
      : faults.every(({ isWarning }) => isWarning)
        ? 'warning'
        : 'fault';
  return (
    <>
      <Icon of={looks[kind].icon} className={looks[kind].tone} />
      <span className="sr-only">
        {t('line', { n: line })}: {t(`mark.${kind}`)}
      </span>
    </>
  );
}

const isCalendarDay = (value: unknown): value is string => /^\d{4}-\d{2}-\d{2}$/.test(String(value));

/** A text as it was understood, with what was typed beside it where that reads otherwise. */
function Understood({ column, row, text }: { column: ImportColumn | undefined; row: ImportRow; text: string }) {
  if (!column || column.split || row.leftOut) return text;
  const value = valueAt(row.values, column.key);
  if (column.kind === 'tick') return value === true ? texts('table-import')('yes') : text === '' ? '' : text;
  if (text === '') return '';
  if (column.kind === 'date') return isCalendarDay(value) ? formatCalendarDay(value, pageLocale()) : text;
  const word = column.choices?.find(({ code }) => code === value)?.words[0];
  if (word === undefined || word.toLowerCase() === text.trim().toLowerCase()) return word ?? text;
  return (
    <>
      {word} <span className="text-muted">{text}</span>
    </>
  );
}

/** A cell: a text, or a field while something is wrong with it. */
export function ImportCell({ row, source, caption, ...props }: RowProps & { source: number; caption: string }) {
  const { state, target, opened, idPrefix } = props;
  const t = texts('table-import');
  const id = cellId(row.index, source);
  const fault = row.faults.find((one) => one.source === source);
  if (fault) opened.add(id);
  const key = state.assignment[source];
  const text = row.texts[source] ?? '';
  if (!opened.has(id) || row.leftOut)
    return (
      <span className="block truncate" title={text}>
        <Understood column={target.columns.find((column) => column.key === key)} row={row} text={text} />
      </span>
    );
  const look = !fault
    ? 'border-control'
    : fault.isWarning
      ? 'border-warn bg-warn-soft font-semibold text-warn'
      : 'border-danger bg-danger-soft font-semibold text-danger';
  return (
    <input
      id={`${idPrefix}${id}`}
      aria-label={t('cell', { line: row.line, column: caption })}
      aria-invalid={fault !== undefined || undefined}
      aria-describedby={fault && `${idPrefix}${id}-fault`}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => state.edit([{ row: row.index, source, text: event.target.value }])}
      className={`block h-8 w-full min-w-0 rounded-tag border-2 px-1.5 max-sm:text-base ${look}`}
    />
  );
}

function FaultAction({ fault, row, state, idPrefix }: RowProps & { fault: CellFinding }) {
  const t = texts('table-import');
  const { source, mending, column } = fault;
  if (mending && source >= 0)
    return (
      <Button
        look="quiet"
        small
        onClick={() => state.edit([{ row: row.index, source, text: mending.text }])}
        aria-label={`${mendingLabel(mending)}: ${mending.text}, ${t('line', { n: row.line })}`}
      >
        {mendingLabel(mending)}
      </Button>
    );
  if (source >= 0) return null;
  return (
    <Button
      look="quiet"
      small
      onClick={() => {
        const at = state.assignment.length;
        state.addColumn(column);
        requestAnimationFrame(() => document.getElementById(`${idPrefix}${cellId(row.index, at)}`)?.focus());
      }}
    >
      {t('fill')}
    </Button>
  );
}

/** What is wrong with a row, one line each, with the act that mends it. */
export function RowFaults(props: RowProps) {
  const { row, state, target, idPrefix } = props;
  const t = texts('table-import');
  if (row.leftOut)
    return (
      <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
        <span className="min-w-0 flex-1">{t(`leftOut.${row.leftOut}`)}</span>
        <Button
          look="quiet"
          small
          aria-label={`${t('takeRow')}: ${t('line', { n: row.line })}`}
          onClick={() => state.toggleRow(row.index)}
        >
          {t('takeRow')}
        </Button>
      </p>
    );
  return row.faults.map((fault, at) => (
    <p key={`${fault.column}${fault.key}`} className="flex flex-wrap items-center gap-x-3 text-sm">
      <span
        id={`${idPrefix}${cellId(row.index, fault.source)}-fault`}
        className={`min-w-0 flex-1 ${fault.isWarning ? 'text-warn' : 'text-danger'}`}
      >
        {faultText(fault, target, state.assignment[fault.source])}
      </span>
      <FaultAction {...props} fault={fault} />
      {at === 0 && (
        <Button
          look="quiet"
          small
          aria-label={`${t('leaveOut')}: ${t('line', { n: row.line })}`}
          onClick={() => state.toggleRow(row.index)}
        >
          {t('leaveOut')}
        </Button>
      )}
    </p>
  ));
}
