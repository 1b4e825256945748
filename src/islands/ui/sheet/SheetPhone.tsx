import { useStore } from '@nanostores/react';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import CopyCheck from 'lucide/dist/esm/icons/copy-check.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Undo2 from 'lucide/dist/esm/icons/undo-2.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasOptions } from '#domain/form/sheet/cell-text.ts';
import type { SheetRow } from '#domain/form/sheet/sheet-rows.ts';
import { texts } from '#i18n/client.ts';
import { revealers } from '../form/kit/focus-field.ts';
import { Button } from '../text/Button.tsx';
import { Icon } from '../text/Icon.tsx';
import { faultText } from './FaultBubble.tsx';
import { ForAllColumns } from './ForAllColumns.tsx';
import { RowForm } from './RowForm.tsx';
import type { MarkedRow } from './SheetRows.tsx';
import { Announcement, stepText } from './SheetStatus.tsx';
import { type SheetCells, sheetCells } from './sheet-cells.ts';
import type { SheetView } from './useSheet.ts';

interface Props {
  sheet: SheetView;
  label: string;
  marked: MarkedRow | undefined;
  onMarkRow: ((index: number) => void) | undefined;
  /** The fields of a row. */
  children: ReactNode;
}

type Filter = 'all' | 'wrong' | 'missing';
type RowState = 'wrong' | 'missing' | 'right';
const order: readonly RowState[] = ['wrong', 'missing', 'right'];

/** What is said of a row that is not right: its first fault. */
function faultLine(sheet: SheetView, cells: SheetCells, row: number): string {
  const cell = cells.firstFaultIn(row);
  const fault = cells.faultAt(cell);
  if (!cell || !fault) return '';
  const column = sheet.columns[cell.column];
  const label = column ? sheet.words.translate(column.field.label) : '';
  if (fault.isMissing) return texts('sheet')('missingCell', { column: label });
  return `${label}: ${faultText(sheet, cell, cells.nameAt(cell), fault)}`;
}

const looks = { wrong: 'bg-danger-soft', missing: 'bg-warn-soft', right: '' } as const;
const tones = { wrong: 'text-danger', missing: 'text-warn', right: '' } as const;

function Line({
  sheet,
  cells,
  row,
  index,
  state,
  tag,
  onOpen,
}: {
  sheet: SheetView;
  cells: SheetCells;
  row: SheetRow;
  index: number;
  state: RowState;
  tag: string | undefined;
  onOpen: () => void;
}) {
  const { columns, field, textOf } = sheet;
  const numberName = field.sheet?.number;
  const frozen = columns.filter(({ look }) => look.frozen);
  const named = frozen.length > 0 ? frozen : columns.slice(0, 2);
  const names = named.filter(({ name }) => name !== numberName).map(({ name }) => String(row.values[name] ?? ''));
  const short = columns.filter(
    (column) => row.values[column.name] && (column.field.kind === 'money' || (column.look.codes && hasOptions(column))),
  );
  return (
    <li className="[contain-intrinsic-block-size:auto_50px] [content-visibility:auto]">
      <button
        type="button"
        onClick={onOpen}
        className={`grid min-h-12.5 w-full grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2 px-4 py-1 text-start ${looks[state]}`}
      >
        <b className="min-w-7">{(numberName && String(row.values[numberName] ?? '')) || index + 1}</b>
        <span className="min-w-0">
          <span className="line-clamp-2">{names.filter(Boolean).join(' ')}</span>
          {tag && <span className="rounded-tag bg-brand-soft px-1.5 font-semibold text-link text-xs">{tag}</span>}
          {state !== 'right' && (
            <span className={`block font-semibold text-sm ${tones[state]}`}>{faultLine(sheet, cells, index)}</span>
          )}
        </span>
        <span className="flex gap-2 text-muted text-sm tabular-nums">
          {short.map((column) => (
            <span key={column.name}>{textOf(column, row.values[column.name])}</span>
          ))}
        </span>
        <Icon of={ChevronRight} size={16} className="text-muted" />
      </button>
    </li>
  );
}

/** A sheet on a phone: rows that open as forms, those that are not right first. */
export function SheetPhone({ sheet, label, marked, onMarkRow, children }: Props) {
  const t = texts('sheet');
  const { store, rows, field, cellId } = sheet;
  const cells = sheetCells(sheet, useStore(store.$left));
  const { past } = useStore(store.$history);
  const [filter, setFilter] = useState<Filter>('all');
  const [open, setOpen] = useState<number>();
  const [isForAll, setForAll] = useState(false);
  const forAll = useRef<HTMLButtonElement>(null);
  const stateOf = (index: number): RowState => {
    const own = sheet.columns.map((_, column) => cells.faultAt({ row: index, column })).filter((fault) => fault);
    if (own.some((fault) => !fault?.isMissing)) return 'wrong';
    return own.length > 0 ? 'missing' : 'right';
  };
  const all = rows.map((row, index) => ({ row, index, state: stateOf(index) }));
  const sorted = all.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const shown = sorted.filter(({ state }) => filter === 'all' || state === filter);
  const countOf = (state: RowState) => all.filter((one) => one.state === state).length;
  useEffect(() => {
    const prefix = cellId(0, '').slice(0, -2);
    const lead = (target: string) => {
      const [row = ''] = target.startsWith(prefix) ? target.slice(prefix.length).split('.') : [];
      if (/^\d+$/.test(row)) setOpen(Number(row));
      // Its field takes the focus once the row's form is drawn.
      return false;
    };
    revealers.add(lead);
    return () => {
      revealers.delete(lead);
    };
  });
  const filters: [Filter, string, number][] = [
    ['all', t('filterAll', { count: rows.length }), 1],
    ['wrong', t('filterWrong', { count: countOf('wrong') }), countOf('wrong')],
    ['missing', t('filterMissing', { count: countOf('missing') }), countOf('missing')],
  ];
  const last = past.at(-1);
  const undoText = last ? t('undoOf', { step: stepText(last.name) }) : t('undo');
  const numberName = field.sheet?.number ?? '';
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex gap-2">
        <Button
          className="min-w-0 grow px-2"
          icon={<Icon of={Plus} />}
          disabled={store.isFull()}
          onClick={() => {
            if (store.addRow()) setOpen(rows.length);
          }}
        >
          {t('create')}
        </Button>
        {rows.length > 1 && (
          <Button
            ref={forAll}
            className="min-w-0 grow px-2"
            icon={<Icon of={CopyCheck} />}
            onClick={() => setForAll(true)}
          >
            {t('forAllShort')}
          </Button>
        )}
        <Button aria-label={undoText} title={undoText} disabled={!last} onClick={() => store.undo()}>
          <Icon of={Undo2} />
        </Button>
      </div>
      {isForAll && forAll.current && (
        <ForAllColumns sheet={sheet} anchor={forAll.current} onClose={() => setForAll(false)} />
      )}
      {countOf('right') < rows.length && (
        <div className="flex flex-wrap gap-2">
          {filters.map(
            ([value, text, count]) =>
              count > 0 && (
                <button
                  key={value}
                  type="button"
                  aria-pressed={filter === value}
                  onClick={() => setFilter(value)}
                  className={`min-h-9 rounded-full border border-control px-4 font-semibold text-sm aria-pressed:border-link aria-pressed:bg-brand-soft forced-colors:aria-pressed:underline ${value === 'all' ? '' : tones[value]}`}
                >
                  {text}
                </button>
              ),
          )}
        </div>
      )}
      <ul aria-label={label} className="divided -mx-5 border-line border-y sm:-mx-6">
        {shown.map(({ row, index, state }) => (
          <Line
            key={row.key}
            sheet={sheet}
            cells={cells}
            row={row}
            index={index}
            state={state}
            tag={marked && marked.number !== '' && row.values[numberName] === marked.number ? marked.tag : undefined}
            onOpen={() => setOpen(index)}
          />
        ))}
      </ul>
      {open !== undefined && rows[open] && (
        <RowForm sheet={sheet} index={open} onMarkRow={onMarkRow} onGo={setOpen} onClose={() => setOpen(undefined)}>
          {children}
        </RowForm>
      )}
      <Announcement sheet={sheet} />
    </div>
  );
}
