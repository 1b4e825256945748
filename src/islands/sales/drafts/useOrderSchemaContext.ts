import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { createElement, useMemo } from 'react';
import type { DraftRecord } from '#contract/sales/draft.ts';
import type { PriceSummary } from '#contract/sales/price-summary.ts';
import { berlinDay } from '#domain/date/berlin-day.ts';
import type { Holidays } from '#domain/date/working-days.ts';
import { filledForm } from '#domain/form/filled-form.ts';
import type { Values } from '#domain/form/form-description.ts';
import { customerForm } from '#domain/sales/customers/customer-form.ts';
import { offeredAnswers, originOf } from '#domain/sales/drafts/answer-origins.ts';
import { formOf } from '#domain/sales/drafts/draft-form.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { texts } from '#i18n/client.ts';
import { orderFormLabels } from '#islands/record/order-form-labels.ts';
import type { SchemaContext } from '#islands/ui/form/schema/schema-context.ts';
import { uploader } from '#stores/files/uploads.ts';
import { $foundation } from '#stores/foundation/foundation.ts';
import { $customerChoices, searchCustomers } from '#stores/sales/customer-choices.ts';
import { offeredPriceLists } from '#stores/sales/offered-price-lists.ts';
import type { LineOfDraft } from './availability/line-of-draft.ts';
import { LineAvailability, StreetProposals } from './availability/line-parts.ts';
import { PersonChoice } from './customer/PersonChoice.tsx';
import { manyCardsNote, PriceListNote } from './mobile-notes.tsx';

/** Only the mobile form lets choose a price list. */
const noPriceLists = atom(undefined);

const finders = { customerId: searchCustomers };

/** Files saved with a draft are no longer uploads; unsaved ones expire by themselves. */
const ofDraft = { ...uploader, discard: () => {} };

/** With what the form of a draft is drawn, filled in or to be read. */
type Groups = NonNullable<SchemaContext['groups']>;

/** People are chosen among those who are named. */
function peopleGroups(answers: Values): Groups {
  const record = filledForm(customerForm, answers);
  const people = ['contactMain', 'contactTech', 'contactBilling'].map((name) => record[name]);
  const Person: Groups[string] = (props) => createElement(PersonChoice, { ...props, people });
  return Object.fromEntries(personGroups.map((path) => [path, Person]));
}
/** The check of the line stands around its answers. */
function lineGroups(line: LineOfDraft | undefined): Groups {
  if (!line) return {};
  return {
    availability: (props) => createElement(LineAvailability, { ...props, line }),
    siteAddr: (props) => createElement(StreetProposals, props),
  };
}
const personGroups = [
  'contactTech',
  'adminUser',
  'onSiteContact',
  'customerData.representative',
  'customerData.contactMain',
];

export function useOrderSchemaContext(
  { data }: Pick<DraftRecord, 'data'>,
  holidays: Holidays,
  prices?: PriceSummary,
  line?: LineOfDraft,
): SchemaContext {
  const customerChoices = useStore($customerChoices);
  const foundation = useStore($foundation);
  const { productType, product, customer, customerId, customerName } = data;
  const lists = useStore(productNamed(data).orderForm === 'mobile' ? offeredPriceLists.$value : noPriceLists);
  const own = customerId ? [{ value: customerId, label: customerName ?? customerId }] : [];
  const customers = [...own, ...customerChoices.filter(({ value }) => value !== customerId)];
  const answers = JSON.stringify(customer?.answers ?? {});
  // Of one kind while the customer is the same: another would lose the focus.
  const groups = useMemo(() => ({ ...peopleGroups(JSON.parse(answers)), ...lineGroups(line) }), [answers, line]);
  const facts = JSON.stringify(customer ?? {});
  const offered = useMemo(
    () => offeredAnswers({ productType, product, customer: JSON.parse(facts) as DraftRecord['data']['customer'] }),
    [productType, product, facts],
  );
  return {
    form: formOf(data),
    words: orderFormLabels(),
    context: () => ({
      today: berlinDay(Date.now()),
      holidays,
      customers,
      customer,
      prices,
      priceLists: lists?.state === 'ready' ? lists.value : undefined,
      voNumbers: foundation?.voNumbers ?? [],
    }),
    notes: {
      priceListDownload: PriceListNote,
      manyCards: manyCardsNote(data),
    },
    groups,
    origin: (path, answer) => {
      const origin = originOf(path, answer, offered);
      return origin && texts('drafts')(`buyer.origin.${origin}`);
    },
    uploader: ofDraft,
    finders,
  };
}
