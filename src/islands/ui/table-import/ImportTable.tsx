import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useRef } from 'react';
import type { ImportRow } from '#domain/table-import/import-row.ts';
import { texts } from '#i18n/client.ts';
import { PlainSelect } from '../form/PlainSelect.tsx';
import { ImportCell, RowFaults, RowMark, type RowProps } from './cell-parts.tsx';
import type { TableImport } from './use-table-import.ts';

interface Props extends Omit<RowProps, 'row'> {
  rows: readonly ImportRow[];
}

const rowHeight = 37;
const faultHeight = 34;
/** The texts of so many rows tell how wide a column is. */
const sampleRows = 200;
const [minWidth, maxWidth] = [6, 26];

/** Width of a column in characters, by its content and its heading. */
function widthOf(state: TableImport, at: number): number {
  const lengths = state.rows.slice(0, sampleRows).map(({ texts: cells }) => cells[at]?.length ?? 0);
  const heading = Math.min(16, state.table?.heads[at]?.length ?? 0);
  const selected = state.assignment[at] ? 12 : 10;
  return Math.min(maxWidth, Math.max(minWidth, selected, heading, ...lengths));
}

/** Their name of a column above, ours below. */
function ColumnHead({ at, state, target }: { at: number } & Pick<Props, 'state' | 'target'>) {
  const t = texts('table-import');
  const key = state.assignment[at] ?? '';
  const name = headOf(state, at);
  const free = target.columns.filter((column) => column.key === key || !state.assignment.includes(column.key));
  return (
    <th scope="col" className="border-line border-b bg-surface px-1.5 py-1.5 text-start align-bottom font-normal">
      <span className="block truncate px-1 pb-1 text-muted text-xs" title={name}>
        {name}
      </span>
      <PlainSelect
        small
        className={`w-full ${key === '' ? '' : '*:font-semibold'}`}
        aria-label={t('holds', { head: name })}
        placeholder={t('leaveColumn')}
        value={key}
        options={free.map((column) => ({ value: column.key, label: column.caption }))}
        onChange={(event) => state.assign(at, event.target.value)}
      />
    </th>
  );
}

/** How a column of the source is called: by its heading, or by its place. */
export const headOf = ({ table, assignment }: TableImport, at: number): string => {
  const t = texts('table-import');
  if (table && at >= table.heads.length && assignment[at]) return t('added');
  return table?.heads[at] || t('noHead', { n: at + 1 });
};

export const captionOf = ({ assignment }: TableImport, target: Props['target'], at: number): string | undefined =>
  target.columns.find(({ key }) => key === assignment[at])?.caption;

/** The rows that are near the window of a scrolling box. */
export function useRowWindow(
  rows: readonly ImportRow[],
  scroller: RefObject<HTMLElement | null>,
  heights: { row: number; fault: number },
  scrollMargin = 0,
) {
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => {
      const row = rows[at];
      return heights.row + (row?.leftOut ? 1 : (row?.faults.length ?? 0)) * heights.fault;
    },
    getItemKey: (at) => rows[at]?.index ?? at,
    overscan: 8,
    scrollMargin,
  });
}

/** All rows as they will be, those near the window drawn. */
export function ImportTable(props: Props) {
  const { rows, state, target } = props;
  const t = texts('table-import');
  const scroller = useRef<HTMLElement>(null);
  const list = useRowWindow(rows, scroller, { row: rowHeight, fault: faultHeight });
  const items = list.getVirtualItems();
  const columns = state.assignment.map((_key, at) => at);
  const above = items[0]?.start ?? 0;
  const below = list.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={t('preview')}
      className="min-h-0 overflow-auto rounded-control border border-line bg-card text-sm"
    >
      <table aria-rowcount={rows.length + 1} className="min-w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{t('preview')}</caption>
        <colgroup>
          <col className="w-10" />
          {columns.map((at) => (
            <col key={at} style={{ width: `calc(${widthOf(state, at)}ch + 1.25rem)` } as CSSProperties} />
          ))}
        </colgroup>
        <thead className="sticky top-0 z-2">
          <tr>
            <th scope="col" className="border-line border-b bg-surface">
              <span className="sr-only">{t('state')}</span>
            </th>
            {columns.map((at) => (
              <ColumnHead key={at} at={at} state={state} target={target} />
            ))}
          </tr>
        </thead>
        {above > 0 && (
          <tbody aria-hidden="true">
            <tr style={{ height: above }} />
          </tbody>
        )}
        {items.map(({ index, key }) => {
          const row = rows[index];
          return (
            row && (
              <tbody key={key} data-index={index} ref={list.measureElement}>
                <TableRow {...props} row={row} position={index} columns={columns} />
              </tbody>
            )
          );
        })}
        {below > 0 && (
          <tbody aria-hidden="true">
            <tr style={{ height: below }} />
          </tbody>
        )}
      </table>
    </section>
  );
}

function TableRow({
  row,
  position,
  columns,
  ...props
}: Omit<RowProps, 'row'> & { row: ImportRow; position: number; columns: readonly number[] }) {
  const { state, target } = props;
  const hasLines = row.leftOut !== undefined || row.faults.length > 0;
  const line = hasLines ? '' : 'border-line border-b';
  return (
    <>
      <tr aria-rowindex={position + 2} className={row.leftOut ? 'text-muted' : ''}>
        <td className={`px-2 text-center ${line}`}>
          <RowMark row={row} />
        </td>
        {columns.map((at) => (
          <td key={at} className={`h-9 px-2.5 ${line} ${state.assignment[at] ? '' : 'bg-surface text-muted'}`}>
            <ImportCell {...props} row={row} source={at} caption={captionOf(state, target, at) ?? headOf(state, at)} />
          </td>
        ))}
      </tr>
      {hasLines && (
        <tr>
          <td className="border-line border-b" />
          <td colSpan={columns.length} className="border-line border-b px-2.5 pb-1">
            <RowFaults {...props} row={row} />
          </td>
        </tr>
      )}
    </>
  );
}
