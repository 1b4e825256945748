import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { lazy } from '#islands/ui/page/lazy.tsx';
import { RowSection } from '#islands/ui/page/RowSection.tsx';
import { webhooks } from '#stores/profile/webhooks.ts';
import { WebhookPart } from './WebhookPart.tsx';

// The kit of forms comes for who adds an address.
const WebhookDialog = lazy(() => import('./WebhookDialog.tsx').then((module) => module.WebhookDialog));

/** The addresses of the organisation's own systems, and how the messages to them fare. */
export function WebhookSection() {
  const t = texts('webhooks');
  const value = useStore(webhooks.$value);
  const { isEditable = false, events = [] } = value.state === 'ready' ? value.value : {};
  return (
    <RowSection
      title={t('title')}
      lead={t('lead')}
      add={
        isEditable
          ? { label: t('add'), dialog: (onClose) => <WebhookDialog events={events} onClose={onClose} /> }
          : undefined
      }
      value={value}
      onRetry={webhooks.reload}
      failedTitle={t('failed')}
      rows={({ items }) => items}
      row={(webhook) => <WebhookPart webhook={webhook} isEditable={isEditable} events={events} />}
      empty={{ title: t('none'), text: t('noneText') }}
      foot={value.state === 'ready' && !isEditable && t('onlySeen')}
    />
  );
}
