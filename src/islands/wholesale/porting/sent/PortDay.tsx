import { useStore } from '@nanostores/react';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import CircleDashed from 'lucide/dist/esm/icons/circle-dashed.mjs';
import Siren from 'lucide/dist/esm/icons/siren.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatClock, formatMoment, formatWeekday } from '#domain/date/date-format.ts';
import { type DayPoint, portDay } from '#domain/wholesale/porting/port-day.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Card } from '#islands/ui/page/Card.tsx';
import { useMinute } from '#islands/ui/page/useMinute.ts';
import { LinkButton } from '#islands/ui/text/Button.tsx';
import { Icon } from '#islands/ui/text/Icon.tsx';
import { portDayOf } from '#stores/wholesale/port-day.ts';
import { ChangeDayHours } from '../ChangeDayHours.tsx';
import { numbersOf, providerOf, windowText } from '../porting-labels.ts';

const marks = {
  done: { icon: CircleCheck, look: 'text-ok' },
  ahead: { icon: CircleDashed, look: 'text-muted' },
  trouble: { icon: TriangleAlert, look: 'text-danger' },
} as const;

function Point({ state, title, children }: { state: DayPoint; title: string; children?: ReactNode }) {
  const t = texts('portings');
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <Icon of={marks[state].icon} className={`mt-0.5 ${marks[state].look}`} />
      <div>
        <p className="font-semibold">
          {title}
          <span className="sr-only"> ({t(`day.point.${state}`)})</span>
        </p>
        {children && <div className="text-muted text-sm">{children}</div>}
      </div>
    </li>
  );
}

/** The day of the switch: its window, each number, the account, the way of calls meanwhile, and a fault report with all facts. */
export function PortDay({ porting, reload }: { porting: PortingRecord; reload: () => Promise<void> }) {
  const t = texts('portings');
  const locale = pageLocale();
  const { data } = porting;
  const [store] = useState(() => portDayOf(data.sipAccountId));
  const portDayValue = useStore(store.$value);
  const { version } = porting;
  useEffect(() => {
    if (version && data.agreedDate) void store.reload();
  }, [store, version, data.agreedDate]);
  const isOn = (moment: number) => data.agreedDate === berlinDay(moment);
  // A page left open on the day of the switch updates by itself.
  const now = useMinute(data.state !== 'ported' && data.state !== 'cancelled', (moment) => {
    if (!isOn(moment)) return;
    void reload();
    void store.reload();
  });
  if (!data.agreedDate || data.state === 'cancelled') return null;
  const account = portDayValue.state === 'ready' ? portDayValue.value : undefined;
  const day = portDay(data, account, now);
  const numbers = numbersOf(data);
  const isToday = isOn(now);
  const accountHead = t('day.accountHead', { account: data.sipUser ?? '' });
  const accountState = t(`day.account.${day.account}`, {
    moment: formatMoment(account?.lastRegisteredAt ?? now, locale),
  });
  const facts = [
    t('day.ticket.text', { number: porting.foreignid ?? '', vaId: data.vaId ?? '–' }),
    t('day.ticket.numbers', { numbers: numbers.join(', ') }),
    t('day.ticket.window', { date: formatWeekday(data.agreedDate, locale), window: windowText(data['timeWindow']) }),
    t('day.ticket.provider', { provider: providerOf(data) }),
    t('day.ticket.customer', { customer: data.customerName ?? '', account: data.sipUser ?? '' }),
    t('day.ticket.subject', { subject: accountHead, state: accountState }),
    t('day.ticket.subject', { subject: t('day.numbersHead'), state: t(`day.number.${day.numbers}`) }),
    t('day.ticket.subject', { subject: t('day.backupHead'), state: t(`day.backup.${day.backup}`) }),
    t('day.ticket.at', { moment: formatMoment(now, locale) }),
    `${t('day.ticket.what')} `,
  ];
  const ticket = href('EtcTicketEdit', locale, {
    type: 'etcCallBackRequest',
    category: 'porting',
    description: facts.join('\n'),
  });
  return (
    <Card title={t(isToday ? 'day.today' : 'day.title')} {...(isToday && { className: 'border-2 border-link' })}>
      <div className="grid gap-4">
        <p className="text-lg">
          <span className="font-semibold">{formatWeekday(data.agreedDate, locale)}</span>
          {', '}
          {windowText(data['timeWindow'])}
          <span className="block text-base text-muted">
            {t(`day.phase.${day.phase}`, { time: data.window ? formatClock(data.window.to) : '' })}
          </span>
        </p>
        <ChangeDayHours data={data} />
        <ul className="grid gap-3 border-line border-t pt-4">
          {numbers.map((number) => (
            <Point key={number} state={day.points.numbers} title={number}>
              {t(`day.number.${day.numbers}`)}
            </Point>
          ))}
          <Point state={day.points.account} title={accountHead}>
            {accountState}
          </Point>
          <Point state={day.points.target} title={t('day.targetHead')}>
            {t(`day.target.${day.target}`, { account: data.sipUser ?? '' })}
          </Point>
          <Point state={day.points.backup} title={t('day.backupHead')}>
            {t(`day.backup.${day.backup}`)}{' '}
            {day.backup === 'none' && data.sipAccountId && (
              <a href={href('WholesaleBackupRouting', locale, { account: data.sipAccountId })}>{t('day.backupLink')}</a>
            )}
          </Point>
        </ul>
        <div className="flex flex-wrap items-center gap-3 border-line border-t pt-4">
          <LinkButton look={isToday ? 'primary' : 'secondary'} icon={<Icon of={Siren} />} href={ticket}>
            {t('day.report')}
          </LinkButton>
          <span className="min-w-0 flex-1 basis-52 text-muted text-sm">{t('day.reportHint')}</span>
        </div>
      </div>
    </Card>
  );
}
