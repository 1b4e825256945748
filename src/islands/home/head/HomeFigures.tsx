import { useStore } from '@nanostores/react';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import { href } from '#domain/access/routes.ts';
import { formatDayAndMonth } from '#domain/date/date-format.ts';
import { monthName } from '#domain/date/months.ts';
import { type HomeRole, homeRole } from '#domain/me/home-role.ts';
import { countAll } from '#domain/me/waiting.ts';
import { formatAmount } from '#domain/text/money.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { island } from '#islands/ui/page/island.tsx';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import type { Loader } from '#stores/data/loadable.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { waiting } from '#stores/me/waiting.ts';
import { salesFigures } from '#stores/sales/sales-figures.ts';
import { $userRoles } from '#stores/session/session.ts';
import { homeQueues, staffDayStore } from '#stores/staff/staff-home.ts';
import { wholesaleFigures } from '#stores/wholesale/figures.ts';

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
    <li className="relative min-w-0 not-first:border-line not-first:border-s px-2.5 first:ps-0 last:pe-0 sm:px-6">
      <a href={address} className="block text-ink no-underline after:absolute after:inset-0 hover:underline">
        <span
          className={`block font-semibold text-xl whitespace-nowrap max-[23rem]:text-base sm:text-2xl ${isAlarm ? 'text-danger' : ''}`}
        >
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

function WholesaleFigureRow() {
  const t = texts('home');
  const locale = pageLocale();
  const loaded = useLoaded(wholesaleFigures);
  const { offline = 0, active = 0 } = loaded?.accounts ?? {};
  return (
    <>
      <Figure
        value={loaded && offline}
        isAlarm={offline > 0}
        href={href('WholesaleSip', locale, { registration: 'offline' })}
      >
        {t('figures.offline', { count: active })}
      </Figure>
      <WaitingFigure />
      <Figure value={loaded?.portings.count} href={href('WholesalePortNumber', locale)}>
        {t('figures.portings', { day: loaded ? formatDayAndMonth(loaded.portings.until, locale) : '' })}
      </Figure>
    </>
  );
}

function StaffFigureRow() {
  const t = texts('home');
  const counts = useLoaded(homeQueues.overdue)?.counts;
  const to = (state: string) => href('Staff', pageLocale(), { state });
  return (
    <>
      <Figure value={counts?.mine} href={to('mine')}>
        {t('figures.mine')}
      </Figure>
      <Figure value={counts?.unassigned} href={to('unassigned')}>
        {t('figures.unassigned')}
      </Figure>
      <Figure value={counts?.overdue} isAlarm={counts !== undefined && counts.overdue > 0} href={to('overdue')}>
        {t('figures.late')}
      </Figure>
    </>
  );
}

/** The one act of an employee's home: the most urgent item of the employee, or without an assignee. */
function NextItem() {
  const next = useLoaded(staffDayStore)?.next;
  return (
    <LinkButton
      look="primary"
      className="max-sm:w-full"
      href={href('Staff', pageLocale(), next ? { of: next.trid, id: next.id } : {})}
    >
      {texts('home')('figures.next')}
      <Icon of={ArrowRight} size={16} />
    </LinkButton>
  );
}

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
          <Row />
        </ul>
        {role === 'employee' && <NextItem />}
      </div>
    );
  },
  { look: 'line' },
);
