import { createHash } from 'node:crypto';
import type { DraftData } from '#contract/sales/draft.ts';
import { type OrderData, snapshotFields } from '#contract/sales/order.ts';
import type { PriceSummary } from '#contract/sales/price-summary.ts';
import type { ReadWarning, Signed } from '#contract/sales/submission.ts';
import { termsVersion } from '#domain/access/terms-version.ts';
import { requestOf } from '#domain/form/form-values.ts';
import { answersOf, draftContractOf, formOf } from '#domain/sales/drafts/draft-form.ts';
import { hasDebit } from '#domain/sales/orders/consents.ts';
import { signedText } from '#domain/sales/orders/signed-order.ts';
import { productCaption } from '#domain/sales/products/catalogue.ts';
import { currentTerms } from '#server/brand/terms-source.ts';
import { orderReceivedMail } from '#server/mail/order-mails.ts';
import type { ActionContext, NewRecord, SeenOf, SeenRecord } from '#server/records/engine/definition/action.ts';
import { pick } from '#server/records/engine/definition/protected-fields.ts';
import { asOffered } from '../drafts/as-offered.ts';
import { orderCaption } from './order-columns.ts';

/** `M{customerNumber}-{nn}`. */
export const mandateReferenceOf = (customerNumber: string, nth: number): string =>
  `M${customerNumber}-${String(nth).padStart(2, '0')}`;

export const customerSnapshot = (customer: SeenRecord): Record<string, unknown> => pick(customer.data, snapshotFields);

/** The answers as their contracts mend them; as they were typed while something is wrong with them. */
export function valuesOf(draft: DraftData): Record<string, unknown> {
  const { request, read } = asOffered(draft, () => {
    const request = requestOf(formOf(draft), answersOf(draft));
    return { request, read: draftContractOf(draft).safeParse(request) };
  });
  // What the draft answers of its customer is part of the customer.
  const {
    customerData: _ofCustomer,
    customerChanges: _there,
    ...values
  } = read.success ? (read.data as Record<string, unknown>) : request;
  return values;
}

export interface Sent {
  readonly id: string;
  readonly number: string;
  /** Version of the draft. */
  readonly revision: number;
  readonly customer: SeenOf<'hfo.vp.customer'>;
  readonly snapshot: Record<string, unknown>;
  readonly prices: PriceSummary;
  readonly consents: OrderData['consents'];
  readonly confirmedWarnings: readonly ReadWarning[];
  readonly signature: Omit<Signed, 'sha256'>;
  readonly by: string;
  readonly notify: string | undefined;
}

async function mandateOf(values: Record<string, unknown>, { customer }: Sent, { look }: ActionContext) {
  if (!hasDebit(values)) return {};
  const mandateNumber = (await look.count('hfo.vp.order', { customerId: customer.id })) + 1;
  const { foreignid } = customer;
  return { mandateNumber, ...(foreignid && { mandateReference: mandateReferenceOf(foreignid, mandateNumber) }) };
}

/** How the product is called on the day of the sale; with a link, on the day of its offer. */
const soldAs = (draft: DraftData): NonNullable<OrderData['soldAs']> =>
  asOffered(draft, () => ({
    de: productCaption(draft, draft['additionalDsl'], 'de'),
    en: productCaption(draft, draft['additionalDsl'], 'en'),
  }));

/** The order created from a draft: the submitted data, unchanged, with the hash of the signed documents. */
async function orderData(draft: DraftData, sent: Sent, at: ActionContext): Promise<OrderData> {
  const values = valuesOf(draft);
  const { customer, notify } = sent;
  const order = {
    draftId: sent.id,
    draftNumber: sent.number,
    draftRevision: sent.revision,
    productType: draft.productType,
    ...(draft.product !== undefined && { product: draft.product }),
    soldAs: soldAs(draft),
    customerId: customer.id,
    customerName: customer.columns.name ?? '',
    ...(customer.foreignid && { customerNumber: customer.foreignid }),
    customer: sent.snapshot,
    values,
    prices: sent.prices,
    consents: sent.consents,
    confirmedWarnings: [...sent.confirmedWarnings],
    priceListId: draft.priceListId,
    termsVersion: currentTerms({ termsVersion }, at.now),
    submittedBy: sent.by,
    parties: { provider: at.provider, partner: await at.foundation() },
    submittedAt: at.now,
    ...(notify && { notify }),
    ...(await mandateOf(values, sent, at)),
    status: 'received' as const,
    history: [
      { at: at.now, by: at.by.name, actor: 'partner' as const, kind: 'status' as const, status: 'received' as const },
    ],
    signature: sent.signature,
  };
  const sha256 = createHash('sha256').update(signedText(order)).digest('hex');
  return { ...order, signature: { ...order.signature, sha256 } };
}

/** The new order's record, which takes the draft's files and tells the partner. */
export async function orderOf(draft: DraftData, sent: Sent, at: ActionContext): Promise<NewRecord> {
  const data = await orderData(draft, sent, at);
  const { notify: recipient } = sent;
  const facts = { product: orderCaption(data), customer: data.customerName };
  return {
    type: 'hfo.vp.order',
    id: at.newId(),
    data,
    takesFiles: true,
    mail: recipient ? ({ number, link }) => orderReceivedMail({ recipient, number, link, ...facts }) : undefined,
  };
}
