import { ApiError } from '#api/api-error.ts';
import { listAttachments } from '#api/attachments.ts';
import { checkPorting, portingCalls } from '#api/wholesale/portings.ts';
import type { Maintenance } from '#contract/maintenance.ts';
import type { PortingRecord } from '#contract/wholesale/porting.ts';
import { portingDefaults } from '#domain/wholesale/porting/porting-fields.ts';
import { portingList } from '#domain/wholesale/porting/porting-list.ts';
import { queryStore } from '../data/address-query.ts';
import { begunRecord } from '../data/begun-record.ts';
import { loader } from '../data/loadable.ts';
import { announceChange } from '../data/record-changes.ts';
import { type RecordStore, recordDetail } from '../data/record-detail.ts';
import { recordList } from '../data/record-list.ts';
import { $dataScope } from '../session/data-scope.ts';

const name = 'portings';

/** The portings of the selected foundation that bring numbers. */
export const portings = recordList({ name, rules: portingList, calls: portingCalls });

/** One porting; documents can be added in every version. */
export const portingStore = recordDetail({
  name,
  calls: portingCalls,
  takesFiles: () => true,
  isAlwaysWelcome: ({ _action }) => _action === 'attach',
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

/** A request that comes into being with its first entry. */
export function begunPorting(begunId: string): RecordStore<PortingRecord, Maintenance> {
  const answers = narrowedAnswers(portings.$view.get().filters);
  const now = Date.now();
  const blank = {
    ...{ id: begunId, type: 'ws.porting', archived: false, version: 0 },
    ...{ created: now, createdBy: '', modified: now, modifiedBy: '' },
    data: { ...portingDefaults, ...answers, state: 'draft', timeline: [] },
  } as PortingRecord;
  const create = (body: Record<string, unknown>, key: string) => createPorting({ ...answers, ...body }, key);
  return begunRecord({ begunId, blank, one: portingStore, create });
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
