import { useStore } from '@nanostores/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useId, useState } from 'react';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { webhooks } from '#stores/profile/webhooks.ts';
import { WebhookPart } from './WebhookPart.tsx';

// The kit of forms comes for who adds an address.
const WebhookDialog = lazy(() => import('./WebhookDialog.tsx').then((module) => module.WebhookDialog));

/** The addresses of the organisation's own systems, and how the messages to them fare. */
export function WebhookSection() {
  const t = texts('webhooks');
  const id = useId();
  const value = useStore(webhooks.$value);
  const [isAdding, setAdding] = useState(false);
  const { isEditable = false, events = [] } = value.state === 'ready' ? value.value : {};
  return (
    <section aria-labelledby={id} className="card overflow-clip">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-line border-b px-5 py-3.5">
        <div className="min-w-0">
          <h2 id={id}>{t('title')}</h2>
          <p className="text-muted text-sm">{t('lead')}</p>
        </div>
        {isEditable && (
          <Button small icon={<Icon of={Plus} size={16} />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
      </header>
      <Async
        value={value}
        failedTitle={t('failed')}
        onRetry={webhooks.reload}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <div className="px-5 py-6">
            <p className="font-semibold">{t('none')}</p>
            <p className="text-muted">{t('noneText')}</p>
          </div>
        }
      >
        {({ items }) => (
          <ul className="divided">
            {items.map((webhook) => (
              <li key={webhook.id}>
                <WebhookPart webhook={webhook} isEditable={isEditable} events={events} />
              </li>
            ))}
          </ul>
        )}
      </Async>
      {value.state === 'ready' && !isEditable && (
        <p className="border-line border-t bg-surface px-5 py-3 text-muted text-sm">{t('onlySeen')}</p>
      )}
      {isAdding && (
        <Suspense>
          <WebhookDialog events={events} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </section>
  );
}
