import { useStore } from '@nanostores/react';
import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import { useEffect, useState } from 'react';
import { whenIdle } from '#domain/site/when-idle.ts';
import { texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { catalogueStates, catalogueView } from '#stores/staff/catalogue.ts';

const StateDialog = lazy(() => import('./StateDialog.tsx').then((module) => module.StateDialog));

const PartnerPreview = lazy(() => import('./PartnerPreview.tsx').then((module) => module.PartnerPreview));

/** Begins a state for another day, in the head of the page, and shows what partners are offered by the one that is open. */
export const NewState = island(() => {
  const t = texts('catalogue');
  const [isOpen, setOpen] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const value = useStore(catalogueStates.$value);
  const { state } = useStore(catalogueView.$query);
  useEffect(() => whenIdle(() => void StateDialog.preload()), []);
  return (
    <>
      {value.state === 'ready' && (
        <Button icon={<Icon of={Eye} />} onClick={() => setPreview(true)}>
          {t('preview.label')}
        </Button>
      )}
      <Button icon={<Icon of={CalendarPlus} />} onClick={() => setOpen(true)}>
        {t('create.label')}
      </Button>
      {isOpen && (
        <Suspense>
          <StateDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {isPreview && value.state === 'ready' && (
        <Suspense>
          <PartnerPreview overview={value.value} stateId={state} onClose={() => setPreview(false)} />
        </Suspense>
      )}
    </>
  );
});
