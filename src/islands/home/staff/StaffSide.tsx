import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatBrief, formatShortWeekday } from '#domain/date/date-format.ts';
import { ownHref } from '#domain/site/link-target.ts';
import { initials } from '#domain/text/initials.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { openedRecords } from '#stores/search/opened-records.ts';
import { staffDayStore } from '#stores/staff/staff-home.ts';
import { AsyncBox } from '../boxes/AsyncBox.tsx';
import { openElsewhere } from '../waiting/open-elsewhere.ts';
import { hoursOf, PortingPill } from '../wholesale/PortingDays.tsx';

const link = 'min-w-0 truncate text-ink no-underline after:absolute after:inset-0 hover:underline';
const dayName = (day: string) => {
  const text = formatShortWeekday(day, pageLocale());
  return day === berlinDay(Date.now()) ? `${texts('home')('portings.today')}, ${text.replace(/^\S+ /, '')}` : text;
};

/** Portings and orders of the coming working days. */
export function WeekBox() {
  const t = texts('home');
  return (
    <AsyncBox title={t('week.title')} source={staffDayStore} rows={1}>
      {({ days }) => (
        <ol className="sm:flex">
          {days.map(({ day, portings, orders }, at) => (
            <li
              key={day}
              className="flex items-baseline gap-x-3 px-5 py-2.5 not-first:border-line max-sm:not-first:border-t sm:block sm:flex-1 sm:not-first:border-s"
            >
              <p className={`text-sm max-sm:flex-1 ${at === 0 ? 'font-semibold' : 'text-muted'}`}>{dayName(day)}</p>
              <p className="text-sm">
                <span className="font-semibold text-xl">{portings}</span> {t('week.portings', { count: portings })}
              </p>
              <p className="text-sm">{t('week.orders', { count: orders })}</p>
            </li>
          ))}
        </ol>
      )}
    </AsyncBox>
  );
}

/** The portings of the day over all organisations. */
export function PortDaysBox() {
  const t = texts('home');
  return (
    <AsyncBox
      title={t('portDays.title')}
      count={({ portings }) => portings.length}
      source={staffDayStore}
      rows={2}
      isEmpty={({ portings }) => portings.length === 0}
      emptyLine={() => t('portDays.none')}
    >
      {({ portings }) => (
        <ul>
          {portings.map((porting) => (
            <li
              key={porting.id}
              className="relative flex min-h-13 items-center gap-3 border-line border-b px-5 py-1.5 last:border-b-0 hover:bg-brand-soft"
            >
              <span className="grid min-w-0 flex-1">
                <a
                  href={href('WholesalePortNumber', pageLocale(), { id: porting.id })}
                  className={link}
                  {...openElsewhere(porting)}
                >
                  {porting.customer ?? porting.foundation}
                </a>
                <span className="text-muted text-sm">
                  {hoursOf(porting)} · {t('portings.numbers', { count: porting.numbers })}
                </span>
              </span>
              <PortingPill stage={porting.stage} />
            </li>
          ))}
        </ul>
      )}
    </AsyncBox>
  );
}

/** Who has how much to do. */
export function TeamBox() {
  const t = texts('home');
  return (
    <AsyncBox title={t('team.title')} source={staffDayStore} rows={3}>
      {({ team }) => (
        <ul className="py-1">
          {team.map(({ id, name, open, overdue }) => (
            <li key={id} className="flex min-h-11 items-center gap-3 px-5">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-link text-xs"
              >
                {initials(name)}
              </span>
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-sm">{open > 0 ? t('team.open', { count: open }) : t('team.free')}</span>
              {overdue > 0 && <span className="text-danger text-sm">{t('figures.overdue', { count: overdue })}</span>}
            </li>
          ))}
        </ul>
      )}
    </AsyncBox>
  );
}

/** What the employee opened last. */
export function OpenedBox() {
  const t = texts('home');
  const locale = pageLocale();
  return (
    <AsyncBox
      title={t('opened.title')}
      source={openedRecords}
      rows={2}
      isEmpty={(items) => items.length === 0}
      emptyLine={() => t('opened.none')}
    >
      {(items) => (
        <ul className="py-1.5">
          {items.map(({ id, trid = '', title, link: path = '', modified }) => (
            <li key={`${trid} ${id}`} className="relative flex min-h-8 items-center gap-3 px-5 hover:bg-brand-soft">
              <a href={ownHref(path, locale)} className={`flex-1 ${link}`} {...openElsewhere({ trid })}>
                {keptTitle(title)}
              </a>
              <span className="text-muted text-sm">{formatBrief(modified, Date.now(), locale)}</span>
            </li>
          ))}
        </ul>
      )}
    </AsyncBox>
  );
}
