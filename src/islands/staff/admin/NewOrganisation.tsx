import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import Upload from 'lucide/dist/esm/icons/upload.mjs';
import { useEffect, useState } from 'react';
import { whenIdle } from '#domain/site/when-idle.ts';
import { texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';

const AddOrganisation = lazy(() => import('./AddOrganisation.tsx').then((module) => module.AddOrganisation));

const ImportOrganisations = lazy(() =>
  import('./ImportOrganisations.tsx').then((module) => module.ImportOrganisations),
);
const ReviewPermissions = lazy(() => import('./ReviewPermissions.tsx').then((module) => module.ReviewPermissions));

/** What is done about all organisations, in the head of the page. */
export const NewOrganisation = island(() => {
  const t = texts('organisations');
  const [dialog, setDialog] = useState<'add' | 'review' | 'import'>();
  const close = () => setDialog(undefined);
  useEffect(() => whenIdle(() => void AddOrganisation.preload()), []);
  return (
    <>
      <Button icon={<Icon of={ListChecks} />} onClick={() => setDialog('review')}>
        {t('review.label')}
      </Button>
      <Button icon={<Icon of={Upload} />} onClick={() => setDialog('import')}>
        {t('import.label')}
      </Button>
      <Button icon={<Icon of={Plus} />} onClick={() => setDialog('add')}>
        {t('add.label')}
      </Button>
      {dialog && (
        <Suspense>
          {dialog === 'add' && <AddOrganisation onClose={close} />}
          {dialog === 'review' && <ReviewPermissions onClose={close} />}
          {dialog === 'import' && <ImportOrganisations onClose={close} />}
        </Suspense>
      )}
    </>
  );
});
