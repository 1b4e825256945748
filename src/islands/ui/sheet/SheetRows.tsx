import { useStore } from '@nanostores/react';
import { nextNumber } from '#domain/form/sheet/sheet-faults.ts';
import type { SheetRow } from '#domain/form/sheet/sheet-rows.ts';
import { rangeOf } from '#domain/form/sheet/sheet-selection.ts';
import { formatAmount } from '#domain/text/money.ts';
import { texts } from '#i18n/client.ts';
import { SheetRowView } from './SheetRowView.tsx';
import { useStable } from './use-stable.ts';
import type { SheetView } from './useSheet.ts';

/** The row that another field has chosen, and what it is called. */
export interface MarkedRow {
  readonly number: unknown;
  readonly tag: string;
}

interface Props {
  sheet: SheetView;
  /** Places of the rows that are drawn. */
  drawn: readonly number[];
  total: number;
  rowHeight: number;
  frozen: number;
  marked: MarkedRow | undefined;
  messageId: string;
  onMark: (index: number) => void;
  onMenu: (index: number, anchor: HTMLElement) => void;
}

/** The rows in sight. */
export function SheetRows({ sheet, drawn, total, rowHeight, frozen, marked, messageId, onMark, onMenu }: Props) {
  const { store, rows, columns, faults, field, cellId, sheetContext, rowScope } = sheet;
  const selection = useStore(store.$selection);
  const editing = useStore(store.$editing);
  const left = useStore(store.$left);
  const range = rangeOf(selection);
  const { focus } = selection;
  const number = nextNumber(rows, sheetContext());
  const stable = useStable({
    onType: store.type,
    onLeave: () => store.commit(),
    onMark,
    onMenu,
    getContext: sheetContext,
    getScope: rowScope,
    cellId,
  });
  const { labels, context } = sheetContext();
  const priceText = (row: SheetRow | undefined): string => {
    const cents = row && field.sheet?.price?.of(row.values, context);
    if (!row) return '';
    return cents === undefined ? texts('sheet')('priceOpen') : formatAmount(cents, labels.locale);
  };
  const markOf = (index: number) =>
    index >= range.top && index <= range.bottom
      ? { left: range.left, right: range.right, isTop: index === range.top, isBottom: index === range.bottom }
      : undefined;
  const isMarkedRow = (values: Readonly<Record<string, unknown>>) =>
    marked !== undefined && marked.number !== '' && values[field.sheet?.number ?? ''] === marked.number;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are placed, not laid out
    <div role="rowgroup" className="relative min-w-(--total)" style={{ height: total * rowHeight }}>
      {drawn.map((index) => {
        const row = rows[index];
        const own = faults.get(index);
        return (
          <SheetRowView
            key={row?.key ?? 'new'}
            row={row}
            index={index}
            top={index * rowHeight}
            columns={columns}
            frozen={frozen}
            faults={own}
            faultKey={own ? [...own].map(([name, { key, first }]) => `${name} ${key} ${first}`).join() : ''}
            isLeft={row !== undefined && left.has(row.key)}
            focus={index === focus.row ? focus.column : -1}
            mark={markOf(index)}
            editing={row && editing?.key === row.key ? editing.column : undefined}
            isReplacing={editing?.isReplacing ?? false}
            tag={row && isMarkedRow(row.values) ? marked?.tag : undefined}
            nextNumber={row ? undefined : number}
            price={field.sheet?.price && priceText(row)}
            version={sheet.version}
            messageId={messageId}
            {...stable}
          />
        );
      })}
    </div>
  );
}
