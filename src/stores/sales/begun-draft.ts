import { ApiError } from '#api/api-error.ts';
import { draftCalls } from '#api/sales/drafts.ts';
import { readChosenCustomer } from '#api/sales/order-customer.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { DraftRecord } from '#contract/sales/draft.ts';
import { type ProductType, productType } from '#contract/sales/product.ts';
import { begunDraftData } from '#domain/sales/drafts/begun-draft.ts';
import { begunAddress } from '../data/begun-address.ts';
import { begunRecord } from '../data/begun-record.ts';
import { announceChange } from '../data/record-changes.ts';
import type { RecordStore } from '../data/record-detail.ts';
import { $dataScope } from '../session/data-scope.ts';
import { untilDataScope } from '../session/until-data-scope.ts';
import { draftAddress, drafts } from './drafts.ts';

/** Opens the form of a product; Back leads to the choice of products again. */
export function openNewDraft(product: ProductType): void {
  draftAddress.set({ product }, 'push');
  begunAddress.set({ new: crypto.randomUUID() });
}

/** A draft that comes into being with its first entry. */
export function begunDraft(begunId: string): RecordStore<DraftRecord, Maintenance> {
  const { product, customer } = draftAddress.$query.get();
  const parsed = productType.safeParse(product);
  const first = { ...(customer && { customerId: customer }) };

  async function blank(): Promise<DraftRecord> {
    if (!parsed.success) throw new ApiError(404);
    const owner = customer ? await untilDataScope() : undefined;
    const chosen = owner && (await readChosenCustomer(owner.trid, customer));
    const now = Date.now();
    return {
      ...{ id: begunId, foreignid: '', type: 'hfo.vp.draft', archived: false, version: 0 },
      ...{ created: now, createdBy: '', modified: now, modifiedBy: '' },
      data: begunDraftData(parsed.data, chosen),
    } as unknown as DraftRecord;
  }

  async function create(body: Record<string, unknown>, key: string): Promise<DraftRecord> {
    const owner = $dataScope.get();
    if (!owner) throw new ApiError(0);
    // An update removes an answer by null; here nothing is stored yet.
    const answers = Object.fromEntries(Object.entries(body).map(([name, answer]) => [name, answer ?? '']));
    const draft = await draftCalls.create(owner.trid, { productType: parsed.data, ...first, ...answers }, key);
    announceChange('drafts', draft.id);
    return draft;
  }

  return begunRecord({ begunId, blank, one: drafts.one, create });
}

/** The address of a draft that exists names it alone. */
export const forgetNewDraft = (): void => draftAddress.set({ product: '', customer: '' });
