import { useStore } from '@nanostores/react';
import type { WholesaleCustomerRecord } from '#contract/wholesale/customer.ts';
import type { NumberRow } from '#contract/wholesale/number.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import {
  type CustomerRelated,
  type customerRelated,
  type Related,
  type RelatedKind,
  relatedKinds,
} from '#stores/wholesale/customer-related.ts';
import { NumberActions } from '../numbers/NumberActions.tsx';

/** The page that lists a kind. */
const pages = {
  accounts: 'WholesaleSip',
  numbers: 'WholesaleSearch',
  services: 'WholesaleServices',
  portings: 'WholesalePortNumber',
  processes: 'WholesaleProcesses',
} as const satisfies Record<RelatedKind, RouteName>;

/** Kinds that the site can list. */
export const shownKinds = (built: readonly RouteName[]): RelatedKind[] =>
  relatedKinds.filter((kind) => built.includes(pages[kind]));

interface Entry {
  id: string;
  title: string;
  about?: string | undefined;
  link?: string | undefined;
  /** The number, if the entry is one, for its actions. */
  number?: NumberRow;
}

const at = (route: RouteName, id: string | undefined) => id && href(route, pageLocale(), { id });

const entries: { readonly [K in RelatedKind]: (list: NonNullable<Related[K]>) => Entry[] } = {
  accounts: ({ items }) =>
    items.map(({ id, sipUser, label }) => ({ id, title: sipUser, about: label, link: at(pages.accounts, id) })),
  // A number is shown with the account that it leads to.
  numbers: ({ items }) =>
    items.map((number) => ({
      id: number.id,
      title: keptTitle(number.number),
      about: number.sipUser,
      link: at('WholesaleSip', number.accountId),
      number,
    })),
  services: ({ items }) =>
    items.map(({ id, kind, identifier }) => ({
      id,
      title: texts('services')(`type.${kind}`),
      about: identifier,
      link: at(pages.services, id),
    })),
  portings: ({ items }) =>
    items.map(({ id, foreignid, numbers }) => ({
      id,
      title: numbers ? keptTitle(numbers) : foreignid,
      about: numbers && foreignid,
      link: at(pages.portings, id),
    })),
  processes: ({ items }) =>
    items.map(({ id, foreignid, kind, state }) => {
      const t = texts('processes');
      return {
        id,
        title: t(`type.${kind}`),
        about: `${t(`state.${state}`)} · ${foreignid}`,
        link: at(pages.processes, id),
      };
    }),
};

function entriesOf<K extends RelatedKind>(kind: K, lists: Related): Entry[] {
  const list = lists[kind];
  return list ? entries[kind](list as NonNullable<Related[K]>) : [];
}

interface ListProps {
  kind: RelatedKind;
  related: CustomerRelated;
  customer: Pick<WholesaleCustomerRecord, 'id' | 'foreignid'>;
  reload: () => Promise<void>;
}

function List({ kind, related, customer, reload }: ListProps) {
  const t = texts('wholesale-customers');
  const total = related.lists[kind]?.total ?? 0;
  // A block is one entry of many numbers.
  const count = kind === 'numbers' ? (related.numbers ?? total) : total;
  const listedEntries = entriesOf(kind, related.lists);
  const all =
    kind === 'numbers' ? { criterion: 'customerNumber', term: customer.foreignid } : { customer: customer.id };
  return (
    <section className="grid content-start gap-2">
      <h3 className="flex items-baseline justify-between gap-3 text-base">
        {t(`page.kinds.${kind}`)} <span className="font-normal text-muted">{count}</span>
      </h3>
      {total === 0 && <p className="text-muted text-sm">{t('page.none')}</p>}
      <ul className="grid gap-1.5">
        {listedEntries.map(({ id, title, about, link, number }) => (
          <li key={id} className="flex items-center justify-between gap-3 text-sm">
            <span className="min-w-0">
              {link ? (
                <a href={link} className="underline">
                  {title}
                </a>
              ) : (
                title
              )}{' '}
              <span className="wrap-anywhere text-muted">{about}</span>
            </span>
            {number && <NumberActions row={number} changed={reload} />}
          </li>
        ))}
      </ul>
      {total > listedEntries.length && (
        <a href={href(pages[kind], pageLocale(), all)} className="text-sm">
          {t('page.all', { count })}
        </a>
      )}
    </section>
  );
}

interface Props {
  customer: ListProps['customer'];
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
        {(loadedRelated) => (
          <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
            {kinds.map((kind) => (
              <List key={kind} kind={kind} related={loadedRelated} customer={customer} reload={store.reload} />
            ))}
          </div>
        )}
      </Async>
    </Card>
  );
}
