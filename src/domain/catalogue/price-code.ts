import type { ChoiceList } from '#contract/catalogue/entry.ts';
import { choiceRules } from './choices.ts';

/** The code of a choice's price: `flatAll` of tariffs is `tariffFlatAll`. */
export const priceCodeOf = (list: ChoiceList, code: string): string =>
  `${choiceRules[list].pricePrefix}${code.charAt(0).toUpperCase()}${code.slice(1)}`;
