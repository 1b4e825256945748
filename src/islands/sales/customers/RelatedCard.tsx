import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { href, type RouteName } from '#domain/access/routes.ts';
import { formatDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { type RelatedList, relatedKinds, relatedStore } from '#stores/sales/customer-page.ts';

interface Props {
  id: string;
  built: readonly RouteName[];
}

const pages = {
  drafts: { list: 'Drafts', one: 'DraftEdit' },
  orders: { list: 'Orders', one: 'OrderEdit' },
  tickets: { list: 'EtcTicketOverview', one: 'EtcTicketEdit' },
} as const satisfies Record<(typeof relatedKinds)[number], { list: RouteName; one: RouteName }>;

function List({ kind, list, built, id }: Props & { kind: keyof typeof pages; list: RelatedList }) {
  const t = texts('customers');
  const locale = pageLocale();
  const { list: all, one } = pages[kind];
  const query = { customer: id, ...(kind === 'tickets' && { status: 'all' }) };
  return (
    <section className="grid gap-2">
      <h3 className="flex items-baseline justify-between gap-3 text-base">
        {t(`page.${kind}Of`)} <span className="font-normal text-muted">{list.total}</span>
      </h3>
      {list.total === 0 && <p className="text-muted text-sm">{t('page.none')}</p>}
      <ul className="grid gap-1.5">
        {list.items.map((entry) => (
          <li key={entry.id} className="text-sm">
            {built.includes(one) ? (
              <a href={href(one, locale, { id: entry.id })} className="underline">
                {entry.number}
              </a>
            ) : (
              entry.number
            )}{' '}
            <span className="wrap-anywhere">{entry.title}</span>{' '}
            <span className="whitespace-nowrap text-muted">{formatDay(entry.modified, locale)}</span>
          </li>
        ))}
      </ul>
      {list.total > list.items.length && built.includes(all) && (
        <a href={href(all, locale, query)} className="text-sm">
          {t('page.all', { count: list.total })}
        </a>
      )}
    </section>
  );
}

/** Drafts, orders and tickets of a customer. */
export function RelatedCard(props: Props) {
  const t = texts('customers');
  const [store] = useState(() => relatedStore(props.id, props.built.includes('Orders')));
  const related = useStore(store.$value);
  return (
    <Card title={t('page.related')}>
      <Async value={related} failedTitle={t('page.failed')} onRetry={store.reload}>
        {(lists) => (
          <div className="grid gap-5">
            {relatedKinds.map((kind) => (
              <List key={kind} kind={kind} list={lists[kind]} {...props} />
            ))}
          </div>
        )}
      </Async>
    </Card>
  );
}
