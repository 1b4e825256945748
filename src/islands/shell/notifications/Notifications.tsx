import { useStore } from '@nanostores/react';
import { notificationEvents } from '#contract/me/settings.ts';
import { texts } from '#i18n/client.ts';
import { Chips } from '#islands/ui/form/Chips.tsx';
import { PlainSelect } from '#islands/ui/form/PlainSelect.tsx';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { island } from '#islands/ui/page/island.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { useCall } from '#islands/ui/page/useCall.ts';
import { Button } from '#islands/ui/text/Button.tsx';
import {
  $notificationFilter,
  allNotifications,
  filterNotifications,
  loadMore,
  markAll,
} from '#stores/me/notifications.ts';
import { $unread } from '#stores/me/unread.ts';
import { NotificationGroups } from './NotificationGroups.tsx';

function Filters() {
  const t = texts('notifications');
  const eventTexts = texts('notification-events');
  const { event, unread } = useStore($notificationFilter);
  const options = notificationEvents.map((value) => ({ value, label: eventTexts(`${value}.name`) }));
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Chips
        always
        label={t('show')}
        chips={[
          { value: '', label: t('all') },
          { value: '1', label: t('unreadOnly') },
        ]}
        selected={unread}
        onSelect={(value) => filterNotifications({ unread: value ?? '' })}
      />
      <PlainSelect
        small
        aria-label={t('about')}
        options={options}
        placeholder={t('anyEvent')}
        value={event}
        onChange={({ target }) => filterNotifications({ event: target.value })}
      />
    </div>
  );
}

function Nothing() {
  const t = texts('notifications');
  const { event, unread } = useStore($notificationFilter);
  const isFiltered = event !== '' || unread !== '';
  if (!isFiltered) return <Empty title={t('empty')}>{t('emptyText')}</Empty>;
  return (
    <Empty
      title={unread && !event ? t('allRead') : t('noneFound')}
      action={<Button onClick={() => filterNotifications({ event: '', unread: '' })}>{t('showAll')}</Button>}
    />
  );
}

/** All that the user was told in the last 90 days. */
function NotificationsPage() {
  const t = texts('notifications');
  const value = useStore(allNotifications.$value);
  const count = useStore($unread);
  const { running, run } = useCall({ toasts: true });
  const items = value.state === 'ready' ? value.value.items : [];

  return (
    <div className="grid max-w-form gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Filters />
        {count > 0 && items.length > 0 && (
          <Button small onClick={() => void run(() => markAll(items))}>
            {t('markAll')}
          </Button>
        )}
      </div>
      <div className="card overflow-clip">
        <Async
          value={value}
          skeleton={<Skeleton rows={6} tile />}
          isEmpty={(list) => list.items.length === 0}
          empty={<Nothing />}
          onRetry={() => void allNotifications.reload()}
          failedTitle={t('failed')}
        >
          {({ items: listedItems, next }) => (
            <>
              <NotificationGroups items={listedItems} level="h2" />
              {next && (
                <div className="border-line border-t p-4 text-center">
                  <Button busy={running === 'more'} onClick={() => void run(loadMore, { key: 'more' })}>
                    {t('more')}
                  </Button>
                </div>
              )}
            </>
          )}
        </Async>
      </div>
    </div>
  );
}

export const Notifications = island(NotificationsPage);
