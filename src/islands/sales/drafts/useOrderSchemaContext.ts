import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { orderFormOf } from '#domain/sales/orders/forms/order-form.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { orderFormLabels } from '#islands/record/order-form-labels.ts';
import type { SchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { uploader } from '#stores/files/uploads.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $customerChoices, searchCustomers } from '#stores/sales/customer-choices.ts';
import { offeredPriceLists } from '#stores/sales/offered-price-lists.ts';
import { manyCardsNote, PriceListNote } from './mobile-notes.tsx';
import { partnerNote } from './PartnerNote.tsx';

/** Only the mobile form lets choose a price list. */
const noPriceLists = atom(undefined);

const finders = { customerId: searchCustomers };

/** Files saved with a draft are no longer uploads; unsaved ones expire by themselves. */
const ofDraft = { ...uploader, discard: () => {} };

/** With what the form of a draft is drawn, filled in or to be read. */
export function useOrderSchemaContext({ data }: Pick<DraftRecord, 'data'>, holidays: Holidays): SchemaContext {
  const customerChoices = useStore($customerChoices);
  const foundation = useStore($foundation);
  const { productType, customer, customerId, customerName } = data;
  const lists = useStore(productNamed(productType).orderForm === 'mobile' ? offeredPriceLists.$value : noPriceLists);
  const own = customerId ? [{ value: customerId, label: customerName ?? customerId }] : [];
  const customers = [...own, ...customerChoices.filter(({ value }) => value !== customerId)];
  return {
    form: orderFormOf(productType, customer),
    words: orderFormLabels(),
    context: () => ({
      today: berlinDay(Date.now()),
      holidays,
      customers,
      customer,
      priceLists: lists?.state === 'ready' ? lists.value : undefined,
      voNumbers: foundation?.voNumbers ?? [],
    }),
    notes: {
      partnerSnapshot: partnerNote(data),
      priceListDownload: PriceListNote,
      manyCards: manyCardsNote(data),
    },
    uploader: ofDraft,
    finders,
  };
}
