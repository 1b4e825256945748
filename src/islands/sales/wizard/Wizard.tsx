import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { href } from '#domain/access/routes.ts';
import { formOf } from '#domain/sales/drafts/draft-form.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { type WizardData, wizardOf } from '#stores/sales/order-wizard.ts';
import { $dataScope } from '#stores/session/data-scope.ts';
import { Sent } from './Sent.tsx';
import { WizardForm } from './WizardForm.tsx';
import { DraftContext } from './wizard-case.ts';

interface DraftProps extends WizardData {
  trid: string;
  reload: () => void;
}

function Draft({ draft, customer, check, trid, reload }: DraftProps) {
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

/** The steps for one draft, or what became of it. */
export function Wizard({ id }: { id: string }) {
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
        {(wizardData) => <Draft {...wizardData} trid={scope?.trid ?? ''} reload={() => void data.reload()} />}
      </Async>
    </div>
  );
}
