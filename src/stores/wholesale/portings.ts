import { ApiError } from '#api/api-error.ts';
import { listAttachments } from '#api/attachments.ts';
import { checkPorting, portingCalls } from '#api/wholesale/portings.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import { portingList } from '#domain/wholesale/porting/porting-list.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { announceChange } from '../data/record-changes.ts';
import { recordDetail } from '../data/record-detail.ts';
import { recordList } from '../data/record-list.ts';
import { $dataScope } from '../session/data-scope.ts';

const name = 'portings';

/** The portings of the selected foundation that bring numbers. */
export const portings = recordList({ name, rules: portingList, calls: portingCalls });

/** One porting; documents and comments can be added in every version. */
export const portingStore = recordDetail({
  name,
  calls: portingCalls,
  takesFiles: () => true,
  isAlwaysWelcome: ({ _action }) => _action === 'attach' || _action === 'comment',
});

/** The section of the assistant that is shown. */
export const portingAddress = queryStore({ section: '' });

const present = () => {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner;
};

/** A new request with these answers; answers it. Throws ApiError. */
export async function createPorting(answers: Record<string, unknown>, idempotencyKey: string): Promise<PortingRecord> {
  const porting = await portingCalls.create(present().trid, answers, idempotencyKey);
  announceChange(name, porting.id);
  return porting;
}

/** What the list is narrowed to, a customer or an account, is the first answer of a request that is begun there. */
export function narrowedAnswers(filters: Readonly<Record<string, string>>): Record<string, string> {
  const { customer, account } = filters;
  return { ...(customer && { customerId: customer }), ...(account && { sipAccountId: account }) };
}

/** Archives, restores or deletes a porting. Throws ApiError. */
export async function runPortingAction(id: string, action: Maintenance): Promise<void> {
  await portingCalls.act(present().trid, id, action, crypto.randomUUID());
  announceChange(name, id);
}

/** The documents of a porting. */
export const documentsOf = (id: string) => loader(async () => (await listAttachments(present().trid, id)).items);

/** What the server has to say about a request before it is sent. */
export const portingCheckOf = (id: string) => loader(async () => checkPorting(present().trid, id));
