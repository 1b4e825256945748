import { useStore } from '@nanostores/react';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import { type ReactNode, useState } from 'react';
import { formatPhone, telLink } from '#contract/numbering/phone-number.ts';
import type { OrderStatus } from '#contract/sales/order.ts';
import type { QueueItem } from '#contract/staff/queue.ts';
import type { TicketRow } from '#contract/ticket-record.ts';
import type { RegistrationState } from '#contract/wholesale/sip-account.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { formatDay, formatMoment } from '#domain/date/date-format.ts';
import { statusTone } from '#domain/tickets/status-tone.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { statusName } from '#islands/record/ticket/ticket-labels.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Skeleton } from '#islands/ui/page/Skeleton.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { Initials } from '#islands/ui/text/Initials.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { Tone } from '#islands/ui/text/tone.ts';
import type { Loader } from '#stores/data/loadable.ts';
import { openRecord } from '#stores/staff/open-record.ts';
import { partnerRows, partnerStore } from '#stores/staff/partner.ts';
import { deskAddress } from '#stores/staff/queue.ts';
import { failed } from './failed.ts';

const registrationTones = { online: 'ok', offline: 'danger', static: 'info' } as const satisfies Record<
  RegistrationState,
  Tone
>;
/** Orders that stand still until something is decided. */
const stopped: readonly OrderStatus[] = ['clarification', 'cancelRequested'];

interface PartProps<T> {
  title: string;
  part: Pick<Loader<T>, '$value' | 'reload'>;
  rows: (value: T) => readonly ReactNode[];
  /** The list with all of them. */
  all?: { total: (value: T) => number; onOpen: () => void };
}

/** A part of the pane; one with nothing in it is not drawn. */
function Part<T>({ title, part, rows, all }: PartProps<T>) {
  const t = texts('desk');
  const value = useStore(part.$value);
  if (value.state === 'ready' && rows(value.value).length === 0) return null;
  const total = value.state === 'ready' && all ? all.total(value.value) : 0;
  return (
    <section className="grid gap-1">
      <div className="flex min-h-6 items-center justify-between gap-2">
        <h3 className="text-muted text-sm">{title}</h3>
        {all && total > partnerRows && (
          <button
            type="button"
            className="min-h-6 font-semibold text-link text-sm hover:underline"
            onClick={all.onOpen}
          >
            {t('partner.all', { count: total })}
          </button>
        )}
      </div>
      <Async value={value} skeleton={<Skeleton rows={2} />} onRetry={part.reload}>
        {(ready) => <ul className="border-line border-t">{rows(ready)}</ul>}
      </Async>
    </section>
  );
}

interface RowProps {
  title: ReactNode;
  line: ReactNode;
  mark?: ReactNode;
  onOpen?: () => void;
}

function PartRow({ title, line, mark, onOpen }: RowProps) {
  return (
    <li className="grid gap-0.5 border-line border-b py-2 text-sm last:border-b-0">
      <div className="flex items-start justify-between gap-2">
        {onOpen ? (
          <button
            type="button"
            className="wrap-anywhere min-h-6 text-start font-semibold text-link hover:underline"
            onClick={onOpen}
          >
            {title}
          </button>
        ) : (
          <span className="wrap-anywhere font-semibold">{title}</span>
        )}
        {mark}
      </div>
      {line && <p className="wrap-anywhere text-muted text-xs">{line}</p>}
    </li>
  );
}

interface Props {
  item: QueueItem;
  onViewAs: () => void;
}

/** Who asks and what the organisation has: contacts, accounts, open orders, further tickets. */
export function PartnerPane({ item, onViewAs }: Props) {
  const t = texts('desk');
  const { trid } = item;
  const [store] = useState(() => partnerStore(trid));
  const locale = pageLocale();
  const go = (link: string) => () => void openRecord(trid, link).catch(failed);
  const list = (route: RouteName) => go(href(route, 'de'));
  const ticketLine = ({ answerBy, state }: TicketRow) =>
    state !== 'waiting' && answerBy
      ? t(Number(answerBy) < Date.now() ? 'late' : 'by', { moment: formatMoment(Number(answerBy), locale) })
      : null;
  return (
    <div className="grid content-start gap-4 p-4">
      <div className="grid gap-3">
        <div className="flex items-center gap-3">
          <Initials name={item.foundation} />
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold">{item.foundation}</p>
            <p className="text-muted text-sm">{t('partner.number', { number: trid })}</p>
          </div>
        </div>
        <Button small className="min-h-9 w-full max-sm:min-h-11" icon={<Icon of={Eye} size={16} />} onClick={onViewAs}>
          {t('view.open')}
        </Button>
      </div>
      <Part
        title={t('partner.users')}
        part={store.users}
        rows={(users) =>
          users.slice(0, partnerRows).map(({ id, name, userId, phone }) => (
            <PartRow
              key={id}
              title={name}
              line={userId}
              mark={
                phone && (
                  <a href={telLink(phone)} className="shrink-0 no-underline hover:underline">
                    {formatPhone(phone)}
                  </a>
                )
              }
            />
          ))
        }
      />
      <Part
        title={t('partner.accounts')}
        part={store.accounts}
        all={{ total: ({ total }) => total, onOpen: list('WholesaleSip') }}
        rows={({ items }) =>
          items.map(({ id, label, sipUser, customer, channels, registration }) => (
            <PartRow
              key={id}
              title={label || sipUser}
              line={[customer, t('partner.channels', { count: Number(channels) })].join(' · ')}
              mark={<StatusPill tone={registrationTones[registration]}>{t(`partner.${registration}`)}</StatusPill>}
              onOpen={go(href('WholesaleSip', 'de', { id }))}
            />
          ))
        }
      />
      <Part
        title={t('partner.orders')}
        part={store.orders}
        all={{ total: ({ total }) => total, onOpen: list('Orders') }}
        rows={({ items }) =>
          items.map(({ id, customer, caption, state, created }) => (
            <PartRow
              key={id}
              title={customer}
              line={`${caption} · ${formatDay(created, locale)}`}
              mark={
                <StatusPill tone={stopped.includes(state) ? 'warn' : 'info'}>
                  {texts('orders')(`status.${state}`)}
                </StatusPill>
              }
              onOpen={go(href('OrderEdit', 'de', { id }))}
            />
          ))
        }
      />
      <Part
        title={t('partner.tickets')}
        part={store.tickets}
        all={{ total: ({ total }) => total - 1, onOpen: list('EtcTicketOverview') }}
        rows={({ items }) =>
          items
            .filter(({ id }) => id !== item.id)
            .slice(0, partnerRows)
            .map((row) => (
              <PartRow
                key={row.id}
                title={row.subject}
                line={ticketLine(row)}
                mark={<StatusPill tone={statusTone[row.state]}>{statusName(row.state, true)}</StatusPill>}
                onOpen={
                  row.state === 'waiting'
                    ? go(href('EtcTicketEdit', 'de', { id: row.id }))
                    : () => deskAddress.set({ of: trid, id: row.id })
                }
              />
            ))
        }
      />
    </div>
  );
}
