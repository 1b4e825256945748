import { useStore } from '@nanostores/react';
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs';
import { useEffect, useState } from 'react';
import { whenIdle } from '#domain/site/when-idle.ts';
import { texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { requests } from '#stores/staff/retention.ts';
import { RequestRow } from './RequestRow.tsx';

const AddRequest = lazy(() => import('./persons-later.ts').then((module) => module.AddRequest));

/** What waits for an answer first, by its deadline. */
export function RequestList() {
  const t = texts('retention');
  const value = useStore(requests.$value);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => whenIdle(() => void AddRequest.preload()), []);
  const add = (
    <Button look="primary" icon={<Icon of={UserPlus} />} onClick={() => setAdding(true)}>
      {t('requests.add')}
    </Button>
  );
  return (
    <>
      <Async
        value={value}
        failedTitle={t('requests.failed')}
        onRetry={requests.reload}
        skeleton={<Skeleton rows={8} />}
      >
        {({ items, today, others }) => {
          const open = items.filter(({ finished }) => finished === undefined);
          const closed = items.filter(({ finished }) => finished !== undefined);
          const rows = (some: typeof items) => (
            <ul className="divide-y divide-line">
              {some.map((request) => (
                <RequestRow key={request.id} request={request} today={today} others={others} />
              ))}
            </ul>
          );
          return (
            <>
              <Card title={t('requests.open')} count={open.length || undefined} action={open.length > 0 && add} flush>
                {open.length > 0 ? (
                  rows(open)
                ) : (
                  <Empty title={t('requests.none')} action={add}>
                    {t('requests.noneText')}
                  </Empty>
                )}
              </Card>
              {closed.length > 0 && (
                <Card title={t('requests.closed')} count={closed.length} flush>
                  {rows(closed)}
                </Card>
              )}
            </>
          );
        }}
      </Async>
      {isAdding && (
        <Suspense>
          <AddRequest onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
