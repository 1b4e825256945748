import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { texts } from '#i18n/client.ts';
import { statements } from '#stores/commissions/statements.ts';
import { $commissionTab, $isDrawn, commissionAddress, commissionTabs, openTab } from '#stores/commissions/view.ts';
import { NoRight } from '../record/list/NoRecords.tsx';
import { Async } from '../ui/page/Async.tsx';
import { lazy, Suspense } from '../ui/page/lazy.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { Months } from './Months.tsx';

const LineList = lazy(() => import('./LineList.tsx').then((module) => module.LineList));
const LinePanel = lazy(() => import('./LinePanel.tsx').then((module) => module.LinePanel));
const MissingCommissions = lazy(() => import('./MissingCommissions.tsx').then((module) => module.MissingCommissions));
const Analysis = lazy(() => import('./Analysis.tsx').then((module) => module.Analysis));
const parts = { months: Months, lines: LineList, missing: MissingCommissions, analysis: Analysis } as const;

const closeLine = () => commissionAddress.set({ line: '' }, 'push');
const refusals = [403, 404];

/** What a foundation's commissions come to: its months, the lines behind them, and what has changed. */
export function Commissions({ waiting, head, lead }: { waiting: ReactNode; head: ReactNode; lead: string }) {
  const t = texts('commissions');
  const tab = useStore($commissionTab);
  const { line } = useStore(commissionAddress.$query);
  const answer = useStore(statements.$value);
  const Part = parts[tab];
  const isKnown = answer.state !== 'loading';
  useEffect(() => $isDrawn.set(isKnown), [isKnown]);
  if (answer.state === 'failed' && refusals.includes(answer.error.status)) return <NoRight title={t('list.noRight')} />;
  return (
    <>
      <Tabs
        label={t('tabs')}
        head={head}
        tabs={commissionTabs.map((name) => ({ name, caption: t(`tab.${name}`) }))}
        chosen={tab}
        onChoose={(next) => next !== tab && openTab(next)}
      >
        {tab !== 'lines' && <p className="max-w-prose text-muted text-sm">{lead}</p>}
        <Async value={answer} failedTitle={t('months.failed')} onRetry={statements.reload} skeleton={waiting}>
          {(loadedAnswer) => (
            <Suspense fallback={waiting}>
              <Part answer={loadedAnswer} />
            </Suspense>
          )}
        </Async>
      </Tabs>
      {line && answer.state === 'ready' && (
        <Suspense fallback={null}>
          <LinePanel key={line} id={line} statements={answer.value.items} onClose={closeLine} />
        </Suspense>
      )}
    </>
  );
}
