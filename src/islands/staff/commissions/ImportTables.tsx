import type { ReactNode } from 'react';
import type { CommissionImport } from '#contract/commissions/import.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { count, euros } from './import-labels.ts';

interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  end?: boolean;
}

/** A plain table that scrolls sideways where it is too wide. */
function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  foot,
}: {
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  foot?: ReactNode;
}) {
  const side = (end = false) => (end ? 'text-end tabular-nums whitespace-nowrap' : 'text-start');
  const label = texts('commission-imports')('table', { title: caption });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the focus to scroll it.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="border-line border-b text-muted text-sm">
            {columns.map(({ header, end }) => (
              <th key={header} scope="col" className={`px-5 py-2.5 font-semibold ${side(end)}`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divided">
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ header, cell, end }) => (
                <td key={header} className={`px-5 py-2.5 ${side(end)}`}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot}
      </table>
    </section>
  );
}

/** What the lines come to for each organisation's numbers. */
export function ImportSums({ found: { sums, lines, amount } }: { found: CommissionImport }) {
  const t = texts('commission-imports');
  return (
    <Card title={t('sums.title')} flush>
      <Table
        caption={t('sums.title')}
        rows={sums}
        rowKey={({ vo, kind }) => `${vo} ${kind}`}
        columns={[
          { header: t('sums.vo'), cell: ({ vo }) => vo },
          {
            header: t('sums.foundation'),
            cell: ({ trid, title }) =>
              trid === undefined ? (
                <span className="text-danger">{t('sums.nobody')}</span>
              ) : (
                `${title ?? trid} (${trid})`
              ),
          },
          { header: t('sums.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
          { header: t('lines'), end: true, cell: (sum) => count(sum.lines) },
          { header: t('amount'), end: true, cell: (sum) => euros(sum.amount) },
        ]}
        foot={
          <tfoot className="border-line border-t font-semibold">
            <tr>
              <th scope="row" colSpan={3} className="px-5 py-2.5 text-start">
                {t('sums.total')}
              </th>
              <td className="px-5 py-2.5 text-end tabular-nums">{count(lines)}</td>
              <td className="whitespace-nowrap px-5 py-2.5 text-end tabular-nums">{euros(amount)}</td>
            </tr>
          </tfoot>
        }
      />
    </Card>
  );
}

/** How the first lines were read, so that a column taken for another is seen before it counts. */
export function ImportSample({ found: { sample } }: { found: CommissionImport }) {
  const t = texts('commission-imports');
  return (
    <Card title={t('sample.title')} flush>
      <Table
        caption={t('sample.title')}
        rows={sample}
        rowKey={({ row }) => String(row)}
        columns={[
          { header: t('sample.row'), end: true, cell: ({ row }) => count(row) },
          { header: t('sums.vo'), cell: ({ vo }) => vo },
          { header: t('sums.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
          { header: t('sample.contract'), cell: ({ contract }) => contract },
          { header: t('sample.customer'), cell: ({ customer }) => customer },
          { header: t('sample.tariff'), cell: ({ tariff }) => tariff },
          {
            header: t('sample.activated'),
            cell: ({ activated }) => activated && formatCalendarDay(activated, pageLocale()),
          },
          { header: t('amount'), end: true, cell: (line) => euros(line.amount) },
        ]}
      />
    </Card>
  );
}
