import type { PortingOfDay, PortingStage } from '#contract/wholesale/wholesale-figures.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatDayAndMonth, formatWeekday } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { wholesaleFigures } from '#stores/wholesale/figures.ts';
import { AsyncBox } from '../boxes/AsyncBox.tsx';

const tones = { ported: 'ok', today: 'info', waiting: 'warn', confirmed: 'info', requested: 'neutral' } as const;

export const PortingPill = ({ stage }: { stage: PortingStage }) => (
  <StatusPill tone={tones[stage]}>{texts('home')(`portings.stage.${stage}`)}</StatusPill>
);
export const hoursOf = ({ hours }: PortingOfDay): string =>
  hours ? hours.map((clock) => clock.replace(/^0|:00$/g, '')).join('–') : texts('home')('portings.anyTime');

function PortingLine({ porting }: { porting: PortingOfDay }) {
  const t = texts('home');
  const { id, customer, numbers, stage } = porting;
  return (
    <li className="relative flex min-h-11 flex-wrap items-center gap-x-4 border-line border-t px-5 py-1.5 hover:bg-brand-soft first:border-t-0 sm:ps-0">
      <span className="w-20 text-muted text-sm">{hoursOf(porting)}</span>
      <a
        href={href('WholesalePortNumber', pageLocale(), { id })}
        className="min-w-0 flex-1 truncate text-ink no-underline after:absolute after:inset-0 hover:underline"
      >
        {customer ?? t('portings.noCustomer')}
      </a>
      <span className="w-32 text-muted text-sm max-sm:w-full">{t('portings.numbers', { count: numbers })}</span>
      <span className="sm:w-40 sm:text-end">
        <PortingPill stage={stage} />
      </span>
    </li>
  );
}

/** Portings by day until the end of the week, and how many follow in the next. */
export function PortingDays() {
  const t = texts('home');
  const locale = pageLocale();
  const today = berlinDay(Date.now());
  const weekday = (day: string) => (day === today ? t('portings.today') : formatWeekday(day, locale).split(',')[0]);
  const days = (items: readonly PortingOfDay[]) => [...Map.groupBy(items, ({ day }) => day)];
  return (
    <AsyncBox
      title={t('portings.title')}
      action={<a href={href('WholesalePortNumber', locale)}>{t('portings.all')}</a>}
      source={wholesaleFigures}
      rows={3}
      isEmpty={({ portings }) => portings.count + portings.later.count === 0}
      emptyLine={() => t('portings.none')}
    >
      {({ portings: { items, later } }) => (
        <>
          {days(items).map(([day, ofDay]) => (
            <section
              key={day}
              aria-label={weekday(day)}
              className="grid border-line border-b sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <h3 className="px-5 pt-2.5 text-base">
                {weekday(day)}
                <span className="block font-normal text-muted text-sm max-sm:ms-2 max-sm:inline">
                  {formatDayAndMonth(day, locale)}
                </span>
              </h3>
              <ul>
                {ofDay.map((porting) => (
                  <PortingLine key={porting.id} porting={porting} />
                ))}
              </ul>
            </section>
          ))}
          <p className="px-5 py-2.5 text-muted text-sm">
            {t('portings.later', { count: later.count })}
            {later.count > 0 && `, ${t('portings.numbers', { count: later.numbers })}`}
          </p>
        </>
      )}
    </AsyncBox>
  );
}
