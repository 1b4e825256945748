import { useState } from 'react';
import type { Webhook, WebhookDelivery } from '#contract/integrations/webhook.ts';
import { texts } from '#i18n/client.ts';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { moreDeliveries, replayDelivery } from '#stores/profile/webhooks.ts';
import { eventLabel, momentLabel, prospectOf, resultOf } from './webhook-labels.ts';

const DeliveryDialog = lazy(() => import('./DeliveryDialog.tsx').then((module) => module.DeliveryDialog));

const columns = 'sm:grid-cols-[9.5rem_minmax(0,1fr)_13rem_15rem]';

interface RowProps {
  delivery: WebhookDelivery;
  busy: boolean;
  onOpen: () => void;
  onResend?: () => void;
}

function DeliveryRow({ delivery, busy, onOpen, onResend }: RowProps) {
  const t = texts('webhooks');
  const now = Date.now();
  const { event, name, number, created, fault, state } = delivery;
  const { tone, label } = resultOf(delivery);
  const prospect = prospectOf(delivery, now);
  const about = [name, number].filter(Boolean).join(', ');
  const words = { event: eventLabel(event), moment: momentLabel(created, now) };
  const link = 'font-semibold text-link hover:underline';
  return (
    <li
      className={`grid gap-x-4 gap-y-1 px-5 py-3 ${columns} ${fault && state !== 'accepted' ? 'bg-warn-soft/50' : ''}`}
    >
      <span className="tabular-nums max-sm:text-muted max-sm:text-sm">{words.moment}</span>
      <span className="min-w-0">
        <span className="font-semibold">{words.event}</span>
        {about && <span className="wrap-anywhere block text-muted text-sm">{about}</span>}
      </span>
      <span>
        <StatusPill tone={tone}>{label}</StatusPill>
      </span>
      <span className="grid content-start justify-items-start gap-y-0.5 sm:justify-items-end sm:text-end">
        <span className="flex flex-wrap gap-x-3.5">
          <button type="button" className={link} aria-label={t('contentOf', words)} onClick={onOpen}>
            {t('content')}
          </button>
          {onResend && (
            <button
              type="button"
              className={link}
              aria-label={t('resendOf', words)}
              aria-disabled={busy}
              onClick={busy ? undefined : onResend}
            >
              {t('resend')}
            </button>
          )}
        </span>
        {prospect && <span className="text-muted text-sm">{prospect}</span>}
      </span>
    </li>
  );
}

/** The latest messages to an address, or all of them, page by page. */
export function DeliveryList({ webhook, isEditable }: { webhook: Webhook; isEditable: boolean }) {
  const t = texts('webhooks');
  const { id, latest, total, paused } = webhook;
  const [all, setAll] = useState<{ items: WebhookDelivery[]; hasMore: boolean }>();
  const [openId, setOpenId] = useState<string>();
  const { busy, running, run } = useCall({ toasts: true });
  const shown = all?.items ?? latest;
  const load = (before?: string) =>
    run(() => moreDeliveries(id, { ...(before && { before }) }), {
      key: 'more',
      onDone: ({ items, hasMore }) =>
        setAll((present) => ({ items: [...(before ? (present?.items ?? []) : []), ...items], hasMore })),
    });
  const resend = (delivery: string) =>
    run(() => replayDelivery(id, delivery), {
      key: delivery,
      done: t('resent'),
      onDone: (sent) =>
        setAll(
          (present) => present && { ...present, items: present.items.map((one) => (one.id === sent.id ? sent : one)) },
        ),
    });
  if (total === 0) return null;
  return (
    <>
      <div
        aria-hidden="true"
        className={`hidden gap-x-4 border-line border-y bg-surface px-5 py-2 font-semibold text-muted text-sm sm:grid ${columns}`}
      >
        <span>{t('column.time')}</span>
        <span>{t('column.event')}</span>
        <span>{t('column.result')}</span>
      </div>
      <ul className="divided max-sm:border-line max-sm:border-t">
        {shown.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            busy={busy}
            onOpen={() => setOpenId(delivery.id)}
            {...(isEditable && paused === undefined && { onResend: () => void resend(delivery.id) })}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t bg-surface px-5 py-2.5 text-muted text-sm">
        <p className="min-w-0 flex-1 basis-60">
          {t('shownOf', { shown: Math.min(shown.length, total), total })} {t('rule')}
        </p>
        <span className="flex flex-wrap gap-2">
          {all?.hasMore && (
            <Button look="quiet" small busy={running === 'more'} onClick={() => void load(all.items.at(-1)?.id)}>
              {t('next')}
            </Button>
          )}
          {all ? (
            <Button look="quiet" small onClick={() => setAll(undefined)}>
              {t('fewer')}
            </Button>
          ) : (
            total > latest.length && (
              <Button look="quiet" small busy={running === 'more'} onClick={() => void load()}>
                {t('all')}
              </Button>
            )
          )}
        </span>
      </div>
      {openId !== undefined && (
        <Suspense>
          <DeliveryDialog webhookId={id} deliveryId={openId} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </>
  );
}
