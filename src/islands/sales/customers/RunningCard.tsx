import type { IconNode } from 'lucide';
import FilePen from 'lucide/dist/esm/icons/file-pen-line.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import Router from 'lucide/dist/esm/icons/router.mjs';
import type { ReactNode } from 'react';
import type { OrderOfCustomer } from '#api/sales/orders.ts';
import type { DraftRow } from '#contract/sales/draft.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { formatAgo, formatCalendarDay } from '#domain/date/date-format.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import type { Loadable } from '#stores/data/loadable.ts';
import type { Related } from '#stores/sales/customer-page.ts';
import { draftState, draftTone } from '../drafts/draft-labels.ts';
import { statusName, statusTone } from '../orders/order-labels.ts';
import { NumberShares } from './NumberShares.tsx';

interface RowProps {
  icon: IconNode;
  title: string;
  link: string | undefined;
  about: string;
  pill: ReactNode;
  when: string;
  amount?: string | undefined;
}

function Row({ icon, title, link, about, pill, when, amount }: RowProps) {
  return (
    <li className="grid min-h-15.5 grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-t px-5 py-2.5 sm:grid-cols-[2rem_minmax(0,1fr)_11rem_8rem_5rem]">
      <span aria-hidden="true" className="grid size-8 place-items-center rounded-control bg-brand-soft text-link">
        <Icon of={icon} />
      </span>
      <span className="min-w-0">
        {link ? (
          <a href={link} className="font-semibold wrap-anywhere">
            {title}
          </a>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <span className="block text-muted text-sm">{about}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:order-last max-sm:col-span-2 max-sm:col-start-2 sm:contents">
        <span className="sm:justify-self-start">{pill}</span>
        <span className="text-muted text-sm">{when}</span>
      </span>
      <span className="text-end tabular-nums">{amount}</span>
    </li>
  );
}

const linkTo = (built: readonly RouteName[], route: RouteName, id: string) =>
  built.includes(route) ? href(route, pageLocale(), { id }) : undefined;

function OrderEntry({ order, built }: { order: OrderOfCustomer; built: readonly RouteName[] }) {
  const t = texts('customers');
  const { id, foreignid, caption, state, confirmedDate, modified, data } = order;
  const locale = pageLocale();
  return (
    <Row
      icon={order.group === 'active' ? Router : FileText}
      title={caption}
      link={linkTo(built, 'OrderEdit', id)}
      about={[data.contractNumber, t('page.about.hfo_vp_order', { number: foreignid })].filter(Boolean).join(' · ')}
      pill={<StatusPill tone={statusTone[state]}>{statusName(state)}</StatusPill>}
      when={
        confirmedDate
          ? t(order.group === 'active' ? 'running.since' : 'running.on', {
              day: formatCalendarDay(confirmedDate, locale),
            })
          : t('running.changed', { ago: formatAgo(modified, Date.now(), locale) })
      }
      amount={data.prices.isOpen ? undefined : formatCents(data.prices.monthly, locale)}
    />
  );
}

function DraftEntry({ draft, built }: { draft: DraftRow; built: readonly RouteName[] }) {
  const t = texts('customers');
  return (
    <Row
      icon={FilePen}
      title={draft.caption}
      link={linkTo(built, 'DraftEdit', draft.id)}
      about={[
        t('page.about.hfo_vp_draft', { number: draft.foreignid }),
        draft.percent && draft.state === 'open' && t('running.percent', { n: draft.percent }),
      ]
        .filter(Boolean)
        .join(' · ')}
      pill={<StatusPill tone={draftTone[draft.state]}>{draftState(draft.state)}</StatusPill>}
      when={t('running.changed', { ago: formatAgo(draft.modified, Date.now(), pageLocale()) })}
    />
  );
}

interface GroupProps {
  title: string;
  count: number;
  children: ReactNode;
}

function Group({ title, count, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <section>
      <h3 className="px-5 pt-3 pb-2 text-sm">
        {title} <span className="font-normal text-muted">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

interface Props {
  id: string;
  built: readonly RouteName[];
  related: Loadable<Related>;
  reload: () => Promise<void>;
}

function AllLink({
  id,
  route,
  total,
  listed,
  built,
}: {
  id: string;
  route: 'Orders' | 'Drafts';
  total: number;
  listed: number;
  built: readonly RouteName[];
}) {
  if (total <= listed || !built.includes(route)) return null;
  return (
    <a href={href(route, pageLocale(), { customer: id })} className="text-sm">
      {texts('customers')(route === 'Orders' ? 'running.allOrders' : 'running.allDrafts', { count: total })}
    </a>
  );
}

function Running({ id, built, related: { orders, drafts } }: Omit<Props, 'related' | 'reload'> & { related: Related }) {
  const t = texts('customers');
  const active = orders.items.filter(({ group }) => group === 'active');
  const open = orders.items.filter(({ group }) => group === 'open');
  const ended = orders.items.filter(({ group }) => group === 'ended');
  const entry = (order: OrderOfCustomer) => <OrderEntry key={order.id} order={order} built={built} />;
  if (orders.total + drafts.total === 0) return <p className="px-5 pb-5 text-muted">{t('running.none')}</p>;
  return (
    <>
      <Group title={t('running.contracts')} count={active.length}>
        {active.map(entry)}
      </Group>
      <Group title={t('running.open')} count={open.length + drafts.items.length}>
        {open.map(entry)}
        {drafts.items.map((draft) => (
          <DraftEntry key={draft.id} draft={draft} built={built} />
        ))}
      </Group>
      <Group title={t('running.ended')} count={ended.length}>
        {ended.map(entry)}
      </Group>
      <NumberShares orders={orders.items} />
      <p className="flex flex-wrap gap-x-4 border-line border-t px-5 py-2.5 empty:hidden">
        <AllLink id={id} built={built} route="Orders" total={orders.total} listed={orders.items.length} />
        <AllLink id={id} built={built} route="Drafts" total={drafts.total} listed={drafts.items.length} />
      </p>
    </>
  );
}

/** What runs for a customer: contracts, orders and drafts, and its numbers. */
export function RunningCard({ related, reload, ...props }: Props) {
  const t = texts('customers');
  return (
    <Card title={t('running.title')} action={<span className="text-muted text-sm">{t('running.net')}</span>} flush>
      <Async value={related} failedTitle={t('page.failed')} onRetry={reload}>
        {(loadedRelated) => <Running {...props} related={loadedRelated} />}
      </Async>
    </Card>
  );
}
