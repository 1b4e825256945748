import { useState } from 'react';
import { type ComparedRow, comparedTotal } from '#domain/commissions/sums.ts';
import { formatAmount } from '#domain/text/money.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Amount, countText, percentText } from '#islands/record/commission-labels.tsx';
import { Card } from '../ui/page/Card.tsx';
import { TableToggle } from '../ui/page/TableToggle.tsx';

interface Props {
  title: string;
  /** Over the names in the table. */
  head: string;
  rows: readonly ComparedRow[];
  name: (id: string) => string;
  now: string;
  before: string | undefined;
  /** The same over the columns of the table. */
  heads: readonly [now: string, before: string | undefined];
}

/** More rows would be no picture. */
const maxRows = 8;

/** A bar in percent of the largest amount; chargebacks are striped. */
function Bar({ cents, most, pale = false }: { cents: number; most: number; pale?: boolean }) {
  const fill = pale
    ? 'h-1.5 bg-control'
    : cents < 0
      ? 'h-3 border border-danger bg-[repeating-linear-gradient(-45deg,var(--color-danger)_0_4px,transparent_4px_7px)]'
      : 'h-3 bg-link';
  return (
    <span
      className={`block rounded-e-sm ${fill} ${cents === 0 ? '' : 'min-w-px'}`}
      style={{ width: `${(Math.abs(cents) / most) * 100}%` }}
    />
  );
}

function Picture({ rows, name }: Pick<Props, 'rows' | 'name'>) {
  const locale = pageLocale();
  const t = texts('commissions');
  const most = Math.max(1, ...rows.flatMap(({ amount, before = 0 }) => [Math.abs(amount), Math.abs(before)]));
  return (
    <>
      <ul aria-hidden="true" className="grid gap-3.5">
        {rows.slice(0, maxRows).map((row) => (
          <li key={row.id} className="grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0">{name(row.id)}</span>
              <span className="ms-auto flex items-baseline gap-2.5">
                <Amount cents={row.amount} className="font-semibold" />
                {row.difference !== undefined && (
                  <span className="min-w-16 text-end text-muted text-sm tabular-nums">{percentText(row)}</span>
                )}
              </span>
            </p>
            <span className="grid gap-0.5">
              <Bar cents={row.amount} most={most} />
              {row.before !== undefined && <Bar pale cents={row.before} most={most} />}
            </span>
            {row.amount === 0 && row.before !== undefined && row.before !== 0 && (
              <span className="text-muted text-sm">
                {t('analysis.was', { amount: formatAmount(row.before, locale) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {rows.length > maxRows && (
        <p className="mt-3.5 text-muted text-sm">{t('analysis.more', { count: rows.length - maxRows })}</p>
      )}
    </>
  );
}

const cell = 'border-line border-t px-1.5 py-1.5 first:ps-0 last:pe-0';

function Table({ title, head, heads, rows, name, before, isShown }: Props & { isShown: boolean }) {
  const t = texts('commissions');
  const locale = pageLocale();
  const all = { id: '', lines: rows.reduce((sum, { lines }) => sum + lines, 0), ...comparedTotal(rows) };
  const row = (one: ComparedRow, label: string) => (
    <tr key={label} className={one === all ? 'font-semibold' : ''}>
      <th scope="row" className={`${cell} text-start ${one === all ? '' : 'font-normal'}`}>
        {label}
      </th>
      <td className={`${cell} text-end`}>{countText(one.lines)}</td>
      <td className={`${cell} text-end`}>
        <Amount cents={one.amount} />
      </td>
      {before !== undefined && (
        <>
          <td className={`${cell} text-end`}>
            <Amount cents={one.before ?? 0} />
          </td>
          <td className={`${cell} whitespace-nowrap text-end tabular-nums`}>
            {formatAmount(one.difference ?? 0, locale, true)}
          </td>
          <td className={`${cell} whitespace-nowrap text-end tabular-nums`}>{percentText(one)}</td>
        </>
      )}
    </tr>
  );
  const columns = [t('column.lines'), heads[0], ...(heads[1] ? [heads[1], t('analysis.difference'), '%'] : [])];
  return (
    <section
      {...(isShown && { tabIndex: 0, 'aria-label': `${texts('ui')('asTable')}: ${title}` })}
      className={isShown ? 'overflow-x-auto' : 'sr-only'}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1.5 pe-2 text-start font-semibold">
              {head}
            </th>
            {columns.map((text) => (
              <th key={text} scope="col" className="px-1.5 py-1.5 text-end font-semibold whitespace-nowrap last:pe-0">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => row(one, name(one.id)))}
          {row(all, t('sum'))}
        </tbody>
      </table>
    </section>
  );
}

/** A month beside the time before, part by part: a picture, and the same as a table. */
export function Compared(props: Props) {
  const { title, rows, name, before, now } = props;
  const t = texts('commissions');
  const [isTable, setTable] = useState(false);
  return (
    <Card title={title} action={rows.length > 0 && <TableToggle isTable={isTable} onChange={setTable} />}>
      {rows.length === 0 && <p className="text-muted">{t('analysis.nothing')}</p>}
      {rows.length > 0 && !isTable && (
        <>
          <p aria-hidden="true" className="mb-3.5 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
            <span className="flex items-center gap-2">
              <span className="h-3 w-4 rounded-e-sm bg-link" /> {now}
            </span>
            {before !== undefined && (
              <span className="flex items-center gap-2">
                <span className="h-1.5 w-4 rounded-e-sm bg-control" /> {before}
              </span>
            )}
          </p>
          <Picture rows={rows} name={name} />
        </>
      )}
      {rows.length > 0 && <Table {...props} isShown={isTable} />}
    </Card>
  );
}
