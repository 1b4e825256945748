import { useStore } from '@nanostores/react';
import type { PartnerNotice } from '#contract/notices/partner-notice.ts';
import { noticeMoment } from '#domain/notices/notice-moment.ts';
import { isRunning } from '#domain/notices/notice-state.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { answer, partnerNotices } from '#stores/notices/partner-notices.ts';

function TicketNotice({ notice }: { notice: PartnerNotice }) {
  const t = texts('ticket-notices');
  const { running, failure, run } = useCall({ textOf: () => t('answerFailed') });
  const { id, title, text, german, promise } = notice;
  const now = Date.now();
  const isWaiting = notice.answer === 'wait';
  const choose = (chosen: 'wait' | 'continue') => void run(() => answer(id, chosen), { key: chosen });
  return (
    <Notice
      live={isWaiting}
      tone={isWaiting ? 'ok' : 'danger'}
      title={isWaiting ? t('waiting') : t('title')}
      {...(!isWaiting && {
        actions: (
          <>
            <Button small busy={running === 'wait'} onClick={() => choose('wait')}>
              {t('wait')}
            </Button>
            <Button small look="quiet" busy={running === 'continue'} onClick={() => choose('continue')}>
              {t('continue')}
            </Button>
          </>
        ),
      })}
    >
      <p className="wrap-anywhere">
        <strong className="font-semibold" {...langOf(german, 'title')}>
          {title}
        </strong>
        : <span {...langOf(german, 'text')}>{notice.messages.at(-1)?.text ?? text}</span>
      </p>
      {!isWaiting && (
        <p>
          {t('text')}{' '}
          {promise !== undefined && promise > now && t('promise', { moment: noticeMoment(promise, now, pageLocale()) })}
        </p>
      )}
      {failure && <p className="text-danger">{failure}</p>}
    </Notice>
  );
}

/** Disturbances that a ticket may be about, before it is written; the server says which concern the user. */
export function TicketNotices({ operator }: { operator: string | undefined }) {
  const value = useStore(partnerNotices.$value);
  if (value.state !== 'ready') return null;
  const now = Date.now();
  const current = value.value.items.filter(
    (notice) =>
      notice.isForTickets &&
      notice.kind !== 'news' &&
      notice.answer !== 'continue' &&
      (!operator || notice.operators.length === 0 || notice.operators.includes(operator)) &&
      isRunning({ ...notice, isPublished: true }, now),
  );
  if (current.length === 0) return null;
  return (
    <div className="grid max-w-form gap-3">
      {current.map((notice) => (
        <TicketNotice key={notice.id} notice={notice} />
      ))}
    </div>
  );
}
