import type { CustomerRecord } from '#contract/sales/customer.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { formFacts } from '#domain/form/form-facts.ts';
import { peopleIn } from '#domain/form/person-facts.ts';
import { customerForm } from '#domain/sales/customers/customer-form.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { AsideCard } from '#islands/record/AsideCard.tsx';
import { PeopleCard } from '#islands/record/PeopleCard.tsx';
import { TicketStatusPill } from '#islands/record/ticket/TicketStatusPill.tsx';
import type { Related } from '#stores/sales/customer-page.ts';
import { CustomerFiles } from './CustomerFiles.tsx';
import { customerLabels, fieldsIn, useCustomerContext } from './customer-labels.ts';

/** What the customer's contracts and orders bring in a month. */
function MoneyCard({ orders }: Pick<Related, 'orders'>) {
  const t = texts('customers');
  const sum = (group: 'active' | 'open') =>
    orders.items.reduce(
      (total, order) => total + (order.group === group && !order.data.prices.isOpen ? order.data.prices.monthly : 0),
      0,
    );
  const rows = [
    { label: t('money.running'), cents: sum('active') },
    { label: t('money.ordered'), cents: sum('open') },
  ].filter(({ cents }) => cents > 0);
  // Of more orders than are listed here the sum is not known.
  if (rows.length === 0 || orders.total > orders.items.length) return null;
  return (
    <AsideCard title={t('money.title')}>
      <dl className="grid gap-1.5">
        {rows.map(({ label, cents }) => (
          <div key={label} className="flex items-baseline justify-between gap-3">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{formatCents(cents, pageLocale())}</dd>
          </div>
        ))}
      </dl>
    </AsideCard>
  );
}

function TicketsCard({ id, tickets, built }: { id: string; tickets: Related['tickets']; built: readonly RouteName[] }) {
  const t = texts('customers');
  const locale = pageLocale();
  const add = (
    <a href={href('EtcTicketEdit', locale, { customer: id })} className="text-sm print:hidden">
      {t('edit.newTicket')}
    </a>
  );
  return (
    <AsideCard title={t('tickets.title')} action={add}>
      {tickets.total === 0 && <p className="text-muted">{t('tickets.none')}</p>}
      <ul className="grid gap-3">
        {tickets.items.slice(0, 5).map(({ id: ticket, subject, state, modified, foreignid }) => (
          <li key={ticket} className="grid gap-0.5">
            <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <a href={href('EtcTicketEdit', locale, { id: ticket })} className="min-w-0 font-semibold wrap-anywhere">
                {subject}
              </a>
              <TicketStatusPill status={state} />
            </span>
            <span className="text-muted text-sm">
              {formatDay(modified, locale)} · {foreignid}
            </span>
          </li>
        ))}
      </ul>
      {tickets.total > 5 && built.includes('EtcTicketOverview') && (
        <a
          href={href('EtcTicketOverview', locale, { customer: id, status: 'all' })}
          className="mt-3 inline-block text-sm"
        >
          {t('page.all', { count: tickets.total })}
        </a>
      )}
    </AsideCard>
  );
}

interface Props {
  record: CustomerRecord;
  related: Related | undefined;
  built: readonly RouteName[];
}

/** Persons, money, documents and tickets of a customer. */
export function CustomerAside({ record, related, built }: Props) {
  const context = useCustomerContext();
  return (
    <>
      <PeopleCard
        title={texts('customers')('people')}
        people={peopleIn(formFacts(customerForm, fieldsIn(record), customerLabels(), context()))}
      />
      {related && <MoneyCard orders={related.orders} />}
      <CustomerFiles id={record.id} />
      {related && <TicketsCard id={record.id} tickets={related.tickets} built={built} />}
    </>
  );
}
