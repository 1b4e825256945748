import type { BackgroundJob } from '#contract/staff/jobs.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';

function stateOf({ failure, isRunning, lastSuccess }: BackgroundJob) {
  if (isRunning) return 'running';
  if (failure) return 'failed';
  return lastSuccess === undefined ? 'pending' : 'ok';
}
const tones = { running: 'info', failed: 'danger', pending: 'neutral', ok: 'ok' } as const;

function scheduleText(everyMinutes: number): string {
  const t = texts('jobs');
  return everyMinutes < 60 ? t('everyMinutes', { count: everyMinutes }) : t('everyHours', { count: everyMinutes / 60 });
}

function Failure({ failure }: { failure: NonNullable<BackgroundJob['failure']> }) {
  const t = texts('jobs');
  const moment = formatMoment(failure.time, pageLocale());
  return (
    <div className="mt-2 text-sm">
      <p className="font-medium text-danger">{t(`reason.${failure.reason}`)}</p>
      <p className="text-muted">{t('attempts', { count: failure.attempts, moment })}</p>
      <p className="text-muted [overflow-wrap:anywhere]">
        {t('detail')}: <span translate="no">{failure.detail}</span>
      </p>
    </div>
  );
}

interface Props {
  job: BackgroundJob;
  busy: boolean;
  onRetry: () => void;
}

export function JobRow({ job, busy, onRetry }: Props) {
  const t = texts('jobs');
  const locale = pageLocale();
  const { name, everyMinutes, failure, lastSuccess, nextRun, waiting } = job;
  const state = stateOf(job);
  const facts = [
    [t('schedule'), scheduleText(everyMinutes)],
    [t('lastSuccess'), lastSuccess === undefined ? t('never') : formatMoment(lastSuccess, locale)],
    [t('nextRun'), formatMoment(nextRun, locale)],
    ...(waiting > 0 ? [[t('waiting'), String(waiting)]] : []),
  ] as const;
  return (
    <li className="grid gap-x-6 gap-y-2 p-4 md:grid-cols-[1fr_20rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-semibold text-base">{t(`job.${name}.name`)}</h2>
          <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>
        </div>
        <p className="mt-0.5 text-muted text-sm">{t(`job.${name}.text`)}</p>
        {failure && <Failure failure={failure} />}
        {failure && (
          <div className="mt-3">
            <Button small busy={busy} aria-label={t('retryOf', { name: t(`job.${name}.name`) })} onClick={onRetry}>
              {t('retry')}
            </Button>
          </div>
        )}
      </div>
      <dl className="grid content-start gap-x-3 gap-y-1 text-sm [grid-template-columns:auto_1fr]">
        {facts.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
