import { useStore } from '@nanostores/react';
import { formatNumber } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { openImpact } from '#stores/staff/catalogue.ts';

const rows = ['contracts', 'orders', 'offers', 'drafts', 'partners'] as const;

/** What the whole state reaches, and what becomes of it. */
export function ImpactCard() {
  const t = texts('catalogue');
  const value = useStore(openImpact.$value);
  return (
    <Card flush title={t('impact.title')}>
      <Async value={value} failedTitle={t('impact.failed')} onRetry={openImpact.reload}>
        {(impact) => (
          <ul className="divide-y divide-line">
            {rows.map((name) => (
              <li
                key={name}
                className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-5 py-3 sm:grid-cols-[12rem_4rem_minmax(0,1fr)] ${name === 'drafts' && impact.draftsToChange > 0 ? 'bg-warn-soft' : ''}`}
              >
                <span className="font-semibold">{t(`impact.${name}`)}</span>
                <span className="text-end tabular-nums">{formatNumber(impact[name], pageLocale())}</span>
                <span className="max-sm:col-span-2">
                  {t(`impact.${name}Text`)}
                  {name === 'drafts' && impact.draftsToChange > 0 && (
                    <strong> {t('impact.loses', { count: impact.draftsToChange })}</strong>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Async>
    </Card>
  );
}
