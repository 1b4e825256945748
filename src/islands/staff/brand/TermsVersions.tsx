import { useStore } from '@nanostores/react';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Disclosure } from '#islands/ui/page/Disclosure.tsx';
import { legal } from '#stores/staff/legal.ts';
import { LegalRow } from './LegalRow.tsx';

/** Versions of the terms: the one in force, the one to come, and those before. */
export function TermsVersions() {
  const t = texts('legal');
  const value = useStore(legal.$value);
  const locale = pageLocale();
  return (
    <Card flush title={t('versions')}>
      <Async value={value} failedTitle={t('failed')} onRetry={legal.reload}>
        {(overview) => {
          const released = overview.versions.filter(({ name, stage }) => name === 'terms' && stage === 'released');
          return (
            <ul className="divide-y divide-line">
              <LegalRow name="terms" overview={overview} />
              {released.map(({ id, validFrom, audience = 'all', releasedBy = '', texts: { de, en } }) => (
                <li key={id} className="px-5 py-3.5">
                  <Disclosure
                    headClassName="font-semibold"
                    head={t(validFrom > overview.today ? 'from' : 'since', {
                      day: formatCalendarDay(validFrom, locale),
                    })}
                  >
                    <ul className="mt-1 list-disc ps-5">
                      {(locale === 'de' ? de : en).changes.map((change) => (
                        <li key={change}>{change}</li>
                      ))}
                    </ul>
                  </Disclosure>
                  <p className="text-muted text-sm">
                    {t(`asks.${audience}`)} · {t('releasedBy', { name: releasedBy })}
                  </p>
                </li>
              ))}
            </ul>
          );
        }}
      </Async>
    </Card>
  );
}
