import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { useState } from 'react';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { SheetProps } from './SheetDialog.tsx';

const SheetDialog = lazy(() => import('./SheetDialog.tsx').then((module) => module.SheetDialog));

/** On a phone: filters, order and columns of a list, behind a button that says how many filters are set. */
export function FilterSheet<Row extends { id: string }>({
  onOpen,
  ...props
}: SheetProps<Row> & { onOpen: () => void }) {
  const t = texts('record');
  const [isOpen, setOpen] = useState(false);
  const count = props.fields.filter(({ value }) => value !== '').length;
  return (
    <>
      <Button
        icon={<Icon of={SlidersHorizontal} size={16} />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          onOpen();
        }}
        className="min-h-11 px-3 text-link"
      >
        {t('filter')}
        {count > 0 && (
          <span className="grid size-5.5 place-items-center rounded-full bg-brand text-on-brand text-xs">
            <span className="sr-only">{t('filtersSet')}</span>
            {count}
          </span>
        )}
      </Button>
      {isOpen && (
        <Suspense>
          <SheetDialog {...(props as unknown as SheetProps<{ id: string }>)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
