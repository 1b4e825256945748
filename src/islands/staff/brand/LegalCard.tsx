import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { legal } from '#stores/staff/legal.ts';
import { LegalRow } from './LegalRow.tsx';

/** The texts of the public pages; terms have a page of their own. */
export function LegalCard() {
  const t = texts('legal');
  const value = useStore(legal.$value);
  return (
    <Card flush title={t('title')}>
      <p className="border-line border-b px-5 py-3 text-muted">{t('lead')}</p>
      <Async value={value} failedTitle={t('failed')} onRetry={legal.reload}>
        {(overview) => (
          <ul className="divide-y divide-line">
            {(['imprint', 'privacy', 'accessibility', 'terms'] as const).map((name) => (
              <LegalRow key={name} name={name} overview={overview} />
            ))}
          </ul>
        )}
      </Async>
    </Card>
  );
}
