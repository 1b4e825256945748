import { ApiError } from '#api/api-error.ts';
import { checkDraft, draftCalls, submitDraft } from '#api/sales/drafts.ts';
import { readOrderCustomer } from '#api/sales/order-customer.ts';
import type { DraftCheck, DraftRecord } from '#contract/sales/draft.ts';
import type { Submission } from '#contract/sales/submission.ts';
import { filledCustomer } from '#domain/sales/drafts/customer-answers.ts';
import { type Loader, loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { announceChange, changesElsewhere } from '../data/record-changes.ts';
import { blockPage } from '../page/main-loader.ts';
import { $dataScope } from '../session/data-scope.ts';

/** The data of the wizard: the draft, its customer, and the server's findings. */
export interface WizardData {
  readonly draft: DraftRecord;
  /** As the order sees it: with what the draft adds to its record. */
  readonly customer: Record<string, unknown>;
  /** Absent once the draft can be changed no more. */
  readonly check: DraftCheck | undefined;
}

async function load(id: string): Promise<WizardData> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  const draft = await draftCalls.read(owner.trid, id);
  const { state, customerId } = draft.data;
  const isOpen = state === 'open' || state === 'complete';
  const [check, record] = await Promise.all([
    isOpen ? checkDraft(owner.trid, id) : undefined,
    customerId ? readOrderCustomer(owner.trid, customerId) : {},
  ]);
  return { draft, customer: filledCustomer(record, draft.data), check };
}

/** Everything about one draft that is to be sent; loads while the wizard is shown. */
export function wizardOf(id: string): Loader<WizardData> {
  const data = loader(() => load(id));
  const elsewhere = changesElsewhere('drafts');
  onActive(data.$value, [$dataScope, { listen: (hear) => elsewhere.listen(hear, id) }], () => {
    if ($dataScope.get()) void data.reload();
    else data.reset();
  });
  return data;
}

/** Sends a draft in the state that was seen, once per intent, and answers the id of what came of it; the page takes no input meanwhile (decision 28). Throws ApiError. */
export async function sendOrder({ id, version }: DraftRecord, submission: Submission, key: string): Promise<string> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  const sent = await blockPage(submitDraft(owner.trid, id, { ...submission, version }, key));
  announceChange('drafts', id);
  return sent.id;
}
