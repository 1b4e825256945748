import type { PriceUpdate } from '#contract/sales/price-update.ts';
import { formatCalendarDay } from '#domain/date/date-format.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { useCall } from '../ui/page/useCall.ts';
import { Button } from '../ui/text/Button.tsx';

type Amounts = PriceUpdate['before'];
const parts = ['monthly', 'oneOff'] as const;

/** What an amount was and is, for each of both kinds that changed. */
function changesOf(before: Amounts, after: Amounts): string[] {
  const t = texts('products');
  const money = (cents: number) => formatCents(cents, pageLocale());
  return parts.flatMap((part) => {
    if (before[part] === after[part]) return [];
    const difference = after[part] - before[part];
    const sum = `${difference > 0 ? '+' : '−'}${money(Math.abs(difference))}`;
    return [t(`priceUpdate.${part}`, { before: money(before[part]), after: money(after[part]), difference: sum })];
  });
}

/** What today's price list changes of the prices of a draft. */
export function PriceUpdateFacts({ update: { from, to, changes, before, after } }: { update: PriceUpdate }) {
  const t = texts('products');
  const nameOf = t as unknown as (key: string) => string;
  const since = { title: to.title, day: formatCalendarDay(to.validFrom, pageLocale()) };
  const sums = changesOf(before, after);
  return (
    <div className="grid gap-1.5 text-sm">
      <p>{from ? t('priceUpdate.lists', { ...since, from: from.title }) : t('priceUpdate.list', since)}</p>
      {changes.length === 0 ? (
        <p>{t('priceUpdate.nothing')}</p>
      ) : (
        <>
          <ul className="grid gap-1">
            {changes.map(({ code, quantity, before: was, after: is }) => (
              <li key={code}>
                <span className="font-semibold">
                  {quantity > 1 ? `${quantity} × ` : ''}
                  {nameOf(`price.${code}`)}
                </span>
                <span className="block tabular-nums">{changesOf(was, is).join(', ')}</span>
              </li>
            ))}
          </ul>
          {changes.length > 1 && sums.length > 0 && (
            <p>
              {t('priceUpdate.inAll')} <span className="tabular-nums">{sums.join(', ')}</span>
            </p>
          )}
        </>
      )}
    </div>
  );
}

interface Props {
  /** Throws ApiError. */
  onUpdate: () => Promise<void>;
}

/** Gives a draft the prices of today. */
export function PriceUpdateButton({ onUpdate }: Props) {
  const t = texts('products');
  const { busy, run } = useCall({ toasts: true });
  return (
    <Button small busy={busy} onClick={() => void run(onUpdate, { done: t('priceUpdate.done') })}>
      {t('priceUpdate.act')}
    </Button>
  );
}
