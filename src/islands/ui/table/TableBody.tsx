import type { ReactNode } from 'react';
import type { Column } from './table-types.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  items: readonly Row[];
  rowKey: (row: Row) => string;
  rowLink: ((row: Row) => string) | undefined;
  isTinted: ((row: Row) => boolean) | undefined;
}

/** The row's link reaches over the whole row; its other buttons and links lie above it. */
const reach = 'font-semibold text-link no-underline after:absolute after:inset-0 hover:underline';
const aboveReach = '[&_a:not([data-reach])]:relative [&_a:not([data-reach])]:z-1 [&_button]:relative [&_button]:z-1';

export function TableBody<Row>({ columns, items, rowKey, rowLink, isTinted }: Props<Row>) {
  return (
    <tbody>
      {items.map((row) => (
        <tr
          key={rowKey(row)}
          className={`relative border-line not-last:border-b ${isTinted?.(row) ? 'bg-warn-tint' : ''} ${rowLink ? 'hover:bg-brand-soft' : ''}`}
        >
          {columns.map(({ id, cell, align, minor, nowrap, primary }) => (
            <td
              key={id}
              className={`px-3 py-3 align-middle first:ps-5 last:pe-5 ${aboveReach} ${align === 'end' ? 'text-end' : ''} ${minor ? 'hidden xl:table-cell' : ''} ${nowrap ? 'whitespace-nowrap' : ''}`}
            >
              {primary && rowLink ? (
                <a data-reach href={rowLink(row)} className={reach}>
                  {cell(row)}
                </a>
              ) : (
                cell(row)
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface CardBody<Row> {
  card: ((row: Row) => ReactNode) | undefined;
}

/** The same rows for narrow screens: `card` draws what stands under the title, else each column does with its header. */
export function RowCards<Row>({ columns, items, rowKey, rowLink, isTinted, card }: Props<Row> & CardBody<Row>) {
  const title = columns.find(({ primary }) => primary);
  return (
    <ul>
      {items.map((row) => (
        <li
          key={rowKey(row)}
          className={`relative grid grid-cols-[minmax(0,1fr)] gap-2 border-line px-5 py-4 not-last:border-b ${aboveReach} ${isTinted?.(row) ? 'bg-warn-tint' : ''}`}
        >
          {title && (
            <p className="wrap-anywhere text-lg">
              {rowLink ? (
                <a data-reach href={rowLink(row)} className={reach}>
                  {title.cell(row)}
                </a>
              ) : (
                <span className="font-semibold">{title.cell(row)}</span>
              )}
            </p>
          )}
          {card ? (
            card(row)
          ) : (
            <dl className="grid gap-1.5">
              {columns
                .filter((column) => column !== title)
                .map(({ id, header, cell }) => ({ id, header, shown: cell(row) }))
                .filter(({ shown: content }) => content !== '')
                .map(({ id, header, shown: content }) => (
                  <div key={id} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
                    <dt className="text-muted text-sm">{header}</dt>
                    {/* A pill too: the narrowest window has less room than the longest of them. */}
                    <dd className="wrap-anywhere *:whitespace-normal *:hyphens-auto">{content}</dd>
                  </div>
                ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
