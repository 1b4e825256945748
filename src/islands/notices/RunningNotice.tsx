import Check from 'lucide/dist/esm/icons/check.mjs';
import Send from 'lucide/dist/esm/icons/send.mjs';
import { useId, useState } from 'react';
import type { Notice as NoticeData } from '#contract/notices/notice.ts';
import { noticeState } from '#domain/notices/notice-state.ts';
import { texts } from '#i18n/client.ts';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { actOnNotice } from '#stores/notices/staff-notices.ts';
import { audienceText, minutesUntil, momentText, noticeTone, pillText, promiseOptions } from './notice-labels.ts';

const CorrectNotice = lazy(() => import('./CorrectNotice.tsx').then((module) => module.CorrectNotice));
const RescheduleNotice = lazy(() => import('./RescheduleNotice.tsx').then((module) => module.RescheduleNotice));

interface Props {
  notice: NoticeData;
  now: number;
}

const frames = {
  danger: 'border-danger/40',
  warn: 'border-warn/40',
  info: 'border-info/40',
  ok: 'border-ok/40',
  neutral: 'border-line',
} as const;
const dots = { danger: 'bg-danger', warn: 'bg-warn', info: 'bg-info', ok: 'bg-ok', neutral: 'bg-muted' } as const;

/** What was promised, and how near it is. */
function Promised({ promise, now }: { promise: number; now: number }) {
  const t = texts('notices');
  const count = minutesUntil(promise, now);
  const isLate = promise < now;
  return (
    <li className="flex gap-3 text-sm">
      <span
        aria-hidden="true"
        className={`mt-1.5 size-2.5 shrink-0 rounded-full ${isLate ? 'bg-danger' : 'bg-warn'}`}
      />
      <span className="font-semibold">
        {t('now.promised', { moment: momentText(promise, now) })}{' '}
        <span className={isLate ? 'text-danger' : 'text-warn'}>
          {isLate ? t('now.late', { count }) : t('now.inMinutes', { count })}
        </span>
      </span>
    </li>
  );
}

function Story({ notice, now }: Props) {
  const t = texts('notices');
  const tone = noticeTone(notice);
  return (
    <ol className="mt-3 grid gap-2">
      {notice.messages.map(({ id, time, kind, text, author }) => (
        <li key={id} className="flex gap-3 text-sm">
          <span
            aria-hidden="true"
            className={`mt-1.5 size-2.5 shrink-0 rounded-full ${kind === 'begin' ? dots[tone] : 'bg-brand'}`}
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold tabular-nums">{momentText(time, now)}</span>{' '}
            {text?.de ?? t(`message.${kind}`)} <span className="text-muted">{author}</span>
          </span>
        </li>
      ))}
      {notice.promise !== undefined && notice.resolved === undefined && <Promised promise={notice.promise} now={now} />}
    </ol>
  );
}

/** Where a message is written, and where a notice is ended. */
function Say({ notice, now }: Props) {
  const t = texts('notices');
  const id = useId();
  const [text, setText] = useState('');
  const [promise, setPromise] = useState('');
  const { running, busy, failure, run, refuse } = useCall();
  const state = noticeState(notice, now);
  const mayWrite = state !== 'planned' && state !== 'resolved';
  const words = text.trim();
  const clear = () => {
    setText('');
    setPromise('');
  };
  const send = () => {
    if (words.length < 3) return refuse(t('say.missing'));
    const next = promise ? Number(promise) : null;
    void run(() => actOnNotice(notice, { _action: 'message', text: { de: words }, promise: next }), {
      key: 'message',
      onDone: clear,
    });
  };
  const resolve = () =>
    void run(() => actOnNotice(notice, { _action: 'resolve', ...(words.length >= 3 && { text: { de: words } }) }), {
      key: 'resolve',
      onDone: clear,
    });
  const end = () => void run(() => actOnNotice(notice, { _action: 'end' }), { key: 'end' });
  const isDisturbance = notice.kind === 'disturbance';

  return (
    <div className="grid content-start gap-2.5 border-line bg-surface p-5 max-lg:border-t lg:border-s">
      {mayWrite && (
        <>
          <label htmlFor={id} className="font-semibold">
            {t('say.label')}
          </label>
          <textarea
            id={id}
            rows={2}
            maxLength={600}
            placeholder={t('say.hint')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="control field-sizing-content min-h-16 resize-y"
            {...(failure && { 'aria-describedby': `${id}-failure` })}
          />
          {isDisturbance && (
            <div className="flex flex-wrap items-center gap-2 text-sm">
              <label htmlFor={`${id}-promise`}>{t('say.next')}</label>
              <PlainSelect
                id={`${id}-promise`}
                className="min-w-44 flex-1"
                placeholder={t('say.nextNone')}
                options={promiseOptions(now, promise)}
                value={promise}
                onChange={({ target }) => setPromise(target.value)}
              />
            </div>
          )}
        </>
      )}
      {failure && (
        <div id={`${id}-failure`}>
          <Notice live tone="danger">
            {failure}
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {mayWrite && (
          <Button icon={<Icon of={Send} size={16} />} busy={running === 'message'} onClick={send}>
            {t('say.send')}
          </Button>
        )}
        {mayWrite && isDisturbance && (
          <Button icon={<Icon of={Check} size={16} />} busy={running === 'resolve'} onClick={resolve}>
            {t('say.resolve')}
          </Button>
        )}
        {!(mayWrite && isDisturbance) && (
          <Button busy={busy && running === 'end'} onClick={end}>
            {t(state === 'planned' ? 'say.withdraw' : 'say.end')}
          </Button>
        )}
        {mayWrite && isDisturbance && <span className="text-muted text-sm">{t('say.resolveHint')}</span>}
      </div>
    </div>
  );
}

/** A notice that runs: what was said, what was promised, and the place for what comes next. */
export function RunningNotice({ notice, now }: Props) {
  const t = texts('notices');
  const [question, setQuestion] = useState<'correct' | 'reschedule'>();
  const close = () => setQuestion(undefined);
  const { begin = now, end, reach, seen, tickets, kind, corrected } = notice;
  const facts = [
    kind === 'maintenance' && end !== undefined
      ? t('now.to', { from: momentText(begin, now), to: momentText(end, now) })
      : t('now.since', { moment: momentText(begin, now) }),
    audienceText(notice.audience),
    t('now.seen', { seen, users: reach.users }),
    ...(tickets > 0 ? [t('now.tickets', { count: tickets })] : []),
    ...(corrected === undefined ? [] : [t('now.corrected', { moment: momentText(corrected, now) })]),
  ];
  return (
    <article
      className={`grid overflow-clip rounded-card border bg-card lg:grid-cols-[minmax(0,1fr)_22rem] ${frames[noticeTone(notice)]}`}
    >
      <div className="min-w-0 p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusPill tone={noticeTone(notice)}>{pillText(notice, now)}</StatusPill>
          <h2 className="min-w-0 text-lg wrap-anywhere">{notice.title.de}</h2>
        </div>
        <p className="mt-1 text-muted text-sm wrap-anywhere">{facts.join(' · ')}</p>
        <Story notice={notice} now={now} />
        <div className="mt-4 flex flex-wrap gap-2">
          <Button small onClick={() => setQuestion('correct')}>
            {t('correct.label')}
          </Button>
          {notice.resolved === undefined && (
            <Button small onClick={() => setQuestion('reschedule')}>
              {t('reschedule.label')}
            </Button>
          )}
        </div>
        <Suspense>
          {question === 'correct' && <CorrectNotice notice={notice} onClose={close} />}
          {question === 'reschedule' && <RescheduleNotice notice={notice} now={now} onClose={close} />}
        </Suspense>
      </div>
      <Say notice={notice} now={now} />
    </article>
  );
}
