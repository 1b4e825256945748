import { useStore } from '@nanostores/react';
import Download from 'lucide/dist/esm/icons/download.mjs';
import type { TermsOverview as Overview } from '#contract/staff/terms-overview.ts';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay, formatMoment } from '#domain/date/date-format.ts';
import { csv } from '#domain/text/csv.ts';
import { formatNumber } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { TermsVersions } from '#islands/staff/brand/TermsVersions.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { saveFile } from '#stores/files/save-file.ts';
import { saveReceipt } from '#stores/staff/legal.ts';
import { termsOverview } from '#stores/staff/terms.ts';

function save({ missing }: Overview): void {
  const t = texts('terms-overview');
  const rows = missing.flatMap(({ trid, title, users }) =>
    users.map(({ name, userId }) => [trid, title, name, userId]),
  );
  saveFile(t('file'), csv([[t('number'), t('organisation'), t('name'), t('userId')], ...rows]), 'text/csv');
}

function Share({ overview: { version, users, accepted } }: { overview: Overview }) {
  const t = texts('terms-overview');
  const [part, all] = [formatNumber(accepted, pageLocale()), formatNumber(users, pageLocale())];
  return (
    <Card>
      <p className="text-muted text-sm">{t('version', { version: formatCalendarDay(version, pageLocale()) })}</p>
      <p className="mt-1 font-semibold text-lg">{t('share', { accepted: part, users: all })}</p>
      <div className="mt-3 h-2.5 overflow-clip rounded-full bg-track" aria-hidden="true">
        <div className="h-full bg-ok-fill" style={{ width: `${users === 0 ? 0 : (accepted / users) * 100}%` }} />
      </div>
      <p className="mt-3 text-muted text-sm">{t('how')}</p>
      <a href={href('TermsOfUse', pageLocale())}>{t('read')}</a>
    </Card>
  );
}

function Receipt({ user, version }: Pick<Overview['latest'][number], 'user' | 'version'>) {
  const t = texts('terms-overview');
  const { busy, failure, run } = useCall();
  return (
    <span className="absolute end-3 top-2 grid justify-items-end">
      <Button
        small
        look="quiet"
        busy={busy}
        icon={<Icon of={Download} size={16} />}
        aria-label={t('receiptOf', { name: user.name })}
        onClick={() => void run(() => saveReceipt(user.id, version, t('receiptFile', { version })))}
      >
        {t('receipt')}
      </Button>
      {failure && <span className="font-semibold text-danger text-sm">{failure}</span>}
    </span>
  );
}

/** Who accepted the terms in force, who has to at the next sign-in, and who did last. */
export const TermsOverview = island(() => {
  const t = texts('terms-overview');
  const value = useStore(termsOverview.$value);
  return (
    <Async value={value} failedTitle={t('failed')} onRetry={termsOverview.reload} skeleton={<Skeleton rows={8} />}>
      {(overview) => (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
          <div className="grid gap-5">
            <Share overview={overview} />
            <TermsVersions />
            <Card
              flush
              title={t('missing')}
              action={
                overview.missing.length > 0 && (
                  <Button small icon={<Icon of={Download} size={16} />} onClick={() => save(overview)}>
                    {t('csv')}
                  </Button>
                )
              }
            >
              {overview.missing.length === 0 ? (
                <p className="px-5 py-6 text-muted">{t('none')}</p>
              ) : (
                <ul className="divide-y divide-line">
                  {overview.missing.map(({ trid, title, users }) => (
                    <li key={trid} className="px-5 py-3.5">
                      <p className="font-semibold wrap-anywhere">
                        {title} <span className="font-normal text-muted">{trid}</span>
                      </p>
                      <p className="text-sm wrap-anywhere">{users.map(({ name }) => name).join(', ')}</p>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          </div>
          <Card compact flush title={t('latest')}>
            {overview.latest.length === 0 ? (
              <p className="px-5 py-4 text-muted">{t('latestNone')}</p>
            ) : (
              <ul className="divide-y divide-line">
                {overview.latest.map(({ user, version, at }) => (
                  <li key={`${user.id} ${version}`} className="relative px-5 py-2.5 pe-28">
                    <span className="block font-semibold wrap-anywhere">{user.name}</span>
                    <Receipt user={user} version={version} />
                    <span className="text-muted text-sm">
                      {t('latestRow', {
                        version: formatCalendarDay(version, pageLocale()),
                        moment: formatMoment(at, pageLocale()),
                      })}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
      )}
    </Async>
  );
});
