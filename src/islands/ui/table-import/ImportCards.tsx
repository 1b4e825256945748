import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ImportRow } from '#domain/table-import/import-row.ts';
import { texts } from '#i18n/client.ts';
import { PlainSelect } from '../form/PlainSelect.tsx';
import { Disclosure } from '../page/Disclosure.tsx';
import { ImportCell, RowFaults, RowMark, type RowProps } from './cell-parts.tsx';
import { captionOf, headOf, useRowWindow } from './ImportTable.tsx';

interface Props extends Omit<RowProps, 'row'> {
  rows: readonly ImportRow[];
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
}

const sampleRows = 3;

/** What each column of the source holds, where there is no room for a table. */
export function ImportAssignment({ state, target }: Pick<Props, 'state' | 'target'>) {
  const t = texts('table-import');
  const assigned = state.assignment.filter(Boolean).length;
  const samples = (at: number) =>
    state.rows
      .slice(0, sampleRows)
      .map(({ texts: cells }) => cells[at])
      .filter(Boolean)
      .join(' · ');
  return (
    <Disclosure
      className="rounded-card border border-line bg-card p-3"
      open={assigned === 0}
      headClassName="font-semibold"
      head={t('columns', { n: assigned, count: state.assignment.length })}
    >
      <ul className="mt-3 grid gap-3">
        {state.assignment.map((key, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have no name but their place
          <li key={at} className="grid gap-1">
            <span className="min-w-0">
              <span className="font-semibold">{headOf(state, at)}</span>
              <span className="block truncate text-muted text-sm">{samples(at)}</span>
            </span>
            <PlainSelect
              aria-label={t('holds', { head: headOf(state, at) })}
              placeholder={t('leaveColumn')}
              value={key}
              options={target.columns
                .filter((column) => column.key === key || !state.assignment.includes(column.key))
                .map((column) => ({ value: column.key, label: column.caption }))}
              onChange={(event) => state.assign(at, event.target.value)}
            />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** How far below the top of what scrolls a list begins. */
function useOffset(list: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const [own, outer] = [list.current?.getBoundingClientRect(), scroller.current?.getBoundingClientRect()];
    if (own && outer) setOffset(own.top - outer.top + (scroller.current?.scrollTop ?? 0));
  });
  return offset;
}

/** A row by its answers: what names it first, what is wrong as fields. */
function Card({ row, ...props }: RowProps) {
  const { state, target, opened } = props;
  const filled = state.assignment.flatMap((key, at) => (key !== '' && (row.texts[at] ?? '') !== '' ? [at] : []));
  const fields = state.assignment.flatMap((_key, at) =>
    row.faults.some(({ source }) => source === at) || opened.has(`${row.index}:${at}`) ? [at] : [],
  );
  const [first, ...others] = filled.filter((at) => !fields.includes(at));
  const caption = (at: number) => captionOf(state, target, at) ?? headOf(state, at);
  return (
    <div
      className={`grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 gap-y-1.5 border-line border-b py-2.5 ${row.leftOut ? 'text-muted' : ''}`}
    >
      <span className="pt-0.5">
        <RowMark row={row} />
      </span>
      <div className="grid min-w-0 gap-1.5">
        <p className="min-w-0">
          {first !== undefined && <span className="font-semibold">{row.texts[first]} </span>}
          <span className="text-muted text-sm">{others.map((at) => row.texts[at]).join(' · ')}</span>
        </p>
        {fields.map((at) => (
          <div key={at} className="grid gap-0.5">
            <span aria-hidden="true" className="text-muted text-sm">
              {caption(at)}
            </span>
            <ImportCell {...props} row={row} source={at} caption={caption(at)} />
          </div>
        ))}
        <RowFaults {...props} row={row} />
      </div>
    </div>
  );
}

const heights = { row: 66, fault: 90 };

/** The rows one below the other, where there is no room for a table; those near the window are drawn. */
export function ImportCards({ rows, scroller, ...props }: Props) {
  const box = useRef<HTMLUListElement>(null);
  const offset = useOffset(box, scroller);
  const list = useRowWindow(rows, scroller, heights, offset);
  return (
    <ul
      ref={box}
      aria-label={texts('table-import')('preview')}
      className="relative"
      style={{ height: list.getTotalSize() }}
    >
      {list.getVirtualItems().map(({ index, key, start }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              data-index={index}
              ref={list.measureElement}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - offset}px)` }}
            >
              <Card {...props} row={row} />
            </li>
          )
        );
      })}
    </ul>
  );
}
