import type { PricePosition, PriceSummary } from '#contract/sales/price-summary.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { hasGap, knownSum } from '#domain/sales/products/price-gaps.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { PanelCard } from '#islands/record/long-form/PanelCard.tsx';
import { usePriceMarks } from './usePriceMarks.ts';

const money = (cents: number) => formatCents(cents, pageLocale());
const amount = 'text-end tabular-nums whitespace-nowrap';

/** What one position costs in all: each month, once, or both. */
function Amount({ position: { oneOff, monthly, isOpen } }: { position: PricePosition }) {
  const t = texts('products');
  if (isOpen) return <span className="font-semibold text-warn">{t('panel.open')}</span>;
  if (oneOff === 0) return money(monthly);
  return (
    <>
      {monthly > 0 && <span className="block">{money(monthly)}</span>}
      <span className="block">{t('panel.once', { amount: money(oneOff) })}</span>
    </>
  );
}

function Sum({ label, cents, isSmall = false }: { label: string; cents: number | undefined; isSmall?: boolean }) {
  const look = isSmall ? 'text-muted text-sm' : 'font-semibold';
  return (
    <div className={`flex justify-between gap-3 ${look}`}>
      <dt>{label}</dt>
      <dd className={`${amount} ${cents === undefined ? 'text-warn' : ''}`}>
        {cents === undefined ? texts('products')('panel.open') : money(cents)}
      </dd>
    </div>
  );
}

interface Props {
  prices: PriceSummary;
  /** Names the sum of the first year too, once all of it is known. */
  hasFirstYear?: boolean;
}

/** What an order costs so far, line by line, with what has no price yet; the line that changed last is marked. */
export function PricePanel({ prices, hasFirstYear = false }: Props) {
  const t = texts('products');
  const nameOf = t as unknown as (key: string) => string;
  const { positions, vat, gross, priceListFrom } = prices;
  const marks = usePriceMarks(positions);
  const isPartial = hasGap(prices);
  const [monthly, oneOff] = [knownSum(prices, 'monthly'), knownSum(prices, 'oneOff')];
  return (
    <PanelCard title={t('panel.title')} note={t('panel.net')}>
      {positions.length > 0 && (
        <ul className="-mx-2 grid text-sm">
          {positions.map((position) => {
            const isNew = marks.includes(position.code);
            return (
              <li
                key={position.code}
                className={`flex justify-between gap-3 rounded-tag px-2 py-0.75 ${isNew ? 'bg-ok-soft' : ''}`}
              >
                <span className="min-w-0">
                  {`${position.quantity} × ${nameOf(`price.${position.code}`)} `}
                  {isNew && <span className="rounded-tag bg-card px-1.5 font-semibold text-ok">{t('panel.new')}</span>}
                </span>
                <span className={amount}>
                  <Amount position={position} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <dl className="grid gap-1 border-line border-t pt-2">
        <Sum label={t(isPartial ? 'panel.monthlySoFar' : 'panel.monthly')} cents={monthly} />
        {monthly !== undefined && (
          <Sum isSmall label={t('panel.gross', { percent: vat.percent })} cents={gross.monthly} />
        )}
      </dl>
      {oneOff === 0 ? (
        <p className="border-line border-t pt-2 text-muted text-sm">{t('panel.nothingOnce')}</p>
      ) : (
        <dl className="grid gap-1 border-line border-t pt-2">
          <Sum label={t(isPartial && oneOff !== undefined ? 'panel.oneOffSoFar' : 'panel.oneOff')} cents={oneOff} />
          {oneOff !== undefined && (
            <Sum isSmall label={t('panel.gross', { percent: vat.percent })} cents={gross.oneOff} />
          )}
        </dl>
      )}
      {hasFirstYear && !isPartial && (
        <dl className="border-line border-t pt-2">
          <Sum label={t('panel.firstYear')} cents={prices.firstYear.net} />
        </dl>
      )}
      {priceListFrom && (
        <p className="text-muted text-sm">{t('panel.list', { day: formatCalendarDay(priceListFrom, pageLocale()) })}</p>
      )}
    </PanelCard>
  );
}

/** The price at the start of the bar; `isOpen` before there is anything to be priced. */
export function PriceBar({
  prices,
  isOpen = prices !== undefined,
}: {
  prices: PriceSummary | undefined;
  isOpen?: boolean;
}) {
  const t = texts('products');
  const monthly = prices && knownSum(prices, 'monthly');
  return (
    <span className="flex gap-x-1.5 leading-snug max-md:flex-wrap max-md:items-baseline md:flex-col">
      <span className="whitespace-nowrap text-muted text-sm max-md:order-last">
        {t(!prices || hasGap(prices) ? 'panel.monthlySoFar' : 'panel.monthly')}
      </span>
      <span className="whitespace-nowrap font-semibold">
        {monthly === undefined ? (
          <span className={isOpen ? 'text-warn' : 'text-muted'}>{isOpen ? t('panel.open') : '…'}</span>
        ) : (
          <>
            {money(monthly)} <span className="font-normal text-muted text-sm max-md:hidden">{t('panel.net')}</span>
          </>
        )}
      </span>
    </span>
  );
}
