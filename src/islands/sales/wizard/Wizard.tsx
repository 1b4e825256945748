import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { href } from '#domain/access/routes.ts';
import { formOf } from '#domain/sales/drafts/draft-form.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { type WizardData, wizardOf } from '#stores/sales/order-wizard.ts';
import { captionOf } from '../drafts/draft-labels.ts';
import { Sent } from './Sent.tsx';
import { SubmitForm } from './SubmitForm.tsx';
import { WizardCrumbs } from './WizardCrumbs.tsx';
import { DraftContext } from './wizard-case.ts';

interface DraftProps extends WizardData {
  reload: () => void;
}

function Draft({ draft, customer, check, reload }: DraftProps) {
  const t = texts('order-wizard');
  const { state, confirmation } = draft.data;
  if (state === 'submitted' || confirmation) return <Sent draft={draft} onChanged={reload} />;
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
    <DraftContext value={{ draft, form: formOf(draft.data), customer }}>
      <SubmitForm check={check} onSent={reload} onChanged={reload} />
    </DraftContext>
  );
}

/** Which draft it is: product and customer first, the number small behind them. */
function Head({ draft: { foreignid, data } }: Pick<WizardData, 'draft'>) {
  const t = texts('order-wizard');
  return (
    <p className="text-muted">
      {t('lead', { product: captionOf(data) })}{' '}
      <strong className="text-ink">{data.customerName ?? t('noCustomer')}</strong>
      {foreignid && `, ${t('draftNumber', { number: foreignid })}`}
    </p>
  );
}

/** The page for one draft, or what became of it. */
export function Wizard({ id }: { id: string }) {
  const t = texts('order-wizard');
  const [data] = useState(() => wizardOf(id));
  const value = useStore(data.$value);
  const draft = value.state === 'ready' ? value.value.draft : undefined;
  const isSent = draft?.data.confirmation !== undefined || draft?.data.state === 'submitted';
  return (
    <>
      <WizardCrumbs draft={draft} />
      {!isSent && (
        <div>
          <h1>{t('title')}</h1>
          {draft && <Head draft={draft} />}
        </div>
      )}
      <Async value={value} onRetry={data.reload} failedTitle={t('failed')}>
        {(wizardData) => <Draft {...wizardData} reload={() => void data.reload()} />}
      </Async>
    </>
  );
}
