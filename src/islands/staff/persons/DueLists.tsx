import { useStore } from '@nanostores/react';
import CheckCheck from 'lucide/dist/esm/icons/check-check.mjs';
import { useState } from 'react';
import type { DueList, RetentionRuleRow } from '#contract/staff/retention.ts';
import { href } from '#domain/access/routes.ts';
import { formatMoment } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { actOnRule, dueRecords, personsView, retention } from '#stores/staff/retention.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { Holds } from './Holds.tsx';
import { dayText, periodText, reasonLabels, ruleName, typeName } from './labels.ts';
import { HoldDialog } from './RuleDialogs.tsx';

type DueItem = DueList['items'][number];
const maxShown = 100;

function DueRecords({ count }: { count: number }) {
  const t = texts('retention');
  const value = useStore(dueRecords.$value);
  const [held, setHeld] = useState<DueItem>();
  const nameOf = ({ type, number, title }: DueItem) => [typeName(type), number, title].filter(Boolean).join(' ');
  return (
    <div className="border-line border-t bg-surface">
      <Async value={value} failedTitle={t('failed')} onRetry={dueRecords.reload} skeleton={<Skeleton rows={4} />}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className="px-5 py-3 text-muted">{t('due.rows')}</p>}
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <li key={`${item.trid}/${item.id}`} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
                  <span className="min-w-0 grow wrap-anywhere">
                    {nameOf(item)}
                    <span className="block text-muted text-sm">
                      {item.organisation} · {t('due.until', { day: dayText(item.until) })}
                    </span>
                  </span>
                  <Button
                    small
                    look="quiet"
                    aria-label={t('due.holdOf', { name: nameOf(item) })}
                    onClick={() => setHeld(item)}
                  >
                    {t('due.hold')}
                  </Button>
                </li>
              ))}
            </ul>
            {items.length > 0 && count > maxShown && <p className="px-5 py-3 text-muted text-sm">{t('due.more')}</p>}
          </>
        )}
      </Async>
      {held && <HoldDialog place={held} name={nameOf(held)} onClose={() => setHeld(undefined)} />}
    </div>
  );
}

interface RowProps {
  rule: RetentionRuleRow;
  isOpen: boolean;
  others: readonly string[];
}

function DueRow({ rule, isOpen, others }: RowProps) {
  const t = texts('retention');
  const [isAsking, setAsking] = useState(false);
  const name = ruleName(rule.id);
  return (
    <li>
      <div className="grid gap-x-6 gap-y-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h3 className="font-semibold text-base">
            {name} <span className="font-normal">· {t('count', { count: rule.due })}</span>
          </h3>
          <p className="text-sm">
            {periodText(rule)}, {t(`then.${rule.outcome}`)}
          </p>
          <p className="text-muted text-sm">
            {t('due.oldest', { day: dayText(rule.oldest) })} · {rule.laws.join(', ')}
          </p>
          {rule.waiting?.kind === 'retention' && (
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <StatusPill tone="warn">{t('waits')}</StatusPill>
              <span>
                {others.length > 0 ? t('releasers', { names: others.join(', ') }) : t('alone')}{' '}
                <a href={href('Approvals', pageLocale())}>{t('approvals')}</a>
              </span>
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-start gap-2">
          <Button
            small
            aria-expanded={isOpen}
            aria-label={t('due.showOf', { name })}
            onClick={() => personsView.set({ rule: isOpen ? '' : rule.id })}
          >
            {t(isOpen ? 'due.hide' : 'due.show')}
          </Button>
          {!rule.waiting && (
            <Button small aria-label={t('due.releaseOf', { name })} onClick={() => setAsking(true)}>
              {t('due.release')}
            </Button>
          )}
        </div>
      </div>
      {isOpen && <DueRecords count={rule.due} />}
      {isAsking && (
        <ReasonDialog
          {...reasonLabels()}
          title={t('due.releaseTitle', { name })}
          text={`${t('count', { count: rule.due })}. ${t(rule.outcome === 'blank' ? 'due.blank' : 'due.delete')}`}
          label={t('due.submit')}
          done={t('due.done')}
          danger
          action={(reason) => actOnRule(rule.id, { _action: 'release', reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}

/** What is due by which rule, what is held, and what was released. */
export function DueLists() {
  const t = texts('retention');
  const value = useStore(retention.$value);
  const { rule: open } = useStore(personsView.$query);
  return (
    <Async value={value} failedTitle={t('failed')} onRetry={retention.reload} skeleton={<Skeleton rows={8} />}>
      {({ rules, holds, runs, others }) => {
        const due = rules.filter((rule) => rule.due > 0);
        return (
          <>
            <Card title={t('due.title')} count={due.length || undefined} flush>
              {due.length === 0 ? (
                <Empty icon={CheckCheck} title={t('due.none')}>
                  {t('due.noneText')}
                </Empty>
              ) : (
                <ul className="divide-y divide-line">
                  {due.map((rule) => (
                    <DueRow key={rule.id} rule={rule} isOpen={rule.id === open} others={others} />
                  ))}
                </ul>
              )}
            </Card>
            <Holds holds={holds} />
            {runs.length > 0 && (
              <Card title={t('runs.title')} flush>
                <ul className="divide-y divide-line">
                  {runs.map(({ id, rule, state, done, total, failed, by, started, finished }) => (
                    <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
                      <span className="grow">
                        <span className="font-semibold">{ruleName(rule)}</span>{' '}
                        {state === 'running'
                          ? t('runs.running', { done, total })
                          : t('runs.done', { done, total, moment: formatMoment(finished ?? started, pageLocale()) })}
                      </span>
                      {failed > 0 && <StatusPill tone="danger">{t('runs.failed', { count: failed })}</StatusPill>}
                      <span className="text-muted text-sm">
                        {t('runs.by', { name: by, moment: formatMoment(started, pageLocale()) })}
                      </span>
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </>
        );
      }}
    </Async>
  );
}
