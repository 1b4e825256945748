import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { useState } from 'react';
import { formatParts } from '#domain/wholesale/numbers/number-range.ts';
import { areaCodeOf } from '#domain/wholesale/porting/number-blocks.ts';
import {
  type ImportColumn,
  type ImportedRequest,
  type ImportFault,
  type ImportRow,
  importColumns,
} from '#domain/wholesale/porting/number-import.ts';
import { message, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

interface Props {
  rows: readonly ImportRow[];
  faults: readonly ImportFault[];
  requests: readonly ImportedRequest[];
  onMend: (row: number, column: ImportColumn, value: string) => void;
  onLeaveOut: (row: number) => void;
}

const labels = {
  onkz: 'onkz',
  number: 'number',
  from: 'from',
  to: 'to',
  attendant: 'attendant',
} as const;

interface CellProps extends Pick<Props, 'onMend'> {
  row: number;
  /** Of the file, as it is read. */
  line: number;
  column: ImportColumn;
  value: string;
  fault: ImportFault | undefined;
}

function Cell({ row, line, column, value, fault, onMend }: CellProps) {
  const label = texts('porting')(labels[column]);
  const id = `import-${row}-${column}`;
  return (
    <span className="grid min-w-0 content-start">
      <span aria-hidden="true" className="text-muted text-sm sm:hidden">
        {label}
      </span>
      <input
        id={id}
        aria-label={texts('portings')('import.cell', { row: line, column: label })}
        aria-describedby={fault && `${id}-fault`}
        aria-invalid={fault ? true : undefined}
        inputMode="numeric"
        value={value}
        onChange={(event) => onMend(row, column, event.target.value)}
        className="control"
      />
      {fault && (
        <span id={`${id}-fault`} className="font-semibold text-danger text-sm">
          {message(fault.key)}
        </span>
      )}
    </span>
  );
}

const grid = 'grid gap-2 sm:grid-cols-[2.5rem_minmax(4rem,0.6fr)_minmax(7rem,1.2fr)_repeat(3,minmax(4rem,0.6fr))_auto]';

/** What a request brings, in a few words. */
function RequestLine({ request }: { request: ImportedRequest }) {
  const t = texts('portings');
  return request.connectionKind === 'single'
    ? t('import.singles', { count: request.singles.length, onkz: `0${areaCodeOf(request.singles[0]?.onkz)}` })
    : t('import.blocks', {
        count: request.blocks.length,
        pilot: formatParts(areaCodeOf(request.onkz), request.ddiBase),
      });
}

/** The rows of an import: what is wrong with them by row and column, to be mended here, and the requests that they make. */
export function ImportCheck({ rows, faults, requests, onMend, onLeaveOut }: Props) {
  const t = texts('portings');
  const words = texts('porting');
  const faulty = new Set(faults.map(({ row }) => row));
  // A row that was faulty once stays in sight while it is mended.
  const [revealedRows, setShown] = useState(faulty);
  const visible = new Set([...revealedRows, ...faulty]);
  const [all, setAll] = useState(false);
  return (
    <>
      {faulty.size > 0 ? (
        <Notice live tone="warn" title={t('import.faults', { count: faulty.size, rows: rows.length })}>
          {t('import.faultsText')}
        </Notice>
      ) : (
        <Notice live tone="ok" title={t('import.fine', { count: rows.length })}>
          <ul className="list-disc ps-5">
            {requests.map((request, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: requests have no name but their place
              <li key={n}>
                <RequestLine request={request} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="grid gap-2">
        <div aria-hidden="true" className={`${grid} text-muted text-sm max-sm:hidden`}>
          <span>{t('import.row')}</span>
          {importColumns.map((column) => (
            <span key={column}>{words(labels[column])}</span>
          ))}
          <span />
        </div>
        {rows.map((row, n) => {
          if (!all && !visible.has(n)) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in the grid of the table
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
              key={n}
              role="group"
              aria-label={t('import.rowOf', { n: row.line })}
              className={`${grid} items-start max-sm:rounded-card max-sm:border max-sm:border-line max-sm:p-3`}
            >
              <span className="text-muted sm:pt-2">{row.line}</span>
              {importColumns.map((column) => (
                <Cell
                  key={column}
                  row={n}
                  line={row.line}
                  column={column}
                  value={row[column]}
                  fault={faults.find((fault) => fault.row === n && fault.column === column)}
                  onMend={onMend}
                />
              ))}
              <Button
                small
                look="quiet"
                icon={<Icon of={Trash} size={16} />}
                aria-label={t('import.leaveOutOf', { n: row.line })}
                title={t('import.leaveOutOf', { n: row.line })}
                onClick={() => {
                  setShown(new Set([...visible].filter((one) => one !== n).map((one) => (one > n ? one - 1 : one))));
                  onLeaveOut(n);
                }}
              />
            </div>
          );
        })}
        {rows.length > visible.size && (
          <Button look="quiet" className="justify-self-start" onClick={() => setAll(!all)}>
            {t(all ? 'import.onlyFaults' : 'import.allRows', { n: rows.length })}
          </Button>
        )}
      </div>
    </>
  );
}
