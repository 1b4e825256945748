import { useStore } from '@nanostores/react';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { approvals } from '#stores/staff/approvals.ts';
import { useOwnId } from '../desk/use-own-id.ts';
import { Administrators } from './Administrators.tsx';
import { DecidedApproval, PreparedApproval } from './ApprovalRow.tsx';

/** What waits for the second pair of eyes comes first, then who they belong to. */
export const Approvals = island(() => {
  const t = texts('approvals');
  const value = useStore(approvals.$value);
  const own = useOwnId() ?? '';
  return (
    <Async value={value} failedTitle={t('failed')} onRetry={approvals.reload} skeleton={<Skeleton rows={8} />}>
      {({ approvals: all, employees, distributor, isFirst }) => {
        const prepared = all.filter(({ state }) => state === 'prepared');
        const decided = all.filter(({ state }) => state !== 'prepared');
        const others = employees.filter(({ id, isAdministrator }) => isAdministrator && id !== own);
        return (
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
            <div className="grid gap-5">
              <Card title={t('prepared.title')} count={prepared.length || undefined} flush>
                {prepared.length === 0 ? (
                  <p className="px-5 py-6 text-muted">{t('prepared.none')}</p>
                ) : (
                  <ul className="divide-y divide-line">
                    {prepared.map((one) => (
                      <PreparedApproval key={one.id} approval={one} own={own} others={others} />
                    ))}
                  </ul>
                )}
              </Card>
              {decided.length > 0 && (
                <Card title={t('decided.title')} flush>
                  <ul className="divide-y divide-line">
                    {decided.map((one) => (
                      <DecidedApproval key={one.id} approval={one} />
                    ))}
                  </ul>
                </Card>
              )}
            </div>
            <Administrators employees={employees} distributor={distributor} isFirst={isFirst} own={own} />
          </div>
        );
      }}
    </Async>
  );
});
