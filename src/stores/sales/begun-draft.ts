import { ApiError } from '#api/api-error.ts';
import { draftCalls } from '#api/sales/drafts.ts';
import { readChosenCustomer } from '#api/sales/order-customer.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import type { ProductRef } from '#contract/sales/product.ts';
import { begunDraftData } from '#domain/sales/drafts/begun-draft.ts';
import { productByCode } from '#domain/sales/products/catalogue.ts';
import { loadCatalogue } from '../catalogue.ts';
import { begunAddress } from '../data/begun-address.ts';
import { begunRecord } from '../data/begun-record.ts';
import { announceChange } from '../data/record-changes.ts';
import type { RecordStore } from '../data/record-detail.ts';
import { $dataScope } from '../session/data-scope.ts';
import { untilDataScope } from '../session/until-data-scope.ts';
import { draftAddress, drafts } from './drafts.ts';

/** Opens the form of a product; Back leads to the choice of products again. */
export function openNewDraft(product: string): void {
  draftAddress.set({ product }, 'push');
  begunAddress.set({ new: crypto.randomUUID() });
}

/** What the address says; undefined where the catalogue has no such product. */
function productOf(code: string): ProductRef | undefined {
  const type = productByCode(code)?.type;
  return type && { productType: type, ...(type !== code && { product: code }) };
}

/** A draft that comes into being with its first entry. */
export function begunDraft(begunId: string): RecordStore<DraftRecord, Maintenance> {
  const { product, customer } = draftAddress.$query.get();
  const first = { ...(customer && { customerId: customer }) };

  async function blank(): Promise<DraftRecord> {
    // A product of the catalogue may be asked for before the page has read it.
    if (!productOf(product)) await untilDataScope().then(loadCatalogue);
    const sold = productOf(product);
    if (!sold) throw new ApiError(404);
    const owner = customer ? await untilDataScope() : undefined;
    const chosen = owner && (await readChosenCustomer(owner.trid, customer));
    const now = Date.now();
    return {
      ...{ id: begunId, foreignid: '', type: 'hfo.vp.draft', archived: false, version: 0 },
      ...{ created: now, createdBy: '', modified: now, modifiedBy: '' },
      data: begunDraftData(sold, chosen),
    } as unknown as DraftRecord;
  }

  async function create(body: Record<string, unknown>, key: string): Promise<DraftRecord> {
    const owner = $dataScope.get();
    if (!owner) throw new ApiError(0);
    // An update removes an answer by null; here nothing is stored yet.
    const answers = Object.fromEntries(Object.entries(body).map(([name, answer]) => [name, answer ?? '']));
    const draft = await draftCalls.create(owner.trid, { ...productOf(product), ...first, ...answers }, key);
    announceChange('drafts', draft.id);
    return draft;
  }

  return begunRecord({ begunId, blank, one: drafts.one, create });
}

/** The address of a draft that exists names it alone. */
export const forgetNewDraft = (): void => draftAddress.set({ product: '', customer: '' });
