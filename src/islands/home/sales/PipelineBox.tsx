import type { SalesFigures } from '#contract/sales/sales-figures.ts';
import { href, type RouteName } from '#domain/access/routes.ts';
import { formatDayAndMonth } from '#domain/date/date-format.ts';
import { monthName } from '#domain/date/months.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { salesFigures } from '#stores/sales/sales-figures.ts';
import { AsyncBox } from '../boxes/AsyncBox.tsx';

interface Stage {
  label: string;
  count: number;
  more: string;
  isUrgent?: boolean;
  href: string;
}

function stagesOf({ prospects, drafts, inReview, inProgress, active }: SalesFigures): Stage[] {
  const t = texts('home');
  const locale = pageLocale();
  const to = (route: RouteName, query: Record<string, string> = {}) => href(route, locale, query);
  const growth = active.count - active.before;
  return [
    {
      label: t('assignments.prospects'),
      count: prospects.count,
      more: prospects.undated > 0 ? t('assignments.undated', { count: prospects.undated }) : '',
      href: to('Customers', { type: 'interested' }),
    },
    {
      label: t('assignments.draftStage'),
      count: drafts.count,
      more: drafts.complete > 0 ? t('assignments.complete', { count: drafts.complete }) : '',
      href: to('Drafts'),
    },
    {
      label: t('assignments.inReview'),
      count: inReview.count,
      more: inReview.clarification > 0 ? t('assignments.clarification', { count: inReview.clarification }) : '',
      isUrgent: true,
      href: to('Orders'),
    },
    {
      label: t('assignments.inProgress'),
      count: inProgress.count,
      more: inProgress.next ? t('assignments.next', { day: formatDayAndMonth(inProgress.next, locale) }) : '',
      href: to('Orders'),
    },
    {
      label: t('assignments.active', { month: monthName(active.month, locale) }),
      count: active.count,
      more:
        growth === 0 ? '' : t(growth > 0 ? 'assignments.growth' : 'assignments.decline', { count: Math.abs(growth) }),
      href: to('Orders', { group: 'active' }),
    },
  ];
}

const Skeleton = () => (
  <div role="status" className="h-25 max-sm:h-51.5">
    <span className="sr-only">{texts('ui')('loading')}</span>
  </div>
);

/** Assignments (§1-12): customers, contract drafts and orders as the stages of the partner's business, each with its list. */
export function PipelineBox() {
  const t = texts('home');
  return (
    <AsyncBox
      title={t('assignments.title')}
      action={
        <span className="flex flex-wrap justify-end gap-x-4 max-sm:hidden">
          <a href={href('Customers', pageLocale())}>{t('assignments.customers')}</a>
          <a href={href('Drafts', pageLocale())}>{t('assignments.drafts')}</a>
          <a href={href('Orders', pageLocale())}>{t('assignments.orders')}</a>
        </span>
      }
      source={salesFigures}
      rows={1}
      skeleton={<Skeleton />}
    >
      {(figures) => (
        <ul className="sm:flex">
          {stagesOf(figures).map(({ label, count, more, isUrgent, href: address }) => (
            <li
              key={label}
              className="relative flex min-h-10.5 items-center gap-x-4 px-5 py-2 not-first:border-line hover:bg-brand-soft max-sm:not-first:border-t sm:flex-auto sm:flex-col sm:items-start sm:py-3 sm:not-first:border-s"
            >
              <a
                href={address}
                className="shrink-0 text-ink no-underline after:absolute after:inset-0 hover:underline sm:text-muted sm:text-sm"
              >
                {label}
              </a>
              <span className="font-semibold max-sm:order-last max-sm:min-w-6 max-sm:text-end sm:text-xl">{count}</span>
              <span
                className={`min-w-0 text-sm max-sm:ms-auto max-sm:text-end ${isUrgent && more ? 'text-warn' : 'max-sm:text-muted'}`}
              >
                {more}
              </span>
            </li>
          ))}
        </ul>
      )}
    </AsyncBox>
  );
}
