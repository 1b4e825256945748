import { useStore } from '@nanostores/react';
import { href } from '#domain/access/routes.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { $userRoles } from '#stores/session/session-state.ts';
import { requests } from '#stores/staff/retention.ts';

/** Requests of people are for administrators alone. */
export const PersonRequests = () => (useStore($userRoles).includes('PORTAL_ADMIN') ? <Open /> : null);

/** How many people wait for an answer about their data, and by when the next one is due. */
function Open() {
  const t = texts('desk');
  const value = useStore(requests.$value);
  if (value.state !== 'ready') return null;
  const { items, today } = value.value;
  const open = items.filter(({ finished }) => finished === undefined);
  const [next] = open.map(({ due }) => due).toSorted();
  if (next === undefined) return null;
  const late = open.filter(({ due }) => due < today).length;
  return (
    <p className={`border-line border-b px-4 py-2.5 text-sm ${late > 0 ? 'bg-danger-soft' : 'bg-info-soft'}`}>
      <a href={href('StaffPersons', pageLocale())} className="font-semibold">
        {t('persons.open', { count: open.length })}
      </a>
      <span className={`block ${late > 0 ? 'text-danger' : ''}`}>
        {late > 0
          ? t('persons.late', { count: late })
          : t('persons.next', { day: formatCalendarDay(next, pageLocale()) })}
      </span>
    </p>
  );
}
