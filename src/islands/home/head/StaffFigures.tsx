import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { href } from '#domain/access/routes.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { homeQueues, staffDayStore } from '#stores/staff/staff-home.ts';
import { Figure, useLoaded } from './Figure.tsx';

export function StaffFigureRow() {
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
export function NextItem() {
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
