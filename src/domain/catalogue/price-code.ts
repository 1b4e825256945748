import type { ChoiceList } from '#contract/catalogue/entry.ts';
import { choiceRules } from './choice-rules.ts';

/** The code of a choice's price: `flatAll` of tariffs is `tariffFlatAll`; undefined where it has none. */
export function priceCodeOf(list: ChoiceList, code: string): string | undefined {
  const { price } = choiceRules[list];
  return price && `${price.prefix}${code.charAt(0).toUpperCase()}${code.slice(1)}`;
}

/** The code of the price of a product that did not ship; no other code begins with `product`. */
export const addedProductCode = (key: string): string => `product${key.charAt(0).toUpperCase()}${key.slice(1)}`;
