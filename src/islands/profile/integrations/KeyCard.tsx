import { useStore } from '@nanostores/react';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import { apiBase } from '#api/http.ts';
import type { ApiKey, ApiKeys } from '#contract/integrations/api-key.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { ConfirmForm } from '#islands/ui/overlay/ConfirmForm.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Ago } from '#islands/ui/text/Ago.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { $shownSecret, endApiKey } from '#stores/profile/api-keys.ts';
import { keyTones, rightsInWords, stateOf } from './key-labels.ts';
import { ShownSecret } from './ShownSecret.tsx';

// The kit of forms comes for who makes or changes a key.
const NewKey = lazy(() => import('./NewKey.tsx').then((module) => module.NewKey));
const ChangeKey = lazy(() => import('./KeyDialogs.tsx').then((module) => module.ChangeKey));

interface RowProps {
  apiKey: ApiKey;
  mayChange: boolean;
  onChange: () => void;
  onEnd: () => void;
}

function KeyRow({ apiKey, mayChange, onChange, onEnd }: RowProps) {
  const t = texts('integrations');
  const { name, begin, rights, networks, created, createdBy, expires, ended, lastUsed, lastAddress } = apiKey;
  const state = stateOf(apiKey);
  const isOver = state === 'ended';
  const day = (ms: number) => formatDay(ms, pageLocale());
  const isNoted = !isOver && (state !== 'valid' || apiKey.lacksGiver);
  return (
    <li
      className={`grid gap-x-6 gap-y-3 border-line px-5 py-4 not-first:border-t lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_auto] ${
        state === 'endsSoon' ? 'bg-warn-soft/40' : ''
      } ${isOver ? 'text-muted' : ''}`}
    >
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold text-base wrap-anywhere">
          {name}
          {isOver && <StatusPill tone={keyTones.ended}>{t('state.ended')}</StatusPill>}
          {isNoted && (
            <StatusPill tone={apiKey.lacksGiver ? 'danger' : keyTones[state]}>
              {t(apiKey.lacksGiver ? 'state.lacksGiver' : `state.${state}`)}
            </StatusPill>
          )}
        </h3>
        <p className="text-muted text-sm">
          <code translate="no">{begin}…</code>
        </p>
        <p className="text-muted text-sm">{t('madeBy', { name: createdBy, day: day(created) })}</p>
      </div>
      <dl className="grid content-start gap-x-6 gap-y-2 text-sm sm:grid-cols-2 [&_dt]:text-muted">
        <div>
          <dt>{t('column.rights')}</dt>
          <dd>{rightsInWords(rights)}</dd>
        </div>
        <div>
          <dt>{t('column.networks')}</dt>
          <dd className="wrap-anywhere">{networks.length > 0 ? networks.join(', ') : t('everywhere')}</dd>
        </div>
        <div>
          <dt>{t(isOver ? 'column.ended' : 'column.until')}</dt>
          <dd className={state === 'endsSoon' ? 'font-semibold text-warn' : ''}>{day(ended ?? expires)}</dd>
        </div>
        <div>
          <dt>{t('column.used')}</dt>
          <dd>
            {lastUsed === undefined ? (
              t('neverUsed')
            ) : (
              <>
                <Ago at={lastUsed} /> {lastAddress && t('from', { address: lastAddress })}
              </>
            )}
          </dd>
        </div>
      </dl>
      {!isOver && (
        <div className="flex flex-wrap items-start gap-2 lg:justify-end">
          {mayChange && (
            <Button small aria-label={t('change.of', { name })} onClick={onChange}>
              {t(state === 'endsSoon' ? 'change.extend' : 'change.open')}
            </Button>
          )}
          <Button small className="border-danger text-danger" aria-label={t('end.of', { name })} onClick={onEnd}>
            {t('end.open')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The keys of systems, those that count before those that ended. */
export function KeyCard({ items, offered, address }: ApiKeys) {
  const t = texts('integrations');
  const made = useStore($shownSecret);
  const [isMaking, setMaking] = useState(false);
  const [changing, setChanging] = useState<ApiKey>();
  const [ending, setEnding] = useState<ApiKey>();
  const mayMake = Object.keys(offered).length > 0;
  const sorted = items.toSorted((a, b) => Number(stateOf(a) === 'ended') - Number(stateOf(b) === 'ended'));
  return (
    <Card
      flush
      title={t('keys.title')}
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <a className="text-sm" href={`${apiBase}/docs`}>
            {t('keys.description')}
          </a>
          {mayMake && (
            <Button small look="primary" icon={<Icon of={Plus} />} onClick={() => setMaking(true)}>
              {t('keys.make')}
            </Button>
          )}
        </div>
      }
    >
      {made && <ShownSecret key={made.secret} made={made} onSafe={() => $shownSecret.set(undefined)} />}
      {items.length === 0 ? (
        <div className="grid gap-1 px-5 py-6">
          <p className="font-semibold">{t('keys.none')}</p>
          <p className="text-muted">{t('keys.noneText')}</p>
        </div>
      ) : (
        <ul>
          {sorted.map((one) => (
            <KeyRow
              key={one.id}
              apiKey={one}
              mayChange={mayMake}
              onChange={() => setChanging(one)}
              onEnd={() => setEnding(one)}
            />
          ))}
        </ul>
      )}
      <p className="border-line border-t bg-surface px-5 py-3 text-muted text-sm">{t('keys.rule')}</p>
      {isMaking && (
        <Suspense>
          <NewKey offered={offered} address={address} onClose={() => setMaking(false)} />
        </Suspense>
      )}
      {changing && (
        <Suspense>
          <ChangeKey apiKey={changing} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
      <ConfirmForm
        danger
        open={ending !== undefined}
        onClose={() => setEnding(undefined)}
        title={t('end.title', { name: ending?.name ?? '' })}
        confirmLabel={t('end.confirm')}
        action={() => endApiKey(ending?.id ?? '')}
        done={t('end.done', { name: ending?.name ?? '' })}
      >
        {t('end.text')}
      </ConfirmForm>
    </Card>
  );
}
