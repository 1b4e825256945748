import type { PriceSummary } from '#contract/sales/price-summary.ts';
import type { FormContext } from '#domain/form/form-description.ts';

/** The price list of an order as the only choice of a form that is read: the list may have ended or be gone. */
export const priceListChoices = ({
  priceListId,
  priceListTitle = '–',
}: Pick<PriceSummary, 'priceListId' | 'priceListTitle'>): FormContext['priceLists'] => [
  { id: priceListId, title: priceListTitle, validFrom: '' },
];
