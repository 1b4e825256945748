import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useEffect, useState } from 'react';
import { whenIdle } from '#domain/site/when-idle.ts';
import { texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

const AddOrganisation = lazy(() => import('./AddOrganisation.tsx').then((module) => module.AddOrganisation));

/** The button in the head of the page, with the dialog that it opens. */
export const NewOrganisation = island(() => {
  const t = texts('organisations');
  const [isAdding, setAdding] = useState(false);
  useEffect(() => whenIdle(() => void AddOrganisation.preload()), []);
  return (
    <>
      <Button icon={<Icon of={Plus} />} onClick={() => setAdding(true)}>
        {t('add.label')}
      </Button>
      {isAdding && (
        <Suspense>
          <AddOrganisation onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
});
