import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import type { PartnerNotice } from '#contract/notices/partner-notice.ts';
import { noticeMoment } from '#domain/notices/notice-moment.ts';
import { levelOf, noticeState } from '#domain/notices/notice-state.ts';
import { langOf } from '#domain/text/german-texts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { useMinute } from '#islands/ui/page/useMinute.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { partnerNotices } from '#stores/notices/partner-notices.ts';

function Entry({ notice, now }: { notice: PartnerNotice; now: number }) {
  const t = texts('notices');
  const moment = (ms: number) => noticeMoment(ms, now, pageLocale());
  const { id, kind, title, text, german, begin, end, promise, messages } = notice;
  const times = { ...notice, isPublished: true };
  const state = noticeState(times, now);
  const facts = [
    kind === 'maintenance' && end !== undefined
      ? t('now.to', { from: moment(begin), to: moment(end) })
      : t('now.since', { moment: moment(begin) }),
    ...(promise !== undefined && state !== 'ended' && state !== 'resolved'
      ? [t(promise < now ? 'band.late' : 'band.next', { moment: moment(promise) })]
      : []),
  ];
  return (
    <article id={id} className="card scroll-mt-24 p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusPill tone={levelOf(times)}>
          {t('pill', { kind: t(`kind.${kind}`), state: t(`state.${state}`) })}
        </StatusPill>
        <h3 className="min-w-0 text-base wrap-anywhere" {...langOf(german, 'title')}>
          {title}
        </h3>
      </div>
      <p className="mt-1 text-muted text-sm">{facts.join(' · ')}</p>
      <p className="mt-2 wrap-anywhere" {...langOf(german, 'text')}>
        {text}
      </p>
      {messages.length > 1 && (
        <ol className="mt-3 grid gap-1 border-line border-t pt-3 text-sm">
          {messages.map((message) => (
            <li key={message.id} className="flex gap-3">
              <span className="shrink-0 font-semibold tabular-nums">{moment(message.time)}</span>
              <span className="min-w-0 wrap-anywhere" {...(message.isGerman && { lang: 'de-DE' })}>
                {message.kind === 'begin' || !message.text ? t(`message.${message.kind}`) : message.text}
              </span>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}

/** What runs, what is announced, and what was. */
export const Notices = island(() => {
  const t = texts('notices');
  const value = useStore(partnerNotices.$value);
  const now = useMinute(true, () => void partnerNotices.reload());
  return (
    <Async value={value} failedTitle={t('failed')} onRetry={partnerNotices.reload}>
      {({ items }) => {
        const isOver = (notice: PartnerNotice) => noticeState({ ...notice, isPublished: true }, now) === 'ended';
        const [current, past] = [items.filter((one) => !isOver(one)), items.filter(isOver)];
        return (
          <div className="grid gap-8">
            <section className="grid gap-4">
              <h2>{t('partner.now')}</h2>
              {current.length === 0 && (
                <div className="card">
                  <Empty icon={CircleCheck} title={t('partner.none')}>
                    {t('partner.noneText')}
                  </Empty>
                </div>
              )}
              {current.map((notice) => (
                <Entry key={notice.id} notice={notice} now={now} />
              ))}
            </section>
            <section className="grid gap-4">
              <h2>{t('partner.before')}</h2>
              {past.length === 0 && <p className="text-muted">{t('partner.beforeNone')}</p>}
              {past.map((notice) => (
                <Entry key={notice.id} notice={notice} now={now} />
              ))}
            </section>
          </div>
        );
      }}
    </Async>
  );
});
