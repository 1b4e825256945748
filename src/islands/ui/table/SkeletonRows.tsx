import { texts } from '#i18n/client.ts';
import { type Column, type Density, rowHeights } from './table-types.ts';

const count = 8;
const widths = ['w-2/3', 'w-1/2', 'w-3/4', 'w-2/5'];
const places = Array.from({ length: count }, (_, row) => ({ row, width: widths[row % widths.length] ?? '' }));

/** Rows that are on their way, as high as they will be; they appear after 200 ms, so that a quick answer does not flicker. */
export function SkeletonRows<Row>({ columns, density }: { columns: readonly Column<Row>[]; density: Density }) {
  return (
    <tbody className="animate-wait">
      {places.map(({ row, width }) => (
        <tr key={row}>
          {columns.map(({ id, primary }, at) => (
            <td key={id} className={`px-3 first:ps-5 last:pe-5 ${primary ? 'min-w-48' : ''} ${rowHeights[density]}`}>
              {row === 0 && at === 0 && (
                <span role="status" className="sr-only">
                  {texts('ui')('loading')}
                </span>
              )}
              <span aria-hidden="true" className={`skeleton block h-3 ${width}`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

export function SkeletonCards() {
  return (
    <div role="status" className="animate-wait">
      <span className="sr-only">{texts('ui')('loading')}</span>
      {places.map(({ row, width }) => (
        <div
          key={row}
          aria-hidden="true"
          className="grid h-25.25 content-center gap-3 border-line px-4 not-last:border-b"
        >
          <span className={`skeleton h-3.5 ${width}`} />
          <span className="skeleton h-3 w-1/2" />
          <span className="skeleton h-4.5 w-1/3" />
        </div>
      ))}
    </div>
  );
}
