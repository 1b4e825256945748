import { useState } from 'react';
import type { PersonRequestRow } from '#contract/staff/retention.ts';
import { href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { actOnRequest, personsView, saveRequest } from '#stores/staff/retention.ts';
import { dayText, reasonLabels, typeName } from './labels.ts';

const ReasonDialog = lazy(() => import('./persons-later.ts').then((module) => module.ReasonDialog));

const tones = { open: 'info', waiting: 'warn', released: 'ok', done: 'neutral', withdrawn: 'neutral' } as const;

function Deadline({ due, today }: { due: string; today: string }) {
  const t = texts('retention');
  if (due < today) return <StatusPill tone="danger">{t('requests.late', { day: dayText(due) })}</StatusPill>;
  if (due === today) return <StatusPill tone="warn">{t('requests.today')}</StatusPill>;
  return <span className="text-muted text-sm">{t('requests.due', { day: dayText(due) })}</span>;
}

function Receipt({ receipt }: { receipt: NonNullable<PersonRequestRow['receipt']> }) {
  const t = texts('retention');
  return (
    <Disclosure className="mt-2" head={<span className="text-link text-sm">{t('requests.receipt')}</span>}>
      <ul className="mt-1 grid gap-1 text-sm">
        {receipt.map((row) => (
          <li key={[row.trid, row.type, row.outcome, row.until].join()} className="wrap-anywhere">
            <span className="font-semibold">{row.organisation}</span>: {row.count} × {typeName(row.type)},{' '}
            {t(`did.${row.outcome}`, { day: dayText(row.until) })}
            {row.files !== undefined && ` ${t('files.gone', { count: row.files })}`}
            {row.filesKept !== undefined && ` ${t('files.kept', { count: row.filesKept })}`}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

interface Props {
  request: PersonRequestRow;
  today: string;
  others: readonly string[];
}

/** A request: by when, how far it is, and what is to be done next. */
export function RequestRow({ request, today, others }: Props) {
  const t = texts('retention');
  const { running, failure, run } = useCall();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { number, person, kind, state, receipt, due, channel, recognised, downloads, finished } = request;
  const moment = (at: number) => formatMoment(at, pageLocale());
  const isOpen = finished === undefined;
  const releasedExport = kind === 'export' && state === 'released';
  return (
    <li className="grid gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="wrap-anywhere font-semibold text-base">
          {person.firstName} {person.lastName} <span className="font-normal text-muted text-sm">{number}</span>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusPill tone={tones[state]}>{t(`state.${state}`)}</StatusPill>
          <span>{t(`kind.${kind}`)}</span>
          {isOpen && <Deadline due={due} today={today} />}
        </p>
        <p className="mt-1 text-muted text-sm">
          {t('requests.arrived', { day: dayText(request.received), channel: t(`channel.${channel}`) })} ·{' '}
          {t('requests.createdBy', { name: request.createdBy })}
        </p>
        <p className="wrap-anywhere text-muted text-sm">{t('requests.recognised', { text: recognised })}</p>
        {request.released !== undefined && (
          <p className="text-muted text-sm">
            {t('requests.releasedBy', { name: request.releasedBy ?? 'CLI', moment: moment(request.released) })}
          </p>
        )}
        {downloads > 0 && <p className="text-muted text-sm">{t('requests.downloads', { count: downloads })}</p>}
        {finished !== undefined && (
          <p className="text-muted text-sm">{t('requests.finished', { moment: moment(finished) })}</p>
        )}
        {state === 'waiting' && (
          <p className="mt-1 text-sm">
            {others.length > 0 ? t('releasers', { names: others.join(', ') }) : t('alone')}{' '}
            <a href={href('Approvals', pageLocale())}>{t('approvals')}</a>
          </p>
        )}
        {kind === 'erase' && state === 'released' && <p className="mt-1 text-sm">{t('requests.running')}</p>}
        {receipt && receipt.length > 0 && <Receipt receipt={receipt} />}
      </div>
      <div className="flex flex-wrap items-start gap-2 sm:max-w-56 sm:flex-col sm:items-stretch">
        {state === 'open' && (
          <LinkButton
            small
            href={personsView.hrefOf({ tab: 'find', request: request.id })}
            aria-label={t('requests.chooseOf', { number })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              personsView.set({ tab: 'find', request: request.id }, 'push');
            }}
          >
            {t('requests.choose')}
          </LinkButton>
        )}
        {releasedExport && (
          <>
            <Button
              small
              busy={running === 'save'}
              aria-label={t('requests.downloadOf', { number })}
              onClick={() => void run(() => saveRequest(request), { key: 'save' })}
            >
              {t('requests.download')}
            </Button>
            <Button
              small
              busy={running === 'answered'}
              onClick={() =>
                void run(() => actOnRequest(request, { _action: 'answered' }), {
                  key: 'answered',
                  done: t('requests.answeredDone', { number }),
                })
              }
            >
              {t('requests.answered')}
            </Button>
          </>
        )}
        {state === 'open' && (
          <Button small look="quiet" onClick={() => setWithdrawing(true)}>
            {t('requests.withdraw')}
          </Button>
        )}
      </div>
      {failure && (
        <div className="sm:col-span-2">
          <Notice live tone="danger">
            {failure}
          </Notice>
        </div>
      )}
      {isWithdrawing && (
        <Suspense>
          <ReasonDialog
            {...reasonLabels()}
            title={t('requests.withdrawTitle', { number })}
            text={t('requests.withdrawText')}
            label={t('requests.withdraw')}
            done={t('requests.withdrawn', { number })}
            danger
            action={(why) => actOnRequest(request, { _action: 'withdraw', reason: why })}
            onClose={() => setWithdrawing(false)}
          />
        </Suspense>
      )}
    </li>
  );
}
