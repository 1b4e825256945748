import type * as z from 'zod/mini';
import * as api from '#api/staff/retention.ts';
import type {
  HoldAction,
  PersonRequestRow,
  PersonRequests,
  PersonResult,
  personSearch,
  RequestAction,
  RequestCreate,
  RetentionOverview,
  RuleAction,
} from '#contract/staff/retention.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { queryStore } from '../data/address-query.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { saveBlob } from '../files/save-file.ts';
import { $dataScope } from '../session/data-scope.ts';

/** Which part is open, which request is being answered, and of which rule the due list is shown. */
export const personsView = queryStore({ tab: '', request: '', rule: '' });

export const retention = ownedLoader('retention', api.readRetention);
export const requests = ownedLoader('personRequests', api.readRequests);

export const dueRecords = loader(() => api.readDue(personsView.$query.get().rule));
onActive(dueRecords.$value, [$dataScope, personsView.$query], () => {
  if (personsView.$query.get().rule && $dataScope.get()) void dueRecords.reload();
});

/** Shows the answer; also after a refusal what stands there is true again. Throws ApiError. */
async function update(call: Promise<RetentionOverview>): Promise<void> {
  try {
    retention.put(await call);
    if (personsView.$query.get().rule) void dueRecords.reload();
  } catch (error) {
    void retention.reload();
    throw error;
  }
}
async function updateRequests(call: Promise<PersonRequests>): Promise<PersonRequests> {
  try {
    const answer = await call;
    requests.put(answer);
    return answer;
  } catch (error) {
    void requests.reload();
    throw error;
  }
}

export const actOnRule = (rule: string, action: RuleAction) => update(api.actOnRule(rule, action));
export const actOnHold = (action: HoldAction) => update(api.actOnHold(action));

type Without<T> = T extends unknown ? Omit<T, 'version'> : never;
/** Names the version that the user saw. */
export const actOnRequest = ({ id, version }: PersonRequestRow, action: Without<RequestAction>) =>
  updateRequests(api.actOnRequest(id, { ...action, version } as RequestAction));
/** Answers the request as it stands in the list now. */
export async function addRequest(form: RequestCreate): Promise<PersonRequestRow | undefined> {
  const { items } = await updateRequests(api.addRequest(form));
  return items.toSorted((a, b) => b.created - a.created)[0];
}

export async function saveRequest({ id, number }: PersonRequestRow): Promise<void> {
  saveBlob(`${number}.zip`, await api.downloadRequest(id, pageLocale()));
  void requests.reload();
}

/** What was found is kept by no store: it is gone with the page. */
export const findPerson = (criteria: z.infer<typeof personSearch>): Promise<PersonResult> => api.findPerson(criteria);
