import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { DeliveryAttempt, WebhookDeliveryContent } from '#contract/integrations/webhook.ts';
import { localePath } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Dialog } from '#islands/ui/overlay/Dialog.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { loader } from '#stores/data/loadable.ts';
import { readDelivery } from '#stores/profile/webhooks.ts';
import { eventLabel, resultOf } from './webhook-labels.ts';

function formatted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const Code = ({ children }: { children: string }) => (
  <pre
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what overflows is scrolled by keys
    tabIndex={0}
    translate="no"
    className="wrap-anywhere max-h-80 overflow-auto whitespace-pre-wrap rounded-control border border-line bg-surface p-3 font-mono text-sm"
  >
    {children}
  </pre>
);

function Attempt({ attempt }: { attempt: DeliveryAttempt }) {
  const t = texts('webhooks');
  const { time, took, status, fault, answer } = attempt;
  const state = fault ? 'waiting' : 'accepted';
  const { tone, label } = resultOf({ id: '', event: 'webhook.test', created: 0, attempts: 1, state, fault, status });
  return (
    <li className="grid gap-1.5 py-2.5 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusPill tone={tone}>{label}</StatusPill>
        <span className="text-muted text-sm">
          {formatMoment(time, pageLocale())}, {t('message.took', { ms: took })}
        </span>
      </p>
      {answer && <Code>{answer}</Code>}
    </li>
  );
}

function Content({ content }: { content: WebhookDeliveryContent }) {
  const t = texts('webhooks');
  const { url, id, body, log, link } = content;
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_1fr]">
        <dt className="text-muted">{t('message.to')}</dt>
        <dd className="wrap-anywhere font-mono text-sm">{url}</dd>
        <dt className="text-muted">{t('message.id')}</dt>
        <dd className="wrap-anywhere font-mono text-sm">{id}</dd>
      </dl>
      {link && (
        <a className="justify-self-start font-semibold" href={localePath(link, pageLocale())}>
          {t('message.open')}
        </a>
      )}
      <section className="grid gap-1.5">
        <h3 className="font-semibold text-base">{t('message.sent')}</h3>
        <Code>{formatted(body)}</Code>
      </section>
      <section className="grid gap-1.5">
        <h3 className="font-semibold text-base">{t('message.answers')}</h3>
        {log.length === 0 ? (
          <p className="text-muted">{t('message.noAnswers')}</p>
        ) : (
          <ul className="divided">
            {log.toReversed().map((attempt) => (
              <Attempt key={attempt.time} attempt={attempt} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

interface Props {
  webhookId: string;
  deliveryId: string;
  onClose: () => void;
}

/** A message as it was sent, and what was answered. */
export function DeliveryDialog({ webhookId, deliveryId, onClose }: Props) {
  const t = texts('webhooks');
  const [content] = useState(() => loader(() => readDelivery(webhookId, deliveryId)));
  const value = useStore(content.$value);
  useEffect(() => void content.reload(), [content]);
  const title = value.state === 'ready' ? eventLabel(value.value.event) : t('content');
  return (
    <Dialog open wide title={title} onClose={onClose}>
      <Async value={value} failedTitle={t('message.failed')} onRetry={content.reload}>
        {(read) => <Content content={read} />}
      </Async>
    </Dialog>
  );
}
