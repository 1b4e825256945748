import type { Product, ProductType } from '#contract/sales/product.ts';
import { channelsOf, type NumberChoice, termsOf, unitOf } from '#domain/sales/products/product-facts.ts';
import { formatCents } from '#domain/text/number-format.ts';
import { pageLocale, texts } from '#i18n/client.ts';

/** Prices of the products by their codes; undefined until they are loaded. */
export type Prices = Readonly<Record<string, number | undefined>>;

function rangeText(choice: NumberChoice): string {
  if ('from' in choice) return texts('products')('choice.range', choice);
  const [last = 0, ...others] = choice.each.toReversed();
  const list = others.toReversed().join(', ');
  return list === '' ? String(last) : texts('products')('choice.oneOf', { list, last });
}

/** As it is called in the language of the page. */
export const titleOf = ({ caption, captionEn }: Product): string =>
  pageLocale() === 'en' && captionEn ? captionEn : caption;

export const termText = (product: Product): string =>
  texts('products')('choice.months', { months: rangeText(termsOf(product)) });

export function channelText(product: Product): string | undefined {
  const choice = channelsOf(product);
  return choice && rangeText(choice);
}

export const suitsText = (type: ProductType): string => texts('drafts')(`about.${type as 'hfo360'}`);
export const groupText = (group: string): string => texts('products')(`group.${group as 'voice'}`);
export const perUnit = (type: ProductType): string => texts('products')(`choice.per.${unitOf(type)}`);
export const priceText = (cents: number): string => formatCents(cents, pageLocale());
