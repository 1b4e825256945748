import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useCatalogue } from '#islands/record/useCatalogue.ts';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { usePageTitle } from '#islands/ui/page/usePageTitle.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { wizardAddress } from '#stores/sales/wizard-address.ts';
import { $dataScope } from '#stores/session/data-scope.ts';
import { WizardCrumbs } from './WizardCrumbs.tsx';

// With the order forms, which a page without a draft does not need.
const Wizard = lazy(() => import('./Wizard.tsx').then((module) => module.Wizard));

/** The page by which a complete draft becomes an order (`docs/domain/order-submission.md`). */
export const OrderSubmitWizard = island(() => {
  useCatalogue();
  const t = texts('order-wizard');
  const { draftId } = useStore(wizardAddress.$query);
  const scope = useStore($dataScope);
  const locale = pageLocale();
  usePageTitle(t('title'));
  if (draftId !== '')
    return (
      <div className="grid grid-cols-1 gap-4">
        {scope && (
          <Suspense fallback={<Skeleton />}>
            <Wizard key={`${scope.trid} ${draftId}`} id={draftId} />
          </Suspense>
        )}
      </div>
    );
  return (
    <div className="grid gap-5">
      <div>
        <WizardCrumbs draft={undefined} />
        <h1>{t('title')}</h1>
      </div>
      <Notice
        title={t('noDraft')}
        actions={<LinkButton href={href('Drafts', locale)}>{texts('routes')('Drafts')}</LinkButton>}
      >
        {t('noDraftText')}
      </Notice>
    </div>
  );
});
