import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { ApiError } from '#api/api-error.ts';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Empty } from '#islands/ui/page/Empty.tsx';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { markAll, newestNotifications } from '#stores/me/notifications.ts';
import { $unread } from '#stores/me/unread.ts';
import { toast } from '#stores/page/toasts.ts';
import { NotificationGroups } from './NotificationGroups.tsx';

/** The newest notifications, below the bell. */
export function BellPanel() {
  const t = texts('shell');
  const value = useStore(newestNotifications.$value);
  const unread = useStore($unread);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const items = value.state === 'ready' ? value.value.items : [];

  return (
    <div ref={panel} tabIndex={-1} role="dialog" aria-label={t('bell.title')} className="outline-none">
      <div className="flex min-h-14 items-center justify-between gap-3 border-line border-b px-5 py-2">
        <h2 className="text-base">{t('bell.title')}</h2>
        {unread > 0 && items.length > 0 && (
          <Button
            small
            look="quiet"
            onClick={() => {
              panel.current?.focus();
              markAll(items).catch((cause: unknown) => toast('danger', failureText(ApiError.from(cause))));
            }}
          >
            {t('bell.markAll')}
          </Button>
        )}
      </div>
      {/* As high before its list is there as after, so that the link below stays under the pointer. */}
      <div className="h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain">
        <Async
          value={value}
          skeleton={<Skeleton rows={3} tile />}
          isEmpty={(list) => list.items.length === 0}
          empty={<Empty title={t('bell.empty')}>{t('bell.emptyText')}</Empty>}
          onRetry={() => void newestNotifications.reload()}
          failedTitle={t('bell.failed')}
        >
          {({ items: listedItems }) => <NotificationGroups items={listedItems} level="h3" />}
        </Async>
      </div>
      <p className="border-line border-t px-5 py-3 text-center">
        <a href={href('Notifications', pageLocale())} className="font-semibold">
          {t('bell.all')}
        </a>
      </p>
    </div>
  );
}
