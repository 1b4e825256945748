import * as z from 'zod/mini';
import { asPlainText, day, text } from '#contract/fields.ts';
import type { PriceListData } from '#contract/sales/price-list.ts';
import { cataloguePrice, type PriceCode, partsOf, priceCodes } from '#domain/sales/products/price-codes.ts';
import { standardPrices } from '#domain/sales/products/standard-prices.ts';
import { centsOf, typedAmount } from '#domain/text/amount.ts';
import { pageLocale } from '#i18n/client.ts';

const amount = z.string().check(
  asPlainText,
  z.minLength(1, 'required'),
  z.refine((typed) => centsOf(typed) !== undefined, 'money'),
);

type ByPart<T> = Partial<Record<'oneOff' | 'monthly', T>>;

/** Every price with the parts that it has. */
const byCode = <T>(of: (code: PriceCode, part: 'oneOff' | 'monthly') => T): Record<string, ByPart<T>> =>
  Object.fromEntries(
    priceCodes().map((code) => [code, Object.fromEntries(partsOf(code).map((part) => [part, of(code, part)]))]),
  );

/** A price list as it is typed, in euros. */
export const priceListForm = () =>
  z.strictObject({
    title: text(1, 80),
    validFrom: day,
    validTo: z.optional(day),
    prices: z.strictObject(
      Object.fromEntries(
        Object.entries(byCode(() => amount)).map(([code, parts]) => [code, z.strictObject(parts as z.core.$ZodShape)]),
      ),
    ),
  });
export type PriceListForm = ReturnType<typeof priceListForm>;

/** A new list begins with the prices that the products came with. */
export const typedPriceList = (list: PriceListData | undefined) => ({
  title: list?.title ?? '',
  validFrom: list?.validFrom ?? '',
  validTo: list?.validTo ?? '',
  prices: byCode((code, part) => {
    const cents = ((list?.prices ?? (standardPrices as PriceListData['prices']))[code] ?? cataloguePrice(code))?.[part];
    return cents === undefined ? '' : typedAmount(cents, pageLocale());
  }),
});

export const sentPriceList = ({ prices, ...list }: z.output<PriceListForm>) => ({
  ...list,
  prices: byCode((code, part) => centsOf(String((prices[code] as ByPart<string> | undefined)?.[part] ?? ''))),
});
