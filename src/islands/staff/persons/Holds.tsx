import { useState } from 'react';
import type { Hold } from '#contract/staff/retention.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { actOnHold } from '#stores/staff/retention.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { dayText, reasonLabels, typeName } from './labels.ts';

/** Records that are kept beyond their time, and why. */
export function Holds({ holds }: { holds: readonly Hold[] }) {
  const t = texts('retention');
  const [ending, setEnding] = useState<Hold>();
  const nameOf = ({ type, number }: Hold) => [typeName(type), number].filter(Boolean).join(' ');
  return (
    <Card title={t('holds.title')} count={holds.length || undefined} flush>
      {holds.length === 0 ? (
        <p className="px-5 py-5 text-muted">{t('holds.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {holds.map((hold) => (
            <li key={`${hold.trid}/${hold.id}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
              <span className="min-w-0 grow wrap-anywhere">
                <span className="font-semibold">{nameOf(hold)}</span>, {hold.organisation}
                <span className="block">
                  {t('holds.until', { day: dayText(hold.until) })}, {t('holds.because', { reason: hold.reason })}
                </span>
                <span className="block text-muted text-sm">
                  {t('holds.by', { name: hold.by, moment: formatMoment(hold.at, pageLocale()) })}
                </span>
              </span>
              <Button
                small
                look="quiet"
                aria-label={t('holds.endOf', { name: nameOf(hold) })}
                onClick={() => setEnding(hold)}
              >
                {t('holds.end')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {ending && (
        <ReasonDialog
          {...reasonLabels()}
          title={t('holds.endTitle', { name: nameOf(ending) })}
          text={t('holds.endText')}
          label={t('holds.end')}
          done={t('holds.ended', { name: nameOf(ending) })}
          danger
          action={(reason) => actOnHold({ _action: 'release', trid: ending.trid, record: ending.id, reason })}
          onClose={() => setEnding(undefined)}
        />
      )}
    </Card>
  );
}
