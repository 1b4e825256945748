import type { DraftState } from '#contract/sales/draft.ts';
import type { ProductRef } from '#contract/sales/product.ts';
import { stateTones } from '#domain/records/state-tones.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { pageLocale, texts } from '#i18n/client.ts';

export const draftTone = stateTones['hfo.vp.draft'];

export const draftState = (state: DraftState): string => texts('drafts')(`state.${state}`);

/** "Bearbeitbar" or "Schreibgeschützt" (§3-10). */
export const draftAccess = (isWritable: boolean): string =>
  texts('drafts')(`access.${isWritable ? 'writable' : 'readOnly'}`);

/** As it is named in lists and titles. */
export const captionOf = (draft: ProductRef & { readonly additionalDsl?: unknown }): string =>
  productCaption(draft, draft.additionalDsl, pageLocale());
