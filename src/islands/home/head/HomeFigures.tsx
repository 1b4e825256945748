import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { monthName } from '#domain/date/months.ts';
import { type HomeRole, homeRole } from '#domain/me/home-role.ts';
import { formatAmount } from '#domain/text/money.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import { lazy, Suspense } from '#islands/ui/page/lazy.tsx';
import { $foundation } from '#stores/foundation/foundation.ts';
import { salesFigures } from '#stores/sales/sales-figures.ts';
import { $userRoles } from '#stores/session/session.ts';
import { Figure, useLoaded, WaitingFigure } from './Figure.tsx';

function SalesFigureRow() {
  const t = texts('home');
  const locale = pageLocale();
  const loaded = useLoaded(salesFigures);
  const open = loaded && loaded.inReview.count + loaded.inProgress.count;
  const commission = loaded?.commission;
  return (
    <>
      <WaitingFigure />
      <Figure value={open} href={href('Orders', locale)}>
        {t('figures.orders', { count: open ?? 0 })}
        {loaded &&
          loaded.inReview.clarification > 0 &&
          `, ${t('assignments.clarification', { count: loaded.inReview.clarification })}`}
      </Figure>
      {commission ? (
        <Figure value={formatAmount(commission.amount, locale)} href={href('EtcBillingDocuments', locale)}>
          {t('figures.commission', { month: monthName(commission.month, locale) })}
        </Figure>
      ) : (
        <Figure value={loaded?.drafts.count} href={href('Drafts', locale)}>
          {t('figures.drafts', { count: loaded?.drafts.count ?? 0 })}
        </Figure>
      )}
    </>
  );
}

const WholesaleFigureRow = lazy(() => import('./WholesaleFigures.tsx').then((module) => module.WholesaleFigureRow));
const StaffFigureRow = lazy(() => import('./StaffFigures.tsx').then((module) => module.StaffFigureRow));
const NextItem = lazy(() => import('./StaffFigures.tsx').then((module) => module.NextItem));

const rows = {
  sales: SalesFigureRow,
  both: SalesFigureRow,
  wholesale: WholesaleFigureRow,
  employee: StaffFigureRow,
  plain: WaitingFigure,
} as const satisfies Record<HomeRole, unknown>;

/** The figures of the user's day beside the greeting, each with its list; parts of the page below it by one press. */
export const HomeFigures = island(
  () => {
    const t = texts('home');
    const roles = useStore($userRoles);
    const role = homeRole(roles, useStore($foundation)?.type ?? '');
    const Row = rows[role];
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          href="#waiting"
          className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:rounded-control focus:bg-card focus:px-4 focus:py-2"
        >
          {t('toWaiting')}
        </a>
        <ul className="grid grid-cols-[auto_auto_auto] max-sm:w-full sm:flex">
          <Suspense>
            <Row />
          </Suspense>
        </ul>
        {role === 'employee' && (
          <Suspense>
            <NextItem />
          </Suspense>
        )}
      </div>
    );
  },
  { look: 'line' },
);
