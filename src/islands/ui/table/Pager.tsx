import { useId } from 'react';
import { formatNumber } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { PlainSelect } from '../form/PlainSelect.tsx';
import { Button } from '../text/Button.tsx';
import { type ListView, pageBounds } from './table-types.ts';

interface Props {
  view: ListView;
  total: number;
  sizes: readonly number[];
  onView: (change: Partial<ListView>) => void;
}

/** Which rows are shown, how many at once, and the way to the others. */
export function Pager({ view, total, sizes, onView }: Props) {
  const t = texts('ui');
  const id = useId();
  const { from, to, pages } = pageBounds(view, total);
  const number = (count: number) => formatNumber(count, pageLocale());
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2.5 pt-3 text-muted text-sm print:hidden"
    >
      <p role="status" className="me-auto">
        {t('rowsOf', { from: number(from), to: number(to), total: number(total) })}
      </p>
      {total > Math.min(...sizes) && (
        <label htmlFor={id} className="flex items-center gap-2">
          {t('rows')}
          <PlainSelect
            id={id}
            small
            value={String(view.rows)}
            options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={(event) => onView({ rows: Number(event.target.value), page: 1 })}
          />
        </label>
      )}
      {pages > 1 && (
        <div className="flex gap-2">
          <Button small disabled={view.page <= 1} onClick={() => onView({ page: view.page - 1 })}>
            {t('back')}
          </Button>
          <Button small disabled={view.page >= pages} onClick={() => onView({ page: view.page + 1 })}>
            {t('next')}
          </Button>
        </div>
      )}
    </nav>
  );
}
