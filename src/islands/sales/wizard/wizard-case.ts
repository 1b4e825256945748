import { createContext, useContext } from 'react';
import type { DraftRecord } from '#contract/sales/draft.ts';
import type { PriceSummary } from '#contract/sales/price-summary.ts';
import { href } from '#domain/access/routes.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { FormContext, FormDescription } from '#domain/form/form-description.ts';
import { priceListChoices } from '#domain/sales/orders/price-list-choices.ts';
import { pageLocale } from '#i18n/client.ts';

/** The draft that is sent with its customer, and its form as the customer brings it. */
interface ShownDraft {
  readonly draft: DraftRecord;
  readonly form: FormDescription;
  readonly customer: Readonly<Record<string, unknown>>;
}

export const DraftContext = createContext<ShownDraft | undefined>(undefined);

export function useDraft(): ShownDraft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('A part of the wizard stands outside of it');
  return draft;
}

/** Answers that read as they were given; nothing is judged here. */
export const readingContext = (prices: Pick<PriceSummary, 'priceListId' | 'priceListTitle'>): FormContext => ({
  today: berlinDay(Date.now()),
  holidays: {},
  priceLists: priceListChoices(prices),
});

/** The section of the draft's form, and the field in it; from there a link leads back here. */
export const draftLink = (id: string, section: string | undefined, field?: string): string =>
  href('DraftEdit', pageLocale(), { id, section, field, from: 'summary' });
