import type { DraftCheck, DraftData } from '#contract/sales/draft.ts';
import { signatureModesFor } from '#contract/sales/signature-modes.ts';
import { valuesIn } from '#domain/form/conditions.ts';
import { isUnset } from '#domain/form/unset.ts';
import { addressKey, lineAddressOf, siteOf } from '#domain/sales/availability/line-address.ts';
import { customerFaults, filledCustomer } from '#domain/sales/drafts/customer-answers.ts';
import { findingsOf, type Known } from '#domain/sales/drafts/draft-findings.ts';
import { pricesOf } from '#domain/sales/drafts/draft-prices.ts';
import { priceUpdateOf } from '#domain/sales/orders/price-update.ts';
import { codeOfProduct, isSoldBy, maySell } from '#domain/sales/products/catalogue.ts';
import type { ActionContext } from '#server/records/engine/definition/action.ts';
import { priceListsOf } from '../price-lists.ts';
import { asOffered } from './as-offered.ts';
import { findCustomer, knownOf, type SeenCustomer, withNewer } from './draft-customer.ts';

/** How long (ms) a result without a line is held against one that was entered by hand. */
const resultHolds = 30 * 86_400_000;

/** Where the line of a draft ends, and what the organisation has found out about it. */
async function lineOf(draft: DraftData, at: ActionContext, customer: SeenCustomer | undefined): Promise<Known['line']> {
  const { checkId } = valuesIn(draft['availability']);
  const site = lineAddressOf(siteOf(draft, customer ? filledCustomer(customer.data, draft) : {}));
  return {
    site,
    named: isUnset(checkId) ? undefined : await at.lineChecks.find(String(checkId)),
    latest: site && (await at.lineChecks.latest(addressKey(site), at.now - resultHolds)),
  };
}

/** What there is beside a draft that decides whether it can be sent. */
async function knownAt(
  draft: DraftData,
  at: ActionContext,
  id: string,
  customer: SeenCustomer | undefined,
): Promise<Known> {
  const { customerId } = draft;
  const ofSame = { archived: false, customerId, product: codeOfProduct(draft) };
  const [priceLists, numbers, orders, drafts] = [
    await priceListsOf(at),
    await at.look.search('etc.voNumber', { archived: false }),
    customerId ? await at.look.search('hfo.vp.order', { ...ofSame, group: 'open' }) : [],
    customerId ? await at.look.search('hfo.vp.draft', { ...ofSame, state: 'submitting' }) : [],
  ];
  return {
    today: at.today,
    holidays: at.holidays,
    priceLists,
    voNumbers: numbers.map(({ data }) => data as { vo: string; operator: string; label: string; state: string }),
    customer: customer && {
      isArchived: customer.archived,
      missing: customerFaults(filledCustomer(customer.data, draft)),
    },
    line: await lineOf(draft, at, customer),
    open: [
      ...orders.map(({ data }) => (data['values'] ?? {}) as Record<string, unknown>),
      ...drafts.filter((other) => other.id !== id).map(({ data }) => data),
    ],
  };
}

const withSeller = (found: Pick<DraftCheck, 'blocking' | 'warnings'>, isAllowed: boolean) =>
  isAllowed ? found : { ...found, blocking: [{ path: 'productType', message: 'productNotYours' }, ...found.blocking] };

/** `docs/domain/order-submission.md#check`: what keeps a draft from being sent, what is to be confirmed, and what it costs. */
export async function checkDraft(stored: DraftData, at: ActionContext, id: string): Promise<DraftCheck> {
  const customer = await findCustomer(at, stored.customerId);
  const draft = customer ? withNewer({ ...stored, ...knownOf(customer) }, stored) : stored;
  const known = await knownAt(draft, at, id, customer);
  const tags = await at.tags();
  const priceUpdate = priceUpdateOf(draft, known.priceLists, at.today);
  return {
    ...asOffered(draft, () => ({
      ...withSeller(findingsOf(draft, known), maySell(draft, tags)),
      prices: pricesOf(draft, known.priceLists),
    })),
    ...(draft.customer && { customer: draft.customer }),
    signatureModes: signatureModesFor(
      customer ? filledCustomer(customer.data, draft) : {},
      at.privateCustomersByLink,
    ).filter((mode) => isSoldBy(draft, mode)),
    ...(priceUpdate && { priceUpdate }),
  };
}

/** The same for who sends it, who must have learned what the product demands; employees act for those who have. */
export async function checkForSender(draft: DraftData, at: ActionContext, id: string): Promise<DraftCheck> {
  const check = await checkDraft(draft, at, id);
  const course = at.by.staff ? undefined : await at.neededCourse(draft.productType);
  if (!course) return check;
  const blocking = [{ path: 'productType', message: 'certificateNeeded' }, ...check.blocking];
  return { ...check, blocking, course };
}
