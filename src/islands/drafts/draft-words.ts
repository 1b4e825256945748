import type { DraftState } from '../../contract/sales/draft.ts';
import type { ProductType } from '../../contract/sales/product.ts';
import type { FormWords } from '../../domain/form/form-facts.ts';
import { productCaption } from '../../domain/products/catalogue.ts';
import { pageLocale, texts } from '../../i18n/client.ts';
import type { Tone } from '../ui/text/tone.ts';

export const draftTone = {
  open: 'info',
  complete: 'ok',
  submitting: 'warn',
  submitted: 'neutral',
  expired: 'danger',
} as const satisfies Record<DraftState, Tone>;

export const draftState = (state: DraftState): string => texts('drafts')(`state.${state}`);

/** As it is named in lists and titles. */
export const captionOf = (type: ProductType, additionalDsl?: unknown): string => productCaption(type, additionalDsl);

/** The texts of the order forms; keys of other areas name theirs. */
export function orderFormWords(): FormWords {
  const t = texts('order-form') as unknown as FormWords['say'];
  return { locale: pageLocale(), say: (key, parameters) => t(key, { ...parameters }) };
}
