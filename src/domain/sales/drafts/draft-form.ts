import type { Completeness } from '#contract/record.ts';
import type { DraftData } from '#contract/sales/draft.ts';
import { fieldsOf, valuesIn } from '#domain/form/conditions.ts';
import type { FormContext, FormDescription } from '#domain/form/form-description.ts';
import { completeness, type SectionState } from '#domain/form/form-faults.ts';
import { isUnset } from '#domain/form/unset.ts';
import { orderContractOf, orderFormOf } from '../orders/forms/order-form.ts';
import type { OrderCustomer } from '../orders/order-customer.ts';

type Drafted = Pick<DraftData, 'productType' | 'product' | 'customer'> & { readonly customerData?: unknown };

const traitNames = ['clientKind', 'salutation', 'tkgSize'] as const;

/** The customer with what the draft itself answers of it. */
function orderCustomerOf({ customer, customerData }: Drafted): OrderCustomer | undefined {
  if (!customer) return undefined;
  const answers = valuesIn(customerData);
  const traits = traitNames.flatMap((name) =>
    isUnset(customer[name]) && !isUnset(answers[name]) ? [[name, answers[name]]] : [],
  );
  return { ...customer, ...Object.fromEntries(traits) };
}

/** The form of a draft: its product's, with what its customer brings into it. */
export const formOf = (draft: Drafted): FormDescription => orderFormOf(draft, orderCustomerOf(draft));
export const draftContractOf = (draft: Drafted) => orderContractOf(draft, orderCustomerOf(draft));

/** The answers of a draft: what its form knows of what is stored. */
export function answersOf(draft: Drafted & Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = fieldsOf(formOf(draft));
  return Object.fromEntries(Object.entries(draft).filter(([name]) => Object.hasOwn(fields, name)));
}

/** What decides on a draft's completeness beside its answers. */
export type Moment = Pick<FormContext, 'today' | 'holidays' | 'voNumbers'>;

const contextOf = ({ customer }: Drafted, moment: Moment): FormContext => ({
  ...moment,
  ...(customer && { customer }),
});

/** Each section with one fault per answer at most. */
export const sectionsOf = (draft: DraftData, moment: Moment): SectionState[] => {
  return completeness(formOf(draft), draftContractOf(draft), answersOf(draft), contextOf(draft, moment)).map(
    (section) => ({
      ...section,
      faults: [...Map.groupBy(section.faults, ({ path }) => path).values()].flatMap(([first]) =>
        first ? [first] : [],
      ),
    }),
  );
};

export const draftCompleteness = (draft: DraftData, moment: Moment): Completeness =>
  sectionsOf(draft, moment).map(({ name, needed, filledCount, faults }) => ({
    section: name,
    filled: filledCount,
    needed,
    missing: faults.map(({ path, key }) => ({ path, message: key })),
  }));

const isComplete = (sections: Completeness): boolean =>
  sections.every(({ filled, needed, missing }) => filled >= needed && missing.length === 0);

/** Share of required answers that are complete, in per cent; only a draft that can be sent reaches 100. */
export function percentOf(sections: Completeness): number {
  const [filled, needed] = sections.reduce(([f, n], section) => [f + section.filled, n + section.needed], [0, 0]);
  const share = needed === 0 ? 100 : Math.floor((100 * Math.min(filled, needed)) / needed);
  return isComplete(sections) ? 100 : Math.min(share, 99);
}
