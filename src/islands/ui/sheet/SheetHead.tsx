import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type PointerEvent, useRef } from 'react';
import { largestWidth } from '#domain/form/sheet/sheet-columns.ts';
import { texts } from '#i18n/client.ts';
import { Icon } from '../text/Icon.tsx';
import type { Placement } from './sheet-layout-parts.ts';
import type { SheetView } from './useSheet.ts';

interface Props {
  sheet: SheetView;
  placement: Placement;
  /** The column with the focus. */
  focus: number;
  onMenu: (column: number, anchor: HTMLElement) => void;
  onFit: (column: number) => void;
}

const minWidth = 48;

/** An edge of a column that is dragged; a double click fits the column to its content. */
function Grip({ width, onResize, onFit }: { width: number; onResize: (width: number) => void; onFit: () => void }) {
  const start = useRef<{ x: number; width: number }>(undefined);
  const onPointerMove = (event: PointerEvent) => {
    if (!start.current) return;
    const next = start.current.width + event.clientX - start.current.x;
    onResize(Math.round(Math.max(minWidth, Math.min(largestWidth, next))));
  };
  return (
    <span
      aria-hidden="true"
      data-grip
      onPointerDown={(event) => {
        start.current = { x: event.clientX, width };
        event.currentTarget.setPointerCapture(event.pointerId);
        event.preventDefault();
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        start.current = undefined;
      }}
      onDoubleClick={onFit}
      className="absolute -end-1 inset-y-0 z-3 w-2.5 cursor-col-resize touch-none hover:bg-control/40"
    />
  );
}

/** The names of the columns, each with its menu. */
export function SheetHead({ sheet, placement: { widths, frozen }, focus, onMenu, onFit }: Props) {
  const t = texts('sheet');
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its menus are reached from the cells
    // biome-ignore lint/a11y/useSemanticElements: rows are placed, not laid out
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-10 grid h-9 min-w-(--total) grid-cols-(--columns) border-line border-b bg-surface"
    >
      <div role="presentation" className="sticky start-0 z-2 bg-surface" />
      {sheet.columns.map(({ name, field, look }, at) => {
        const label = sheet.words.translate(field.label);
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: its menu is reached from the cells
          // biome-ignore lint/a11y/useSemanticElements: rows are placed, not laid out
          <div
            key={name}
            role="columnheader"
            aria-colindex={at + 2}
            aria-label={label}
            style={at < frozen ? { insetInlineStart: `var(--frozen-${at})` } : {}}
            className={`flex min-w-0 items-stretch ${at < frozen ? 'sticky z-2' : 'relative'} ${at === focus ? 'bg-brand-soft' : 'bg-surface'} ${at === frozen - 1 ? 'border-control border-e' : ''}`}
          >
            <button
              type="button"
              tabIndex={-1}
              data-head={name}
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => onMenu(at, currentTarget)}
              className="flex min-w-0 grow items-center justify-between gap-0.5 ps-2.5 pe-1.5 text-start font-semibold text-muted hover:text-ink"
            >
              <span className="truncate">{look.head ? sheet.words.translate(look.head) : label}</span>
              <span className="sr-only">{t('columnMenu')}</span>
              <Icon of={ChevronDown} size={16} />
            </button>
            <Grip
              width={widths[at] ?? minWidth}
              onResize={(width) => sheet.changeLayout({ widths: { [name]: width } })}
              onFit={() => onFit(at)}
            />
          </div>
        );
      })}
      {sheet.field.sheet?.price && (
        // biome-ignore lint/a11y/useFocusableInteractive: it has no menu
        // biome-ignore lint/a11y/useSemanticElements: rows are placed, not laid out
        <div
          role="columnheader"
          aria-colindex={sheet.columns.length + 2}
          className="self-center truncate px-2.5 text-end font-semibold text-muted"
        >
          {sheet.words.translate(sheet.field.sheet.price.head)}
        </div>
      )}
      <div role="presentation" />
    </div>
  );
}
