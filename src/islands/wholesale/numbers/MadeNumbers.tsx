import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Async } from '#islands/ui/page/Async.tsx';
import { Card } from '#islands/ui/page/Card.tsx';
import { Notice } from '#islands/ui/page/Notice.tsx';
import { Button, LinkButton } from '#islands/ui/text/Button.tsx';
import { keptTitle } from '#islands/ui/text/kept-title.ts';
import { StatusPill } from '#islands/ui/text/StatusPill.tsx';
import { madeNumbers, numberAddress } from '#stores/wholesale/number-order.ts';
import { numberTone } from './numbers-labels.ts';

/** What came of the order: the numbers, where they lead, and what happens next. */
export function MadeNumbers({ process }: { process: string }) {
  const t = texts('numbers');
  const locale = pageLocale();
  const store = useMemo(() => madeNumbers(process), [process]);
  const value = useStore(store.$value);
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => void store.reload(), [store]);
  const isReady = value.state === 'ready';
  useEffect(() => {
    if (isReady) head.current?.focus();
  }, [isReady]);
  return (
    <Async value={value} onRetry={() => void store.reload()}>
      {({ process: { data, id }, numbers }) => (
        <div className="grid max-w-form gap-5" ref={head} tabIndex={-1}>
          <Notice
            tone="ok"
            title={t('made.title', { count: numbers.reduce((sum, { count }) => sum + Number(count ?? 1), 0) })}
          >
            {data.dueAt === undefined
              ? t('made.now', { customer: data.customerName })
              : t('made.later', { day: formatCalendarDay(berlinDay(data.dueAt), locale), customer: data.customerName })}
          </Notice>
          <Card title={t('made.numbers')} flush>
            <ul className="divided">
              {numbers.map((number) => (
                <li key={number.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
                  <span className="font-semibold text-lg tabular-nums">{keptTitle(number.number)}</span>
                  <StatusPill tone={numberTone[number.state]}>{t(`state.${number.state}`)}</StatusPill>
                </li>
              ))}
            </ul>
          </Card>
          <div className="flex flex-wrap gap-2">
            <LinkButton look="primary" href={href('WholesaleSip', locale, { id: numbers[0]?.accountId ?? '' })}>
              {t('made.account')}
            </LinkButton>
            <LinkButton href={href('WholesaleProcesses', locale, { id })}>{t('made.process')}</LinkButton>
            <Button look="quiet" onClick={() => numberAddress.set({ process: '' }, 'push')}>
              {t('made.more')}
            </Button>
          </div>
        </div>
      )}
    </Async>
  );
}
