import Check from 'lucide/dist/esm/icons/check.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import type { CSSProperties, ReactNode } from 'react';
import { isShown, type Scope } from '#domain/form/conditions.ts';
import { cellText, hasOptions } from '#domain/form/sheet/cell-text.ts';
import type { SheetColumn, SheetContext } from '#domain/form/sheet/sheet-columns.ts';
import type { CellFault, RowFaults } from '#domain/form/sheet/sheet-faults.ts';
import type { SheetRow } from '#domain/form/sheet/sheet-rows.ts';
import { isUnset } from '#domain/form/unset.ts';
import { texts } from '#i18n/client.ts';
import { Icon } from '../text/Icon.tsx';
import { CellEditor } from './CellEditor.tsx';

/** The marked columns of a row, and which edges of the mark it holds. */
export interface RowMark {
  readonly left: number;
  readonly right: number;
  readonly isTop: boolean;
  readonly isBottom: boolean;
}

export interface RowProps {
  /** Undefined for the row that is not there yet. */
  row: SheetRow | undefined;
  index: number;
  top: number;
  columns: readonly SheetColumn[];
  frozen: number;
  faults: RowFaults | undefined;
  /** Says which faults there are; the map itself is made at each check. */
  faultKey: string;
  /** Missing answers show. */
  isLeft: boolean;
  /** The column with the focus, or -1. */
  focus: number;
  mark: RowMark | undefined;
  /** The column that is edited. */
  editing: string | undefined;
  isReplacing: boolean;
  /** The text at the row that is the chosen one. */
  tag: string | undefined;
  nextNumber: string | undefined;
  /** What the row costs, as it reads; undefined where rows have no price. */
  price: string | undefined;
  /** Changes where what the cells ask depends on answers outside. */
  version: string;
  getContext: () => SheetContext;
  getScope: (row: SheetRow | undefined, index: number) => Scope;
  cellId: (row: number, column: string) => string;
  messageId: string;
  onType: (text: string) => void;
  onLeave: () => void;
  onMark: (index: number) => void;
  onMenu: (index: number, anchor: HTMLElement) => void;
}

const edge = (mark: RowMark, column: number) =>
  [
    mark.isTop && 'inset 0 2px 0 var(--color-focus)',
    mark.isBottom && 'inset 0 -2px 0 var(--color-focus)',
    column === mark.left && 'inset 2px 0 0 var(--color-focus)',
    column === mark.right && 'inset -2px 0 0 var(--color-focus)',
  ]
    .filter(Boolean)
    .join();

function Tick({ isOn }: { isOn: boolean }) {
  return (
    <>
      <span
        aria-hidden="true"
        data-tick
        className={`mx-auto grid size-4.5 place-items-center rounded-tag border ${isOn ? 'border-brand bg-brand text-on-brand' : 'border-control bg-field'}`}
      >
        {isOn && <Icon of={Check} size={16} />}
      </span>
      <span className="sr-only">{texts('sheet')(isOn ? 'yes' : 'no')}</span>
    </>
  );
}

/** What a cell shows at rest. */
function CellContent({ column, value, props }: { column: SheetColumn; value: unknown; props: RowProps }) {
  const { labels, context, table } = props.getContext();
  if (column.field.kind === 'checkbox') return <Tick isOn={value === true} />;
  const { text, words } = cellText(column, value, labels, context, props.getScope(props.row, props.index));
  if (text === words) return <span className="truncate">{text}</span>;
  const isUsual = table.sheet?.columns?.[column.name]?.codes && table.initial?.[column.name] === value;
  const isTag = column.look.codes && table.initial?.[column.name] !== undefined && !isUsual;
  return (
    <span title={words} className="truncate">
      <span
        aria-hidden="true"
        className={isTag ? 'rounded-tag bg-brand-soft px-2 py-0.5 font-semibold text-link forced-colors:border' : ''}
      >
        {text}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

const lookOfFault = (fault: CellFault | undefined) =>
  !fault
    ? ''
    : fault.isMissing
      ? 'bg-warn-soft font-semibold text-warn outline-none'
      : 'bg-danger-soft font-semibold text-danger outline-2 outline-danger -outline-offset-2';

const justify: Partial<Record<SheetColumn['field']['kind'], string>> = {
  checkbox: 'justify-center',
  money: 'justify-end tabular-nums',
};

const handlePlace = { start: '-start-3 -top-3', end: '-end-3 -bottom-3' } as const;

/** By it a finger draws the mark larger or smaller. */
const RangeHandle = ({ end }: { end: keyof typeof handlePlace }) => (
  <span
    aria-hidden="true"
    data-range={end}
    className={`absolute z-4 hidden size-6 touch-none rounded-full border-4 border-card bg-focus forced-colors:bg-[Highlight] pointer-coarse:block ${handlePlace[end]}`}
  />
);

/** A cell at rest or with its editor. */
export function SheetCell({ at, column, props }: { at: number; column: SheetColumn; props: RowProps }) {
  const { row, index, focus, mark, frozen, faults, isLeft, editing } = props;
  const { field, name } = column;
  const { labels } = props.getContext();
  const label = labels.translate(field.label);
  const isAsked = isShown(field, props.getScope(row, index));
  const allFaults = row && isAsked ? faults?.get(name) : undefined;
  const isEdited = editing === name;
  const fault = isEdited || (allFaults?.isMissing && !isLeft) ? undefined : allFaults;
  const isMarked = mark !== undefined && at >= mark.left && at <= mark.right;
  const isFocus = at === focus;
  const isFrozen = at < frozen;
  const value = row?.values[name];
  const isHeader = column.look.frozen && row && !isUnset(value);
  const style: CSSProperties = {
    ...(isFrozen && { insetInlineStart: `var(--frozen-${at})` }),
    ...(isMarked && mark && { boxShadow: edge(mark, at) }),
  };
  let content: ReactNode = null;
  if (isEdited && !hasOptions(column) && field.kind !== 'checkbox')
    content = (
      <CellEditor
        id={props.cellId(index, name)}
        label={label}
        field={field}
        value={value}
        isReplacing={props.isReplacing}
        describedBy={undefined}
        isInvalid={false}
        onType={props.onType}
        onLeave={props.onLeave}
      />
    );
  else if (row && isAsked)
    content =
      fault?.isMissing && field.kind !== 'checkbox' ? (
        <span className="truncate">
          {texts('sheet')(column.look.head ? 'missingShort' : 'missingCell', { column: label })}
        </span>
      ) : (
        <CellContent column={column} value={value} props={props} />
      );
  else if (!row && at === 0 && props.nextNumber !== undefined)
    content = <span className="text-muted">{props.nextNumber}</span>;
  else if (!row && at === (props.getContext().table.sheet?.number === undefined ? 0 : 1))
    content = <span className="truncate text-muted">{texts('sheet')('newRow')}</span>;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: cells of both roles have an index
    <div
      role={isHeader ? 'rowheader' : 'gridcell'}
      aria-colindex={at + 2}
      {...(!(isEdited && content) && { id: props.cellId(index, name) })}
      {...((isFocus || isMarked) && { 'aria-selected': isMarked })}
      {...((!isAsked || field.isInternal) && row && { 'aria-readonly': true })}
      {...(fault && { 'aria-invalid': true })}
      {...(fault && isFocus && { 'aria-describedby': props.messageId })}
      tabIndex={isFocus ? 0 : -1}
      data-cell={`${index} ${at}`}
      style={style}
      className={`flex min-w-0 items-center gap-1.5 px-2.5 ${fault ? '' : 'outline-none'} ${isFrozen ? 'sticky z-2' : 'relative'} ${
        at === frozen - 1 ? 'border-control border-e' : ''
      } ${
        lookOfFault(fault) ||
        (isMarked && !isFocus
          ? 'bg-brand-soft'
          : field.isInternal
            ? 'text-muted'
            : !isAsked && row
              ? 'bg-surface'
              : isFrozen
                ? 'bg-card'
                : '')
      } ${justify[field.kind] ?? ''} ${column.look.frozen && at === 0 ? 'font-semibold' : ''} ${
        isFocus ? 'z-3 focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2' : ''
      }`}
    >
      {content}
      {props.tag !== undefined && at === Math.max(0, frozen - 1) && row && !isEdited && (
        <span className="ms-auto whitespace-nowrap rounded-tag bg-brand-soft px-1.5 font-semibold text-link text-xs">
          {props.tag}
        </span>
      )}
      {fault && !fault.isMissing && (
        <Icon of={CircleAlert} size={16} className={field.kind === 'money' ? '' : 'ms-auto'} />
      )}
      {isMarked && mark?.isTop && at === mark.left && !isEdited && <RangeHandle end="start" />}
      {isMarked && mark?.isBottom && at === mark.right && !isEdited && <RangeHandle end="end" />}
      {isMarked && mark?.isBottom && at === mark.right && !isEdited && (
        <span
          data-handle
          className="absolute -end-1 -bottom-1 z-4 size-2.5 cursor-crosshair border-2 border-card bg-focus before:absolute before:-inset-2 forced-colors:bg-[Highlight] pointer-coarse:hidden"
        />
      )}
    </div>
  );
}
