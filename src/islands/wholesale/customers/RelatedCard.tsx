import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { href, type RouteName } from '../../../domain/access/routes.ts';
import { pageLocale, texts } from '../../../i18n/client.ts';
import {
  type CustomerRelated,
  type customerRelated,
  type Related,
  type RelatedKind,
  relatedKinds,
} from '../../../stores/wholesale/customer-related.ts';
import { Async } from '../../ui/page/Async.tsx';
import { Card } from '../../ui/page/Card.tsx';

/** The page that lists a kind, and what names one of it there. */
const pages = {
  accounts: { route: 'WholesaleSip', one: 'id' },
  numbers: { route: 'WholesaleSearch', one: 'number' },
  services: { route: 'WholesaleServices', one: 'id' },
  portings: { route: 'WholesalePortNumber', one: 'id' },
  processes: { route: 'WholesaleProcesses', one: 'id' },
} as const satisfies Record<RelatedKind, { route: RouteName; one: string }>;

/** Kinds that the site can list. */
export const shownKinds = (built: readonly RouteName[]): RelatedKind[] =>
  relatedKinds.filter((kind) => kind === 'numbers' || built.includes(pages[kind].route));

interface Entry {
  id: string;
  title: string;
  about?: string | undefined;
}

function entriesOf(kind: RelatedKind, lists: Related): Entry[] {
  const t = texts('processes');
  switch (kind) {
    case 'accounts':
      return (lists.accounts?.items ?? []).map(({ id, value1, value8 }) => ({ id, title: value1, about: value8 }));
    case 'numbers':
      return (lists.numbers?.items ?? []).map(({ id, value1, value4 }) => ({ id, title: value1, about: value4 }));
    case 'services':
      return (lists.services?.items ?? []).map(({ id, value1, value3 }) => ({
        id,
        title: texts('services')(`type.${value1}`),
        about: value3,
      }));
    case 'portings':
      return (lists.portings?.items ?? []).map(({ id, foreignid, value1 }) => ({
        id,
        title: foreignid,
        about: value1,
      }));
    case 'processes':
      return (lists.processes?.items ?? []).map(({ id, foreignid, value1, value4 }) => ({
        id,
        title: foreignid,
        about: `${t(`type.${value1}`)}, ${t(`state.${value4}`)}`,
      }));
  }
}

function List({
  kind,
  related,
  customer,
}: {
  kind: RelatedKind;
  related: CustomerRelated;
  customer: string;
}): ReactNode {
  const t = texts('wholesale-customers');
  const locale = pageLocale();
  const { route, one } = pages[kind];
  const total = related.lists[kind]?.total ?? 0;
  const entries = entriesOf(kind, related.lists);
  return (
    <section className="grid gap-2">
      <h3 className="flex items-baseline justify-between gap-3 text-base">
        {t(`page.kinds.${kind}`)} <span className="font-normal text-muted">{total}</span>
      </h3>
      {total === 0 && <p className="text-muted text-sm">{t('page.none')}</p>}
      <ul className="grid gap-1.5">
        {entries.map(({ id, title, about }) => (
          <li key={id} className="text-sm">
            <a href={href(route, locale, { [one]: id })} className="whitespace-nowrap underline">
              {title}
            </a>{' '}
            <span className="wrap-anywhere text-muted">{about}</span>
          </li>
        ))}
      </ul>
      {total > entries.length && (
        <a href={href(route, locale, { customer })} className="text-sm">
          {t('page.all', { count: total })}
        </a>
      )}
    </section>
  );
}

interface Props {
  customer: string;
  kinds: readonly RelatedKind[];
  store: ReturnType<typeof customerRelated>;
}

/** Accounts, numbers, services, portings and processes of a customer. */
export function RelatedCard({ customer, kinds, store }: Props) {
  const t = texts('wholesale-customers');
  const related = useStore(store.$value);
  return (
    <Card title={t('page.related')}>
      <Async value={related} failedTitle={t('page.failed')} onRetry={store.reload}>
        {(known) => (
          <div className="grid gap-5">
            {kinds.map((kind) => (
              <List key={kind} kind={kind} related={known} customer={customer} />
            ))}
          </div>
        )}
      </Async>
    </Card>
  );
}
