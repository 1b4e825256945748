import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Notice as NoticeData } from '#contract/notices/notice.ts';
import { isInBand, noticeState } from '#domain/notices/notice-state.ts';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { useMinute } from '#islands/ui/page/useMinute.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { actOnNotice, discard, staffNotices } from '#stores/notices/staff-notices.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticeHistory } from './NoticeHistory.tsx';
import { audienceText, momentText, noticeTone } from './notice-labels.ts';
import { RunningNotice } from './RunningNotice.tsx';

const urgency = { danger: 0, warn: 1, info: 2, ok: 3, neutral: 4 } as const;

function Planned({ notices, now }: { notices: readonly NoticeData[]; now: number }) {
  const t = texts('notices');
  const { running, run } = useCall({ toasts: true });
  if (notices.length === 0) return null;
  return (
    <Card title={t('planned.title')} compact>
      <ul className="grid gap-4 sm:grid-cols-2">
        {notices.map((notice) => {
          const { id, kind, title, begin = now, end, audience } = notice;
          const [from, to] = [momentText(begin, now), end === undefined ? '' : momentText(end, now)];
          return (
            <li key={id} className="grid justify-items-start gap-1">
              <span className="flex flex-wrap items-center gap-2">
                <StatusPill tone={noticeTone(notice)}>{t(`kind.${kind}`)}</StatusPill>
                <span className="font-semibold wrap-anywhere">{title.de}</span>
              </span>
              <span className="text-muted text-sm">
                {to ? t('now.to', { from, to }) : from} · {audienceText(audience)}
              </span>
              <Button
                small
                busy={running === id}
                onClick={() => void run(() => actOnNotice(notice, { _action: 'end' }), { key: id })}
              >
                {t('say.withdraw')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

interface DraftsProps {
  drafts: readonly NoticeData[];
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** Notices that are written and not published; every administrator may go on with them. */
function Drafts({ drafts, open, onOpen }: DraftsProps) {
  const t = texts('notices');
  const { running, run } = useCall({ toasts: true });
  if (drafts.length === 0) return null;
  return (
    <Card title={t('draft.list')} compact flush>
      <ul className="divide-y divide-line">
        {drafts.map((notice) => {
          const { id, kind, title, audience } = notice;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3">
              <StatusPill tone="neutral">{t(`kind.${kind}`)}</StatusPill>
              <span className="min-w-0 flex-1">
                <span className="font-semibold wrap-anywhere">{title.de}</span>{' '}
                <span className="text-muted text-sm">{audienceText(audience)}</span>
              </span>
              {open === id ? (
                <Button small onClick={() => onOpen(undefined)}>
                  {t('draft.close')}
                </Button>
              ) : (
                <Button small aria-label={t('draft.openOf', { title: title.de })} onClick={() => onOpen(id)}>
                  {t('draft.open')}
                </Button>
              )}
              <Button
                small
                busy={running === id}
                aria-label={t('draft.discardOf', { title: title.de })}
                onClick={() => void run(() => discard(notice), { key: id, done: t('draft.discarded') })}
              >
                {t('draft.discard')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** What runs on top, then a new one, then what was. */
export function NoticeScreen() {
  const t = texts('notices');
  const value = useStore(staffNotices.$value);
  const [open, setOpen] = useState<string>();
  const now = useMinute(true, () => void staffNotices.reload());
  return (
    <Async value={value} failedTitle={t('failed')} onRetry={staffNotices.reload} skeleton={<Skeleton rows={8} />}>
      {({ items }) => {
        // Those of this minute are newer than the minute's begin.
        const moment = Math.max(now, ...items.map(({ modified }) => modified));
        const drafts = items.filter(({ isPublished }) => !isPublished);
        const draft = drafts.find(({ id }) => id === open);
        const published = items.filter(({ isPublished }) => isPublished);
        const current = published
          .filter((notice) => isInBand(notice, moment))
          .toSorted((a, b) => urgency[noticeTone(a)] - urgency[noticeTone(b)]);
        const planned = published.filter(
          (notice) => noticeState(notice, moment) === 'planned' && !current.includes(notice),
        );
        const ended = published
          .filter((notice) => noticeState(notice, moment) === 'ended')
          .toSorted((a, b) => (b.begin ?? 0) - (a.begin ?? 0));
        return (
          <div className="grid gap-5">
            {current.length === 0 && <Notice tone="ok" title={t('now.none')} />}
            {current.map((notice) => (
              <RunningNotice key={notice.id} notice={notice} now={moment} />
            ))}
            <Drafts drafts={drafts} open={open} onOpen={setOpen} />
            <NoticeForm key={draft?.id ?? ''} now={now} draft={draft} onDone={() => setOpen(undefined)} />
            <Planned notices={planned} now={moment} />
            <NoticeHistory notices={ended} now={moment} />
          </div>
        );
      }}
    </Async>
  );
}
