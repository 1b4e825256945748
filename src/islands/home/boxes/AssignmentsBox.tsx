import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { href, type RouteName } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { assignments } from '#stores/sales/assignments.ts';
import { AsyncBox } from './AsyncBox.tsx';

interface EntryProps {
  route: RouteName;
  label: string;
  count: string;
  /** What waits for the reader. */
  waiting?: string;
}

function Entry({ route, label, count, waiting }: EntryProps) {
  return (
    <li className="relative flex items-center gap-4 border-line border-b px-5 py-3 last:border-b-0 hover:bg-brand-soft">
      <div className="min-w-0 flex-1">
        <a
          href={href(route, pageLocale())}
          className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          {label}
        </a>
        <p className="text-muted text-sm">{count}</p>
      </div>
      {waiting && <span className="font-semibold text-danger text-sm">{waiting}</span>}
      <Icon of={ChevronRight} size={16} className="text-muted" />
    </li>
  );
}

/** Assignments (§1-12): customers, contract drafts and orders, with what waits for the partner. */
export function AssignmentsBox() {
  const t = texts('home');
  return (
    <AsyncBox title={t('assignments.title')} source={assignments} rows={3} isEmpty={() => false} empty={null}>
      {({ customers, drafts, orders, clarification }) => (
        <ul>
          <Entry
            route="Customers"
            label={t('assignments.customers')}
            count={t('assignments.customerCount', { count: customers })}
          />
          <Entry
            route="Drafts"
            label={t('assignments.drafts')}
            count={t('assignments.draftCount', { count: drafts })}
          />
          <Entry
            route="Orders"
            label={t('assignments.orders')}
            count={t('assignments.orderCount', { count: orders })}
            {...(clarification > 0 && { waiting: t('assignments.clarification', { count: clarification }) })}
          />
        </ul>
      )}
    </AsyncBox>
  );
}
