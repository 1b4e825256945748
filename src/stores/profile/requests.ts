import { ApiError } from '#api/api-error.ts';
import { provePassword, requestCalls } from '#api/profile/requests.ts';
import {
  type ChangeRequestRecord,
  type ChangeRequestRow,
  type RequestAction,
  type RequestType,
  requestTypes,
} from '#contract/profile/change-request.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { announceChange, changesElsewhere } from '../data/record-changes.ts';
import { type RecordStore, recordDetail } from '../data/record-detail.ts';
import { $dataScope } from '../session/data-scope.ts';

const name = 'requests';

export type RequestStore = RecordStore<ChangeRequestRecord, RequestAction>;

const stores = {
  'etc.contact': recordDetail({ name, calls: requestCalls['etc.contact'], hidesFields: true }),
  'etc.company': recordDetail({ name, calls: requestCalls['etc.company'], hidesFields: true, takesFiles: () => true }),
  'etc.partner': recordDetail({ name, calls: requestCalls['etc.partner'], hidesFields: true }),
} as const satisfies Record<RequestType, unknown>;

/** One request of a kind, by its id. */
export const requestStore = (type: RequestType, id: string): RequestStore => stores[type](id);

/** `id` names a request; `action` and `contact`, or `change`, what a new one begins with. */
export const requestAddress = queryStore({ id: '', action: '', contact: '', change: '' });

export interface ListedRequest extends ChangeRequestRow {
  readonly type: RequestType;
}
const maxRequests = 5;

/** The latest requests of the selected organisation, of all kinds. */
export const latestRequests = loader(async (): Promise<readonly ListedRequest[]> => {
  const owner = $dataScope.get();
  if (!owner) return [];
  const requestsByType = await Promise.all(
    requestTypes.map(async (type) => {
      const { items } = await requestCalls[type].list(owner.trid, { _sort: '-modified', _limit: maxRequests });
      return items.map((item) => ({ ...item, type }));
    }),
  );
  return requestsByType
    .flat()
    .toSorted((a, b) => b.modified - a.modified)
    .slice(0, maxRequests);
});
onActive(latestRequests.$value, [$dataScope, changesElsewhere(name)], () => {
  latestRequests.reset();
  if ($dataScope.get()) void latestRequests.reload();
});

/** Submits a request for the selected organisation, once per key; answers its id. Throws ApiError. */
export async function submitRequest(
  type: RequestType,
  body: Record<string, unknown>,
  idempotencyKey: string,
): Promise<string> {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  const { id } = await requestCalls[type].create(owner.trid, body, idempotencyKey);
  announceChange(name, id);
  return id;
}

/** A proof of the password for one request. Throws an ApiError with a fault of `current` where it is wrong. */
export const passwordProofOf = async (current: string): Promise<string> => (await provePassword(current)).proof;
