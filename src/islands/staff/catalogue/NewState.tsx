import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import { useEffect, useState } from 'react';
import { whenIdle } from '#domain/site/when-idle.ts';
import { texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

const StateDialog = lazy(() => import('./StateDialog.tsx').then((module) => module.StateDialog));

/** Begins a state for another day, in the head of the page. */
export const NewState = island(() => {
  const t = texts('catalogue');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenIdle(() => void StateDialog.preload()), []);
  return (
    <>
      <Button icon={<Icon of={CalendarPlus} />} onClick={() => setOpen(true)}>
        {t('create.label')}
      </Button>
      {isOpen && (
        <Suspense>
          <StateDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
