import Columns3 from 'lucide/dist/esm/icons/columns-3.mjs';
import { useId } from 'react';
import { texts } from '#i18n/client.ts';
import { usePopover } from '#islands/ui/overlay/usePopover.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { ColumnSettings } from './useShownColumns.ts';

const ColumnPanel = lazy(() => import('./ColumnChoices.tsx').then((module) => module.ColumnPanel));

/** Columns, their order and the height of rows, remembered per user. */
export function ColumnMenu({ columns }: { columns: ColumnSettings }) {
  const t = texts('record');
  const id = useId();
  const menu = usePopover({ align: 'end' });
  return (
    <>
      <button
        ref={menu.opener}
        type="button"
        popoverTarget={id}
        aria-expanded={menu.open}
        className="btn btn-secondary min-h-9 gap-1.5 px-3 py-1 text-link text-sm print:hidden"
      >
        <Icon of={Columns3} size={16} />
        {t('columns')}
      </button>
      <div
        ref={menu.popover}
        id={id}
        popover="auto"
        onToggle={menu.onToggle}
        className="overlay fixed inset-auto m-0 max-h-[80dvh] min-w-64 overflow-auto p-1.5 open:animate-rise"
      >
        {menu.open && (
          <Suspense>
            <ColumnPanel columns={columns} />
          </Suspense>
        )}
      </div>
    </>
  );
}
