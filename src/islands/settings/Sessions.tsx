import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ApiError } from '#api/api-error.ts';
import type { OwnSession } from '#contract/me/sessions.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { endOtherSessions, endSession, ownSessions } from '#stores/me/sessions.ts';
import { ConfirmForm } from '../ui/overlay/ConfirmForm.tsx';
import { Async } from '../ui/page/Async.tsx';
import { failureText } from '../ui/page/failure-text.ts';
import { Notice } from '../ui/page/Notice.tsx';
import { useCall } from '../ui/page/useCall.ts';
import { Ago } from '../ui/text/Ago.tsx';
import { Button } from '../ui/text/Button.tsx';
import { StatusPill } from '../ui/text/StatusPill.tsx';

interface RowProps {
  session: OwnSession;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: RowProps) {
  const t = texts('settings');
  const { client, network, created, lastUsed, current } = session;
  const device = client === 'other' ? t('sessions.unknown') : client;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3.5 sm:flex-nowrap first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {device}
          {current && <StatusPill tone="ok">{t('sessions.here')}</StatusPill>}
        </p>
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-muted text-sm [&>div]:flex [&>div]:gap-1">
          <div>
            <dt>{t('sessions.used')}:</dt>
            <dd>
              <Ago at={lastUsed} />
            </dd>
          </div>
          <div>
            <dt>{t('sessions.since')}:</dt>
            <dd>{formatMoment(created, pageLocale())}</dd>
          </div>
          {network && (
            <div>
              <dt>{t('sessions.place')}:</dt>
              <dd>{network}</dd>
            </div>
          )}
        </dl>
      </div>
      {!current && (
        <Button small busy={busy} aria-label={t('sessions.endOne', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** Where the user is signed in, and the way to end it. */
export function Sessions() {
  const t = texts('settings');
  const sessions = useStore(ownSessions.$value);
  const textOf = (error: ApiError) => t('sessions.notEnded', { reason: failureText(error) });
  const { running, failure, run } = useCall({ textOf });
  const [isEndingOthers, setEndingOthers] = useState(false);

  return (
    <>
      <p className="mb-4 text-muted">{t('sessions.lead')}</p>
      <Async value={sessions} failedTitle={t('sessions.failed')} onRetry={ownSessions.reload}>
        {(items) => (
          <div className="grid gap-4">
            {failure && (
              <Notice tone="danger" live>
                {failure}
              </Notice>
            )}
            <ul className="divided">
              {items.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  busy={running === session.id}
                  onEnd={() => void run(() => endSession(session.id), { key: session.id, done: t('sessions.ended') })}
                />
              ))}
            </ul>
            {items.length > 1 ? (
              <Button className="justify-self-start" onClick={() => setEndingOthers(true)}>
                {t('sessions.endOthers')}
              </Button>
            ) : (
              <p className="text-muted text-sm">{t('sessions.onlyHere')}</p>
            )}
          </div>
        )}
      </Async>
      <ConfirmForm
        open={isEndingOthers}
        onClose={() => setEndingOthers(false)}
        title={t('sessions.endOthersTitle')}
        confirmLabel={t('sessions.endOthers')}
        textOf={textOf}
        action={endOtherSessions}
        done={t('sessions.endedOthers')}
      >
        {t('sessions.endOthersText')}
      </ConfirmForm>
    </>
  );
}
