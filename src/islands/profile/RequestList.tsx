import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { requestRoutes } from '#domain/profile/request-routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { type ListedRequest, latestRequests } from '#stores/profile/requests.ts';
import { Async } from '../ui/page/Async.tsx';
import { Card } from '../ui/page/Card.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { StatusPill } from '../ui/text/StatusPill.tsx';
import { requestCaption, requestTone } from './request-labels.ts';

function Row({ request }: { request: ListedRequest }) {
  const t = texts('profile-form');
  const locale = pageLocale();
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line px-5 py-3 not-last:border-b">
      <div className="min-w-0">
        <a
          href={href(requestRoutes[request.type], locale, { id: request.id })}
          className="font-semibold text-link no-underline after:absolute after:inset-0 hover:underline"
        >
          {requestCaption(request)}
        </a>
        <p className="text-muted text-sm">
          {t('request.line', {
            number: request.foreignid,
            by: request.requestedBy,
            day: formatDay(request.created, locale),
          })}
        </p>
      </div>
      <StatusPill tone={requestTone[request.state]}>{t(`states.${request.state}`)}</StatusPill>
    </li>
  );
}

/** The latest requests of the organisation with their states. */
export function RequestList() {
  const t = texts('profile-form');
  const requests = useStore(latestRequests.$value);
  return (
    <Card title={t('request.latest')} flush>
      <Async
        value={requests}
        failedTitle={t('list.failed')}
        onRetry={latestRequests.reload}
        skeleton={
          <div className="p-5">
            <Skeleton rows={2} />
          </div>
        }
        empty={<p className="px-5 py-4 text-muted">{t('list.none')}</p>}
      >
        {(items) => (
          <ul>
            {items.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </ul>
        )}
      </Async>
    </Card>
  );
}
