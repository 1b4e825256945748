import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { ApiError } from '#api/api-error.ts';
import type { PushBrowser } from '#contract/me/push.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import {
  ownPush,
  PushServiceError,
  type PushState,
  type PushView,
  removePushBrowser,
  turnPushOn,
} from '#stores/push/push.ts';
import { Async } from '../ui/page/Async.tsx';
import { failureText } from '../ui/page/failure-text.ts';
import { Notice } from '../ui/page/Notice.tsx';
import { useCall } from '../ui/page/useCall.ts';
import { Ago } from '../ui/text/Ago.tsx';
import { Button } from '../ui/text/Button.tsx';
import { StatusPill } from '../ui/text/StatusPill.tsx';

const tones = { on: 'ok', off: 'neutral', denied: 'warn', unsupported: 'neutral', none: 'neutral' } as const;

/** Browsers of iPhones and iPads know push messages only from the home screen. */
const isMobileApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

interface HereProps {
  view: PushView;
  busy: boolean;
  onTurnOn: (key: string) => void;
  onTurnOff: (id: string) => void;
}

/** How this browser stands, and the press that changes it. */
function ThisBrowser({ view: { state, key, here }, busy, onTurnOn, onTurnOff }: HereProps) {
  const t = texts('push');
  const textOf = (of: PushState) => t(of === 'unsupported' && isMobileApple() ? 'text.ios' : `text.${of}`);
  return (
    <div className="grid justify-items-start gap-3">
      <div className="grid gap-1.5">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {t('here')}
          <StatusPill tone={tones[state]}>{t(`states.${state}`)}</StatusPill>
        </h3>
        <p>{textOf(state)}</p>
      </div>
      {state === 'off' && key && (
        <Button look="primary" busy={busy} onClick={() => onTurnOn(key)}>
          {t('turnOn')}
        </Button>
      )}
      {state === 'on' && here && (
        <Button busy={busy} onClick={() => onTurnOff(here)}>
          {t('turnOff')}
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  browser: PushBrowser;
  isHere: boolean;
  busy: boolean;
  onRemove: () => void;
}

function BrowserRow({ browser: { client, created, lastSuccess }, isHere, busy, onRemove }: RowProps) {
  const t = texts('push');
  const name = client === 'other' ? t('unknown') : client;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3.5 sm:flex-nowrap first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {name}
          {isHere && <StatusPill tone="ok">{t('here')}</StatusPill>}
        </p>
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-muted text-sm [&>div]:flex [&>div]:gap-1">
          <div>
            <dt>{t('since')}:</dt>
            <dd>{formatMoment(created, pageLocale())}</dd>
          </div>
          <div>
            <dt>{t('last')}:</dt>
            <dd>{lastSuccess === undefined ? t('never') : <Ago at={lastSuccess} />}</dd>
          </div>
        </dl>
      </div>
      {!isHere && (
        <Button small busy={busy} aria-label={t('removeOne', { browser: name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      )}
    </li>
  );
}

/** The browsers that show news of the user while the portal is closed. */
export function BrowserPush() {
  const t = texts('push');
  const push = useStore(ownPush.$value);
  const [problem, setProblem] = useState<'notAllowed' | 'noService'>();
  const textOf = (error: ApiError) => t('notChanged', { reason: failureText(error) });
  const { running, failure, run } = useCall({ textOf });
  const turnOn = (key: string) =>
    run(
      async () => {
        setProblem(undefined);
        try {
          if (!(await turnPushOn(key))) setProblem('notAllowed');
        } catch (error) {
          if (!(error instanceof PushServiceError)) throw error;
          setProblem('noService');
        }
      },
      { key: 'here' },
    );
  return (
    <div className="grid gap-5">
      <p className="text-muted">{t('lead')}</p>
      <Async value={push} failedTitle={t('failed')} onRetry={ownPush.reload}>
        {(view) => (
          <>
            {(failure ?? (problem && view.state !== 'denied')) && (
              <Notice tone={failure ? 'danger' : 'warn'} live>
                {failure ?? (problem && t(problem))}
              </Notice>
            )}
            <ThisBrowser
              view={view}
              busy={running === 'here'}
              onTurnOn={(key) => void turnOn(key)}
              onTurnOff={(id) => void run(() => removePushBrowser(id, true), { key: 'here', done: t('turnedOff') })}
            />
            {view.browsers.length > 0 && (
              <section aria-labelledby="push-browsers" className="grid gap-3 border-line border-t pt-5">
                <h3 id="push-browsers">{t('list')}</h3>
                <ul className="divided">
                  {view.browsers.map((browser) => (
                    <BrowserRow
                      key={browser.id}
                      browser={browser}
                      isHere={browser.id === view.here}
                      busy={running === browser.id}
                      onRemove={() =>
                        void run(() => removePushBrowser(browser.id, false), { key: browser.id, done: t('removed') })
                      }
                    />
                  ))}
                </ul>
              </section>
            )}
            <p className="text-muted text-sm">{t('privacy')}</p>
          </>
        )}
      </Async>
    </div>
  );
}
