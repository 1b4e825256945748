import type { ComparedColumn, ComparedRow, ComparedTable } from '#contract/documents/comparison.ts';
import { decimalsOf, rowTitle, type ShownCell, shownCells } from '#domain/documents/comparison/shown-changes.ts';
import { formatSigned } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { documentLang } from '#islands/ui/text/document-lang.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { kindTone } from './kind-tone.ts';
import { Portion } from './Portion.tsx';

/** One above the other on narrow screens, beside each other on others. */
const line = 'grid gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(7rem,1fr)_minmax(0,1.6fr)_minmax(0,1.6fr)_minmax(7rem,1fr)]';

function Differs({ cell: { before, after, difference } }: { cell: ShownCell }) {
  if (!difference) return null;
  const { amount, percent } = difference;
  return (
    <>
      {formatSigned(amount, pageLocale(), { least: decimalsOf(before, after), most: 6 })}
      {percent !== undefined && (
        <span className="text-muted"> ({formatSigned(percent, pageLocale(), { most: 1 })} %)</span>
      )}
    </>
  );
}

function Cell({ cell }: { cell: ShownCell }) {
  const { name, before, after, difference } = cell;
  const t = texts('documents');
  const isChange = before !== after;
  const side = (caption: string, text: string, look: string) => (
    <dd className={`wrap-anywhere ${text ? '' : 'max-sm:hidden'}`}>
      <span className="text-muted sm:sr-only">{caption}: </span>
      <span className={`tabular-nums ${isChange ? look : ''}`}>{text || '–'}</span>
    </dd>
  );
  return (
    <div className={line}>
      <dt className="text-muted" {...documentLang()}>
        {name || t('compare.unnamed')}
      </dt>
      {side(t('compare.before'), before, before && after ? 'text-muted line-through' : '')}
      {side(t('compare.after'), after, 'font-semibold')}
      <dd className={`tabular-nums ${difference ? '' : 'max-sm:hidden'}`}>
        <span className="text-muted sm:sr-only">{t('compare.difference')}: </span>
        {difference ? <Differs cell={cell} /> : <span className="sr-only">–</span>}
      </dd>
    </div>
  );
}

function Row({ row, columns }: { row: ComparedRow; columns: readonly ComparedColumn[] }) {
  const t = texts('documents');
  const { kind, afterAt, beforeAt } = row;
  const isChange = kind !== 'same';
  return (
    <li
      className="grid gap-1.5 px-4 py-3 focus-visible:-outline-offset-2"
      {...(isChange && { 'data-change': kind, tabIndex: -1 })}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={isChange ? 'font-semibold' : ''} {...documentLang()}>
          {rowTitle(row, columns)}
        </span>
        {kind !== 'same' && <StatusPill tone={kindTone[kind]}>{t(`compare.kind.${kind}`)}</StatusPill>}
        <span className="text-muted text-sm">{t('compare.row', { row: afterAt ?? beforeAt })}</span>
      </p>
      <dl className="grid gap-1 text-sm">
        {shownCells(row, columns).map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
          <Cell key={at} cell={cell} />
        ))}
      </dl>
    </li>
  );
}

/** Columns that came, went or are called otherwise: said once and not for every row. */
function ColumnChanges({ columns }: { columns: readonly ComparedColumn[] }) {
  const t = texts('documents');
  const columnNotes = columns.flatMap(({ name, was, before, after }) => {
    const displayName = name || t('compare.unnamed');
    if (before === undefined) return [t('compare.column.added', { name: displayName })];
    if (after === undefined) return [t('compare.column.dropped', { name: displayName })];
    return was === undefined
      ? []
      : [t('compare.column.renamed', { was: was || t('compare.unnamed'), name: displayName })];
  });
  if (columnNotes.length === 0) return null;
  return (
    <ul className="list-disc px-4 py-3 ps-8">
      {columnNotes.map((one) => (
        <li key={one} data-change="column" tabIndex={-1}>
          {one}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  tables: readonly ComparedTable[];
  isWhole: boolean;
  before: string;
  after: string;
}

/** What changed in the sheets of a price list, row by row. */
export function ComparedTables({ tables, isWhole, before, after }: Props) {
  const t = texts('documents');
  return (
    <div className="grid gap-5">
      {tables.map(({ name, columns, rows }) => {
        const visibleRows = isWhole ? rows : rows.filter(({ kind }) => kind !== 'same');
        return (
          <section key={name ?? ''} aria-label={name ?? t('compare.table')}>
            {name !== undefined && (
              <h3 className="mb-2" {...documentLang()}>
                {name}
              </h3>
            )}
            <div className="card">
              <div
                className={`${line} border-line border-b px-4 py-2 font-semibold text-sm max-sm:hidden`}
                aria-hidden="true"
              >
                <span>{t('compare.cell')}</span>
                <span>{`${t('compare.before')}: ${before}`}</span>
                <span>{`${t('compare.after')}: ${after}`}</span>
                <span>{t('compare.difference')}</span>
              </div>
              <p className="border-line border-b px-4 py-2 text-muted text-sm sm:sr-only">
                {t('compare.sides', { before, after })}
              </p>
              <ColumnChanges columns={columns} />
              {visibleRows.length === 0 && <p className="px-4 py-3 text-muted">{t('compare.noRows')}</p>}
              <Portion items={visibleRows} className="divided">
                {(row) => <Row key={`${row.beforeAt ?? ''} ${row.afterAt ?? ''}`} row={row} columns={columns} />}
              </Portion>
            </div>
          </section>
        );
      })}
    </div>
  );
}
