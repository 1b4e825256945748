import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { RetentionRuleRow } from '#contract/staff/retention.ts';
import { href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { retention } from '#stores/staff/retention.ts';
import { periodText, ruleName } from './labels.ts';
import { PeriodDialog } from './RuleDialogs.tsx';

function RuleRow({ rule }: { rule: RetentionRuleRow }) {
  const t = texts('retention');
  const [isChanging, setChanging] = useState(false);
  const name = ruleName(rule.id);
  return (
    <li className="grid gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="font-semibold text-base">{name}</h3>
        {rule.isReleased && (
          <p>
            {periodText(rule)}, {t(`then.${rule.outcome}`)}
          </p>
        )}
        <p className={rule.isReleased ? 'text-muted text-sm' : ''}>{t(`ground.${rule.id as 'customers'}`)}</p>
        <p className="text-muted text-sm">{rule.laws.join(' · ')}</p>
        {rule.changed && (
          <p className="text-muted text-sm">
            {t('rules.changed', { name: rule.changed.by, moment: formatMoment(rule.changed.at, pageLocale()) })}
          </p>
        )}
        {rule.waiting?.kind === 'retentionPeriod' && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
            <StatusPill tone="warn">{t('waits')}</StatusPill>
            <a href={href('Approvals', pageLocale())}>{t('approvals')}</a>
          </p>
        )}
      </div>
      {rule.isReleased && !rule.waiting && (
        <Button
          small
          className="justify-self-start self-start"
          aria-label={t('rules.changeOf', { name })}
          onClick={() => setChanging(true)}
        >
          {t('rules.change')}
        </Button>
      )}
      {isChanging && <PeriodDialog rule={rule} onClose={() => setChanging(false)} />}
    </li>
  );
}

/** How long what is kept, and which law says so. */
export function RuleList() {
  const t = texts('retention');
  const value = useStore(retention.$value);
  return (
    <Async value={value} failedTitle={t('failed')} onRetry={retention.reload} skeleton={<Skeleton rows={10} />}>
      {({ rules }) => {
        const part = (isReleased: boolean) => (
          <ul className="divide-y divide-line">
            {rules
              .filter((rule) => rule.isReleased === isReleased)
              .map((rule) => (
                <RuleRow key={rule.id} rule={rule} />
              ))}
          </ul>
        );
        return (
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
            <Card title={t('rules.released')} flush>
              {part(true)}
            </Card>
            <Card title={t('rules.automatic')} flush>
              {part(false)}
            </Card>
          </div>
        );
      }}
    </Async>
  );
}
