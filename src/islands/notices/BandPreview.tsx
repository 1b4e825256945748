import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { NoticeKind } from '#contract/notices/partner-notice.ts';
import { texts } from '#i18n/client.ts';
import { useOtherValue } from '#islands/ui/form/useFormField.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { momentText } from './notice-labels.ts';

const looks = {
  disturbance: 'border-danger/40 bg-danger-soft text-danger',
  maintenance: 'border-warn/30 bg-warn-soft text-warn',
  news: 'border-info/30 bg-info-soft text-info',
} as const;

/** What partners see, while it is written. */
export function BandPreview({ now }: { now: number }) {
  const t = texts('notices');
  const ticket = texts('ticket-notices');
  const kind = useOtherValue<NoticeKind>('kind');
  const title = useOtherValue<string>('title.de').trim();
  const text = useOtherValue<string>('text.de').trim();
  const promise = useOtherValue<string>('promise');
  const hasTicket = useOtherValue<boolean>('channels.tickets') && kind === 'disturbance';
  if (!title && !text)
    return (
      <Card title={t('preview.title')} compact>
        <p className="text-muted">{t('preview.empty')}</p>
      </Card>
    );
  return (
    <Card title={t('preview.title')} compact>
      <p className="mb-2 text-muted text-sm">{t('preview.band')}</p>
      <div className={`flex gap-3 rounded-card border p-3.5 ${looks[kind]}`}>
        <Icon of={TriangleAlert} className="mt-px" />
        <p className="min-w-0 text-ink wrap-anywhere">
          <strong className="font-semibold">{title}</strong> {text}
          {kind === 'disturbance' && (
            <span className="block text-muted text-sm">
              {t('band.since', { moment: momentText(now, now) })}
              {promise && ` · ${t('band.next', { moment: momentText(Number(promise), now) })}`}
            </span>
          )}
        </p>
      </div>
      {hasTicket && (
        <>
          <p className="mt-4 mb-2 text-muted text-sm">{t('preview.ticket')}</p>
          <div className="rounded-card border border-danger/40 p-3.5">
            <strong className="font-semibold">{ticket('title')}</strong> {ticket('text')}{' '}
            {promise && ticket('promise', { moment: momentText(Number(promise), now) })}
          </div>
        </>
      )}
    </Card>
  );
}
