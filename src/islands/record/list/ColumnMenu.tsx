import Columns3 from 'lucide/dist/esm/icons/columns-3.mjs';
import { useId } from 'react';
import { texts } from '#i18n/client.ts';
import { usePopover } from '#islands/ui/overlay/usePopover.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { ShownColumns } from './useShownColumns.ts';

/** Which columns the table shows, remembered per user; cards show what matters anyway. */
export function ColumnMenu<Row>({ columns }: { columns: ShownColumns<Row> }) {
  const t = texts('record');
  const id = useId();
  const menu = usePopover();
  return (
    <div className="max-sm:hidden print:hidden">
      <button
        ref={menu.opener}
        type="button"
        popoverTarget={id}
        aria-expanded={menu.open}
        className="btn btn-quiet btn-small"
      >
        <Icon of={Columns3} size={16} />
        {t('columns')}
      </button>
      <div
        ref={menu.popover}
        id={id}
        popover="auto"
        onToggle={menu.onToggle}
        className="overlay fixed inset-auto m-0 max-h-[80dvh] min-w-52 overflow-auto p-1.5 open:animate-rise"
      >
        <fieldset>
          <legend className="sr-only">{t('columns')}</legend>
          {columns.choices.map(({ id: column, header, isShown }) => (
            <label
              key={column}
              className="flex cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 hover:bg-brand-soft"
            >
              <input
                type="checkbox"
                checked={isShown}
                onChange={() => columns.toggle(column)}
                className="size-4.5 shrink-0"
              />
              {header}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
