import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import HandCoins from 'lucide/dist/esm/icons/hand-coins.mjs';
import { useState } from 'react';
import { maxClaims } from '#contract/commissions/complaint.ts';
import type { MissingCommission } from '#contract/commissions/missing.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { daysBetween } from '#domain/date/calendar-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { operatorName } from '#islands/record/commission-labels.tsx';
import { missingStore } from '#stores/commissions/missing.ts';
import { Async } from '../ui/page/Async.tsx';
import { Card } from '../ui/page/Card.tsx';
import { Empty } from '../ui/page/Empty.tsx';
import { Skeleton } from '../ui/page/Skeleton.tsx';
import { LinkButton } from '../ui/text/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';

/** From so many days on the end of the time for complaints is near. */
const nearDays = 14;

const complaintAbout = (orders: readonly MissingCommission[]) =>
  href('EtcTicketEdit', pageLocale(), {
    type: 'etcProvisionComplain',
    orders: orders.map(({ orderId }) => orderId).join(','),
  });

function Deadline({ day, today }: { day: string; today: string }) {
  const t = texts('commissions');
  const left = daysBetween(today, day);
  const formattedDay = formatCalendarDay(day, pageLocale());
  const text =
    left < 0
      ? t('deadline.over', { day: formattedDay })
      : left === 0
        ? t('deadline.today')
        : t('deadline.left', { count: left, day: formattedDay });
  return <span className={left <= nearDays ? 'font-semibold text-danger' : ''}>{text}</span>;
}

function MissingRow({ order, today }: { order: MissingCommission; today: string }) {
  const t = texts('commissions');
  const locale = pageLocale();
  const { orderId, foreignid, customer, operator, contract, tariff, activated, deadline, ticket } = order;
  const day = formatCalendarDay(activated, locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-line px-5 py-4 not-last:border-b">
      <div className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere font-semibold">{customer}</p>
        <p className="text-muted text-sm">
          <a href={href('OrderEdit', locale, { id: orderId })} className="underline">
            {foreignid}
          </a>
          {` · ${[contract, tariff, operatorName(operator)].filter(Boolean).join(' · ')}`}
        </p>
        <p className="text-sm">
          {t('missing.active', { day })}
          {deadline && !ticket && (
            <>
              {' · '}
              <Deadline day={deadline} today={today} />
            </>
          )}
        </p>
      </div>
      {ticket ? (
        <p className="text-sm">
          <a href={href('EtcTicketEdit', locale, { id: ticket.id })}>
            {t('missing.ticket', { number: ticket.foreignid })}
          </a>
        </p>
      ) : (
        <LinkButton small icon={<Icon of={HandCoins} size={16} />} href={complaintAbout([order])}>
          {t('complain.one')}
          <span className="sr-only"> ({customer})</span>
        </LinkButton>
      )}
    </li>
  );
}

/** What should have been there: orders that became active and that no statement pays for. */
export function MissingCommissions() {
  const t = texts('commissions');
  const missing = useStore(missingStore.$value);
  const [today] = useState(() => berlinDay(Date.now()));
  return (
    <Async
      value={missing}
      failedTitle={t('missing.failed')}
      onRetry={missingStore.reload}
      skeleton={
        <div className="card">
          <Skeleton rows={4} />
        </div>
      }
      isEmpty={({ total }) => total === 0}
      empty={
        <div className="card">
          <Empty icon={CircleCheck} title={t('missing.none')}>
            {t('missing.noneText')}
          </Empty>
        </div>
      }
    >
      {({ items }) => {
        const open = items.filter(({ ticket }) => !ticket);
        return (
          <Card
            flush
            title={t('missing.title')}
            action={
              open.length > 1 &&
              open.length <= maxClaims && (
                <LinkButton small look="primary" href={complaintAbout(open)}>
                  {t('complain.all', { count: open.length })}
                </LinkButton>
              )
            }
          >
            <p className="border-line border-b px-5 py-3 text-muted text-sm">{t('missing.lead')}</p>
            <ul>
              {items.map((order) => (
                <MissingRow key={order.orderId} order={order} today={today} />
              ))}
            </ul>
          </Card>
        );
      }}
    </Async>
  );
}
