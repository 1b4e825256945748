import { formatAmount } from '#domain/text/money.ts';
import type { SheetView } from './useSheet.ts';

/** What the rows make, below them: sums, and the total at the end. */
export function SheetFoot({ sheet }: { sheet: SheetView }) {
  const { field, rows, sheetContext } = sheet;
  const { labels, context } = sheetContext();
  const figures = field.sheet?.figures?.(
    rows.map(({ values }) => values),
    context,
  );
  if (!figures || figures.length === 0 || rows.length === 0) return null;
  return (
    <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-line border-b bg-surface px-3 py-2.5 text-sm tabular-nums">
      {figures.map(({ label, count, cents, isTotal }) => (
        <div key={label} className={`flex items-baseline gap-2 ${isTotal ? 'ms-auto' : ''}`}>
          <dt className="text-muted">
            {count === undefined ? '' : `${count} × `}
            {labels.translate(label)}
          </dt>
          <dd className={isTotal ? 'font-semibold text-base' : ''}>{formatAmount(cents, labels.locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
