import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { href } from '#domain/access/routes.ts';
import { monthName } from '#domain/date/months.ts';
import { homeRole } from '#domain/me/home-role.ts';
import { countAll } from '#domain/me/waiting.ts';
import { formatAmount } from '#domain/text/money.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import type { Loader } from '#stores/data/loadable.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { waiting } from '#stores/me/waiting.ts';
import { salesFigures } from '#stores/sales/sales-figures.ts';
import { $userRoles } from '#stores/session/session.ts';

/** What stands in for a figure that is not known. */
const unknown = '–';

/** What a loader has; undefined while it loads, and where that failed. */
function useLoaded<T>({ $value }: Loader<T>): T | undefined {
  const value = useStore($value);
  return value.state === 'ready' ? value.value : undefined;
}

interface FigureProps {
  value: string | number | undefined;
  href: string;
  children: ReactNode;
  isAlarm?: boolean;
}

function Figure({ value = unknown, href: address, children, isAlarm = false }: FigureProps) {
  return (
    <li className="relative min-w-0 not-first:border-line not-first:border-s px-3 first:ps-0 last:pe-0 sm:px-6">
      <a href={address} className="block text-ink no-underline after:absolute after:inset-0 hover:underline">
        <span className={`block font-semibold text-xl whitespace-nowrap sm:text-2xl ${isAlarm ? 'text-danger' : ''}`}>
          {value}
        </span>
        <span className="block text-muted text-sm">{children}</span>
      </a>
    </li>
  );
}

/** What waits for the user: the list stands on the page. */
function WaitingFigure() {
  const t = texts('home');
  const loaded = useLoaded(waiting);
  const count = loaded && countAll(loaded.counts);
  return (
    <Figure value={count} href="#waiting">
      {t('figures.waiting', { count: count ?? 0 })}
      {loaded && loaded.overdue > 0 && (
        <>
          , <span className="text-danger">{t('figures.overdue', { count: loaded.overdue })}</span>
        </>
      )}
    </Figure>
  );
}

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

/** The figures of the user's day beside the greeting, each with its list; parts of the page below it by one press. */
export const HomeFigures = island(
  () => {
    const t = texts('home');
    const roles = useStore($userRoles);
    const role = homeRole(roles, useStore($foundation)?.type ?? '');
    return (
      <>
        <a
          href="#waiting"
          className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:rounded-control focus:bg-card focus:px-4 focus:py-2"
        >
          {t('toWaiting')}
        </a>
        <ul className="grid grid-cols-[auto_auto_auto] sm:flex">
          {role === 'sales' || role === 'both' ? <SalesFigureRow /> : <WaitingFigure />}
        </ul>
      </>
    );
  },
  { look: 'line' },
);
