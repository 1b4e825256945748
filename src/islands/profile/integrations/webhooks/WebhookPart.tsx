import Send from 'lucide/dist/esm/icons/send.mjs';
import { useState } from 'react';
import type { Webhook, WebhookEvent } from '#contract/integrations/webhook.ts';
import { formatDay, formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { MenuButton } from '#islands/ui/overlay/MenuButton.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { actOnWebhook } from '#stores/profile/webhooks.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { type StateAct, StateDialog } from './StateDialog.tsx';
import { eventsLabel, hostOf, summaryOf } from './webhook-labels.ts';

const WebhookDialog = lazy(() => import('./WebhookDialog.tsx').then((module) => module.WebhookDialog));
const SecretDialog = lazy(() => import('./SecretDialog.tsx').then((module) => module.SecretDialog));
const ReplayDialog = lazy(() => import('./ReplayDialog.tsx').then((module) => module.ReplayDialog));

type Opened = 'edit' | 'show' | 'rotate' | 'replay' | StateAct;

interface Props {
  webhook: Webhook;
  isEditable: boolean;
  events: readonly WebhookEvent[];
}

function Paused({ webhook, onResume }: { webhook: Webhook; onResume?: () => void }) {
  const t = texts('webhooks');
  const { paused, pauseReason = 'manual', held } = webhook;
  if (paused === undefined) return null;
  return (
    <Notice
      tone={pauseReason === 'manual' ? 'warn' : 'danger'}
      actions={
        onResume && (
          <Button small onClick={onResume}>
            {t('resume.act')}
          </Button>
        )
      }
    >
      {t(`pausedBy.${pauseReason}`, { moment: formatMoment(paused, pageLocale()) })}{' '}
      {held > 0 && t('held', { count: held })}
    </Notice>
  );
}

/** One address: what it is told, its secret, and its messages. */
export function WebhookPart({ webhook, isEditable, events }: Props) {
  const t = texts('webhooks');
  const locale = pageLocale();
  const [opened, setOpened] = useState<Opened>();
  const { busy, run } = useCall({ toasts: true });
  const { id, url, paused, secretSince, previousUntil, includesNames } = webhook;
  const host = hostOf(url);
  const { tone, label } = summaryOf(webhook);
  const close = () => setOpened(undefined);
  const link = 'font-semibold text-link hover:underline';
  return (
    <article aria-label={url}>
      <div className="grid gap-4 px-5 pt-4 pb-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-base">
            <span className="wrap-anywhere font-mono" translate="no">
              {url}
            </span>
            <StatusPill tone={tone}>{label}</StatusPill>
          </h3>
          {isEditable && (
            <div className="flex flex-wrap items-center gap-2">
              {paused === undefined && (
                <Button
                  look="quiet"
                  small
                  busy={busy}
                  icon={<Icon of={Send} size={16} />}
                  onClick={() => void run(() => actOnWebhook(id, { _action: 'test' }), { done: t('tested') })}
                >
                  {t('test')}
                </Button>
              )}
              <Button small onClick={() => setOpened('edit')}>
                {t('edit')}
              </Button>
              <MenuButton
                label={t('moreOf', { host })}
                align="end"
                className="btn btn-secondary btn-small"
                items={[
                  { label: t('replay.act'), onSelect: () => setOpened('replay') },
                  paused === undefined
                    ? { label: t('pause.act'), onSelect: () => setOpened('pause') }
                    : { label: t('resume.act'), onSelect: () => setOpened('resume') },
                  { label: t('remove.act'), onSelect: () => setOpened('remove'), separated: true, danger: true },
                ]}
              >
                {t('more')}
              </MenuButton>
            </div>
          )}
        </div>
        <Paused webhook={webhook} {...(isEditable && { onResume: () => setOpened('resume') })} />
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <div>
            <dt className="text-muted text-sm">{t('reports')}</dt>
            <dd>
              {eventsLabel(webhook.events)}
              {includesNames && <span className="block text-muted text-sm">{t('named')}</span>}
            </dd>
          </div>
          <div>
            <dt className="text-muted text-sm">{t('signature')}</dt>
            <dd>
              {t('signatureText')}
              <span className="flex flex-wrap gap-x-3">
                {t('secretSince', { day: formatDay(secretSince, locale) })}
                {isEditable && (
                  <>
                    <button type="button" className={link} onClick={() => setOpened('show')}>
                      {t('show')}
                    </button>
                    <button type="button" className={link} onClick={() => setOpened('rotate')}>
                      {t('rotate')}
                    </button>
                  </>
                )}
              </span>
              <span className="block text-muted text-sm">
                {previousUntil === undefined
                  ? t('overlap')
                  : t('overlapUntil', { moment: formatMoment(previousUntil, locale) })}
              </span>
            </dd>
          </div>
        </dl>
      </div>
      <DeliveryList webhook={webhook} isEditable={isEditable} />
      {(opened === 'pause' || opened === 'resume' || opened === 'remove') && (
        <StateDialog act={opened} webhook={webhook} onClose={close} />
      )}
      <Suspense>
        {opened === 'edit' && <WebhookDialog webhook={webhook} events={events} onClose={close} />}
        {(opened === 'show' || opened === 'rotate') && (
          <SecretDialog webhookId={id} host={host} rotates={opened === 'rotate'} onClose={close} />
        )}
        {opened === 'replay' && <ReplayDialog webhook={webhook} onClose={close} />}
      </Suspense>
    </article>
  );
}
