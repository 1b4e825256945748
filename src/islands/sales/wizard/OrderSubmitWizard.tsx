import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { href } from '../../../domain/access/routes.ts';
import { formOf } from '../../../domain/orders/draft-form.ts';
import { productCaption } from '../../../domain/products/catalogue.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import { type WizardData, wizardAddress, wizardOf } from '../../../stores/sales/order-wizard.ts';
import { $dataScope } from '../../../stores/session/data-scope.ts';
import { Async } from '../../ui/page/Async.tsx';
import { Breadcrumb } from '../../ui/page/Breadcrumb.tsx';
import { island } from '../../ui/page/island.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { usePageTitle } from '../../ui/page/usePageTitle.ts';
import { LinkButton } from '../../ui/text/Button.tsx';
import { Sent } from './Sent.tsx';
import { WizardForm } from './WizardForm.tsx';
import { DraftContext } from './wizard-case.ts';

interface Shown extends WizardData {
  trid: string;
  reload: () => void;
}

function Draft({ draft, customer, check, trid, reload }: Shown) {
  const t = texts('order-wizard');
  const { state, orderId, confirmation } = draft.data;
  if (state === 'submitted' || confirmation) return <Sent orderId={orderId} awaited={confirmation} />;
  if (!check)
    return (
      <Notice
        tone="warn"
        title={t('readOnly')}
        actions={<LinkButton href={href('DraftEdit', pageLocale(), { id: draft.id })}>{t('toDraft')}</LinkButton>}
      >
        {t('readOnlyText')}
      </Notice>
    );
  return (
    <DraftContext value={{ draft, form: formOf(draft.data), trid }}>
      <WizardForm check={check} customer={customer} onSent={reload} onChanged={reload} />
    </DraftContext>
  );
}

function Wizard({ id }: { id: string }) {
  const t = texts('order-wizard');
  const [data] = useState(() => wizardOf(id));
  const value = useStore(data.$value);
  const scope = useStore($dataScope);
  const draft = value.state === 'ready' ? value.value.draft : undefined;
  return (
    <div className="grid gap-5">
      {draft && (
        <p className="text-muted">
          {[productCaption(draft.data.productType, draft.data.additionalDsl), draft.data.customerName, draft.foreignid]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <Async value={value} onRetry={data.reload} failedTitle={t('failed')}>
        {(shown) => <Draft {...shown} trid={scope?.trid ?? ''} reload={() => void data.reload()} />}
      </Async>
    </div>
  );
}

/** The wizard by which a complete draft becomes an order (§4). */
export const OrderSubmitWizard = island(() => {
  const t = texts('order-wizard');
  const routes = texts('routes');
  const { draftId } = useStore(wizardAddress.$query);
  const scope = useStore($dataScope);
  const locale = pageLocale();
  usePageTitle(t('title'));
  return (
    <div className="grid gap-5">
      <div>
        <Breadcrumb
          crumbs={[
            { label: routes('Home'), href: href('Home', locale) },
            { label: routes('Drafts'), href: href('Drafts', locale) },
            { label: t('title') },
          ]}
        />
        <h1>{t('title')}</h1>
      </div>
      {draftId === '' ? (
        <Notice
          title={t('noDraft')}
          actions={<LinkButton href={href('Drafts', locale)}>{routes('Drafts')}</LinkButton>}
        >
          {t('noDraftText')}
        </Notice>
      ) : (
        scope && <Wizard key={`${scope.trid} ${draftId}`} id={draftId} />
      )}
    </div>
  );
});
