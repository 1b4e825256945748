import type * as z from 'zod/mini';
import { type OrderForm, type ProductRef, type ProductType, productTypes } from '#contract/sales/product.ts';
import { entriesInUse } from '#domain/catalogue/in-use.ts';
import { contractOf } from '#domain/form/form-contract.ts';
import type { FormDescription } from '#domain/form/form-description.ts';
import { incompleteFields } from '#domain/form/incomplete-contract.ts';
import { productNamed } from '#domain/sales/products/catalogue.ts';
import { type OrderCustomer, traitsOf } from '../order-customer.ts';
import { centrexForm } from './centrex-form.ts';
import { customerSection } from './customer-section.ts';
import { mobileForm } from './mobile-form.ts';
import { ngnForm } from './ngn-form.ts';
import type { OrderFacts } from './order-facts.ts';

const describeBy: Record<OrderForm, (facts: OrderFacts) => FormDescription> = {
  ngn: ngnForm,
  centrex: centrexForm,
  mobile: mobileForm,
};

interface Described {
  readonly form: FormDescription;
  readonly contract: z.ZodMiniType<Record<string, unknown>>;
}
const described = new Map<string, Described>();

/** Forms that were made and are kept for their next use; each customer may bring one of its own. */
const maxForms = 200;

let describedWith = entriesInUse();
/** Terms and channels of a product are part of its form. */
function forgetFormsOfOtherCatalogue(): void {
  const entries = entriesInUse();
  if (entries !== describedWith) described.clear();
  describedWith = entries;
}

function describedOf(of: ProductType | ProductRef, buyer: OrderCustomer): Described {
  const customer = traitsOf(buyer);
  const isEstablished = buyer.customerType === 'established';
  forgetFormsOfOtherCatalogue();
  const product = productNamed(of);
  const key = JSON.stringify([product.type, product.code, Object.values(customer), isEstablished, buyer.answers]);
  const cachedForm = described.get(key);
  if (cachedForm) return cachedForm;
  const { sections, ...rest } = describeBy[product.orderForm]({ product, customer });
  const form = { ...rest, sections: [customerSection(buyer.answers, isEstablished), ...sections] };
  const describedForm = { form, contract: contractOf(form) as unknown as Described['contract'] };
  const [oldest] = described.keys();
  if (described.size >= maxForms && oldest !== undefined) described.delete(oldest);
  described.set(key, describedForm);
  return describedForm;
}

/** The form that a product is ordered with, as its customer brings it; made once. */
export const orderFormOf = (of: ProductType | ProductRef, customer: OrderCustomer = {}): FormDescription =>
  describedOf(of, customer).form;

/** The contract of that form's request, for both sides. */
export const orderContractOf = (of: ProductType | ProductRef, customer: OrderCustomer = {}): Described['contract'] =>
  describedOf(of, customer).contract;

/** Every customer that brings questions of their own. */
const anyCustomers: readonly OrderCustomer[] = [
  { answers: {} },
  { clientKind: 'business', salutation: '3' },
  { clientKind: 'public', salutation: '3', tkgSize: 'nonprofit' },
  { clientKind: 'private', salutation: '1' },
];

/** What any draft may hold before it is complete: the fields of all forms, of any content. Made when asked for, which browsers never do. */
export const incompleteOrderFields = (): Record<string, z.ZodMiniType> =>
  Object.assign(
    {},
    ...productTypes.flatMap((type) => anyCustomers.map((customer) => incompleteFields(orderFormOf(type, customer)))),
  );
