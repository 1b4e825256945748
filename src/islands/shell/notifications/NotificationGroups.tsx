import { useStore } from '@nanostores/react';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import ArrowRightLeft from 'lucide/dist/esm/icons/arrow-right-left.mjs';
import Award from 'lucide/dist/esm/icons/award.mjs';
import Check from 'lucide/dist/esm/icons/check.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import ListChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs';
import MessagesSquare from 'lucide/dist/esm/icons/messages-square.mjs';
import Newspaper from 'lucide/dist/esm/icons/newspaper.mjs';
import ScrollText from 'lucide/dist/esm/icons/scroll-text.mjs';
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { ApiError } from '#api/api-error.ts';
import type { Notification } from '#contract/me/notifications.ts';
import type { NotificationEvent } from '#contract/me/settings.ts';
import { localePath } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatDay, formatShortWeekday } from '#domain/date/date-format.ts';
import { withTrid } from '#domain/me/link-for-foundation.ts';
import { type NotificationPeriod, notificationGroups, titleParts } from '#domain/me/notification-groups.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { failureText } from '#islands/ui/page/failure-text.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { IconButton } from '#islands/ui/text/IconButton.tsx';
import { $foundation, $foundations } from '#stores/foundation/foundation.ts';
import { markOne } from '#stores/me/notifications.ts';
import { toast } from '#stores/page/toasts.ts';

const icons = {
  ticketAnswer: MessageSquare,
  orderStatus: ShoppingCart,
  porting: ArrowRightLeft,
  comment: MessagesSquare,
  request: ListChecks,
  rights: KeyRound,
  newDocuments: FileText,
  statement: ScrollText,
  certificate: Award,
  newsletter: Newspaper,
  notice: TriangleAlert,
} as const satisfies Record<NotificationEvent, unknown>;

const showFailure = (cause: unknown) => toast('danger', failureText(ApiError.from(cause)));

/** When it happened, as far as the heading above does not say it: the time of today, else the day. */
function whenText(created: number, period: NotificationPeriod): string {
  if (period === 'today') return formatClock(created);
  return period === 'week' ? formatShortWeekday(berlinDay(created), pageLocale()) : formatDay(created, pageLocale());
}

interface RowProps {
  item: Notification;
  period: NotificationPeriod;
  named: boolean;
}

function Row({ item, period, named: hasFoundationLabel }: RowProps) {
  const t = texts('shell');
  const here = useStore($foundation);
  const { id, event, title, trid, foundation, created, unread, link } = item;
  const isElsewhere = trid !== undefined && trid !== here?.trid;
  const { name, number } = titleParts(title[pageLocale()]);
  const address = localePath(isElsewhere ? withTrid(link, trid) : link, pageLocale());
  return (
    <li className={`relative flex items-start gap-3 px-5 py-3 hover:bg-brand-soft/50 ${unread ? '' : 'text-muted'}`}>
      <span className="tile shrink-0">
        <Icon of={icons[event]} />
      </span>
      <span className="min-w-0 flex-1">
        <a
          href={address}
          className={`after:absolute after:inset-0 ${unread ? 'font-semibold' : ''}`}
          // A page drawn ahead would still be that of the other organisation.
          {...(isElsewhere && { 'data-not-ahead': '' })}
          onClick={() => {
            if (unread) markOne(id).catch(() => undefined);
          }}
        >
          {unread && <span className="sr-only">{t('bell.unread')} </span>}
          {name}
          {number && <span className="font-normal text-muted text-sm"> · {number}</span>}
        </a>
        <span className="flex items-baseline justify-between gap-3 text-muted text-sm">
          <span className="min-w-0">
            <time dateTime={new Date(created).toISOString()}>{whenText(created, period)}</time>
            {foundation && (hasFoundationLabel || isElsewhere) && ` · ${foundation}`}
          </span>
          <span aria-hidden="true" className="flex shrink-0 items-center gap-1 font-semibold text-link">
            {t(`bell.act.${event}`)}
            <Icon of={ArrowRight} size={16} />
          </span>
        </span>
      </span>
      {unread && (
        <span className="flex items-center gap-1.5 self-center">
          <IconButton
            icon={Check}
            label={t('bell.markOne', { title: title[pageLocale()] })}
            hint={t('bell.markRead')}
            onClick={() => markOne(id).catch(showFailure)}
          />
          <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full border-4 border-link bg-link" />
        </span>
      )}
    </li>
  );
}

/** Notifications by when they happened; the organisation is named where the user acts for several. */
export function NotificationGroups({ items, level }: { items: readonly Notification[]; level: 'h2' | 'h3' }) {
  const hasFoundationLabel = useStore($foundations).length > 1;
  const Heading = level;
  const t = texts('shell');
  return notificationGroups(items, Date.now()).map(({ period, items: ofPeriod }) => (
    <section key={period} aria-label={t(`bell.${period}`)}>
      <Heading className="bg-surface px-5 py-2 font-semibold text-muted text-sm">{t(`bell.${period}`)}</Heading>
      <ul className="divided">
        {ofPeriod.map((item) => (
          <Row key={item.id} item={item} period={period} named={hasFoundationLabel} />
        ))}
      </ul>
    </section>
  ));
}
