import { type CommissionImport, isImportError } from '#contract/commissions/import.ts';
import { texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { count, faultPlace, faultText } from './import-labels.ts';

/** The faults of the file, place by place, errors before warnings. */
export function ImportFaults({ found: { faults, errors, warnings } }: { found: CommissionImport }) {
  const t = texts('commission-imports');
  if (faults.length === 0) return null;
  const total = errors + warnings;
  return (
    <Card title={t('faultList.title')} flush>
      <ul className="divided">
        {faults.map((fault) => {
          const isError = isImportError(fault);
          return (
            <li key={JSON.stringify(fault)} className="grid gap-x-4 gap-y-1 px-5 py-3 sm:grid-cols-[7rem_11rem_1fr]">
              <span>
                <StatusPill tone={isError ? 'danger' : 'warn'}>
                  {isError ? t('faultList.error') : t('faultList.warning')}
                </StatusPill>
              </span>
              <span className="text-muted">{faultPlace(fault)}</span>
              <span className="wrap-anywhere">{faultText(fault)}</span>
            </li>
          );
        })}
      </ul>
      {total > faults.length && (
        <p className="border-line border-t px-5 py-3 text-muted text-sm">
          {t('faultList.more', { n: count(faults.length), total: count(total) })}
        </p>
      )}
    </Card>
  );
}
