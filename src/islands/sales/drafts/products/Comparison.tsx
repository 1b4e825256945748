import { useId, useState } from 'react';
import type { Product } from '#contract/sales/product.ts';
import { monthCaption } from '#domain/date/months.ts';
import { monthlyFor, unitOf } from '#domain/sales/products/product-facts.ts';
import { pageLocale, texts } from '#i18n/client.ts';
import { Switch } from '#islands/ui/form/Switch.tsx';
import { Button } from '#islands/ui/text/Button.tsx';
import type { Commissions } from '#stores/sales/product-offer.ts';
import { channelText, type Prices, perUnit, priceText, suitsText, termText, titleOf } from './product-words.ts';

interface Props {
  pair: readonly [Product, Product];
  prices: Prices | undefined;
  commissions: Commissions | undefined;
  onChoose: (code: string) => void;
}

interface Row {
  name: 'priceFrom' | 'term' | 'suits' | 'channels' | 'backup' | 'commission';
  values: readonly [string, string];
}

const maxQuantity = 999;
const defaultQuantity = 10;

const both = <T,>([one, other]: readonly [Product, Product], of: (product: Product) => T): readonly [T, T] => [
  of(one),
  of(other),
];

function rowsOf({ pair, prices, commissions }: Pick<Props, 'pair' | 'prices' | 'commissions'>): Row[] {
  const t = texts('products');
  const monthly = ({ code }: Product) => prices?.[code];
  const priceCells = both(pair, (product) => {
    const cents = monthly(product);
    return cents === undefined ? t('choice.open') : `${priceText(cents)} ${perUnit(product.type)}`;
  });
  const rows: Row[] = [
    { name: 'priceFrom', values: priceCells },
    { name: 'term', values: both(pair, termText) },
    { name: 'suits', values: both(pair, ({ type }) => suitsText(type)) },
    { name: 'channels', values: both(pair, (product) => channelText(product) ?? '–') },
    { name: 'backup', values: both(pair, ({ backupRouting }) => t(backupRouting ? 'choice.yes' : 'choice.no')) },
  ];
  const paid = both(pair, ({ caption }) => commissions?.get(caption));
  if (paid.some(Boolean))
    rows.push({
      name: 'commission',
      values: both(pair, ({ caption }) => {
        const last = commissions?.get(caption);
        if (!last) return '–';
        const month = monthCaption(last.month, pageLocale());
        return `${priceText(last.amount)} ${t('choice.lastPaid', { month })}`;
      }),
    });
  return rows.filter(({ values }) => values.some((value) => value !== '–'));
}

function Sum({ product, price, quantity }: { product: Product; price: number | undefined; quantity: number }) {
  const t = texts('products');
  if (price === undefined) return <span className="font-semibold text-warn">{t('choice.open')}</span>;
  const unit = unitOf(product.type);
  return (
    <>
      <strong className="block text-lg tabular-nums">{priceText(monthlyFor(product.type, price, quantity))}</strong>
      <span className="text-muted text-sm">
        {t(`choice.monthlyFor.${unit}`, { count: unit === 'line' ? 1 : quantity })}
      </span>
    </>
  );
}

/** Two products side by side, with what they cost for so many places. */
export function Comparison({ pair, prices, commissions, onChoose }: Props) {
  const t = texts('products');
  const field = useId();
  const [isShort, setShort] = useState(false);
  const [typed, setTyped] = useState(String(defaultQuantity));
  const quantity = Math.min(maxQuantity, Math.max(1, Number.parseInt(typed, 10) || 1));
  const rows = rowsOf({ pair, prices, commissions }).map((row) => ({
    ...row,
    isSame: row.values[0] === row.values[1],
  }));
  const visibleRows = isShort ? rows.filter(({ isSame }) => !isSame) : rows;
  const head = 'w-29 ps-4 pe-2 py-2.5 text-start align-top font-normal text-muted text-sm max-sm:hidden';
  const cell = 'px-3 py-2.5 align-top wrap-anywhere first:ps-4 last:pe-4';
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pb-2.5">
        <div className="flex items-center gap-2.5">
          <label htmlFor={field} className="text-sm">
            {t('choice.quantity')}
          </label>
          <input
            id={field}
            value={typed}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            className="control min-h-9 w-16 py-1"
            onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
            onBlur={() => setTyped(String(quantity))}
          />
        </div>
        <Switch isOn={isShort} onChange={setShort}>
          {t('choice.differences')}
        </Switch>
      </div>
      <table className="w-full table-fixed border-line border-t">
        <thead>
          <tr className="border-line border-b">
            <td className={head} />
            {pair.map((product) => (
              <th key={product.code} scope="col" className={`${cell} text-start`}>
                {titleOf(product)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visibleRows.map(({ name, values, isSame }) => (
            <tr key={name} className={`border-line border-b ${isSame ? 'text-muted' : ''}`}>
              <th scope="row" className={head}>
                {t(`choice.row.${name}`)}
              </th>
              {values.map((value, index) => (
                <td key={pair[index]?.code} className={cell}>
                  <span className="block text-muted text-sm sm:hidden">{t(`choice.row.${name}`)}</span>
                  {value}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-line border-b">
            <th scope="row" className={head}>
              {t('choice.monthly')}
            </th>
            {pair.map((product) => (
              <td key={product.code} className={cell}>
                <Sum product={product} price={prices?.[product.code]} quantity={quantity} />
              </td>
            ))}
          </tr>
          <tr>
            <td className={head} />
            {pair.map((product) => (
              <td key={product.code} className={cell}>
                <Button look="primary" className="w-full" onClick={() => onChoose(product.code)}>
                  {t('choice.choose')}
                  <span className="sr-only"> {titleOf(product)}</span>
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
