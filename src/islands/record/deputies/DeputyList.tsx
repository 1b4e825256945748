import { useStore } from '@nanostores/react';
import type { DeputyRow } from '#contract/profile/deputy.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { deputies, endDeputy } from '#stores/profile/deputies.ts';
import { startDeputy } from '#stores/session/portal-view.ts';
import { $isDeputy } from '#stores/session/session.ts';

const tones = stateTones['etc.deputy'];
/** Those that are over tell little: the latest of them do. */
const maxEnded = 5;

function Row({ deputy }: { deputy: DeputyRow }) {
  const t = texts('deputies');
  const locale = pageLocale();
  const foundation = useStore($foundation);
  const isDeputy = useStore($isDeputy);
  const { running, run } = useCall({ toasts: true });
  const { id, absent, state, deputy: name, validFrom: from, validTo: to } = deputy;
  const isMine = foundation?.deputyFor?.some((one) => one.id === id) ?? false;
  return (
    <li className="grid gap-x-6 gap-y-2 border-line py-3.5 not-last:border-b sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {t('line', { deputy: name, absent })}
          <StatusPill tone={tones[state]}>{t(`states.${state}`)}</StatusPill>
        </p>
        <p className="text-muted text-sm">
          {formatCalendarDay(from, locale)} – {formatCalendarDay(to, locale)}
        </p>
      </div>
      {state !== 'ended' && !isDeputy && (
        <div className="flex flex-wrap items-start gap-2">
          {isMine && (
            <Button
              small
              look="primary"
              busy={running === 'act'}
              onClick={() => void run(() => startDeputy(foundation?.trid ?? '', id), { key: 'act' })}
            >
              {t('act', { name: absent })}
            </Button>
          )}
          <Button
            small
            busy={running === 'end'}
            aria-label={t('endOf', { deputy: name, absent })}
            onClick={() => void run(() => endDeputy(id), { key: 'end', done: t('ended') })}
          >
            {t('end')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Deputies: those of the user, or all of them for an administrator of the organisation. */
export function DeputyList() {
  const t = texts('deputies');
  const deputiesValue = useStore(deputies.$value);
  return (
    <Async
      value={deputiesValue}
      failedTitle={t('failed')}
      onRetry={deputies.reload}
      skeleton={<Skeleton rows={2} />}
      empty={<p className="text-muted">{t('none')}</p>}
    >
      {(items) => (
        <ul className="-my-3.5">
          {[
            ...items.filter(({ state }) => state !== 'ended'),
            ...items.filter(({ state }) => state === 'ended').slice(0, maxEnded),
          ].map((one) => (
            <Row key={one.id} deputy={one} />
          ))}
        </ul>
      )}
    </Async>
  );
}
