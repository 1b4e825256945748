import { ApiError } from '#api/api-error.ts';
import { deletionCalls, exportOwnData, requestDeletion } from '#api/me/own-data.ts';
import { type DeletionForm, type DeletionRow, deletionColumns, deletionStates } from '#contract/me/own-data.ts';
import { pageLocale } from '#domain/text/page-locale.ts';
import { loader } from '../data/loadable.ts';
import { maintainedRecords } from '../data/maintained-records.ts';
import { onActive } from '../data/on-active.ts';
import { saveBlob } from '../files/save-file.ts';
import { $foundation } from '../foundation/foundation.ts';
import { $user } from '../session/session.ts';

/** Loads all data about the user as a file. Rejects with the ApiError. */
export async function saveOwnData(password: string): Promise<void> {
  const locale = pageLocale();
  const file = await exportOwnData(password, locale);
  saveBlob(locale === 'de' ? 'Meine-Daten.zip' : 'My-data.zip', file);
}

function present(): string {
  const trid = $foundation.get()?.trid;
  if (!trid) throw new ApiError(0);
  return trid;
}
const loginOf = () => {
  const user = $user.get();
  return user ? `${user.account}/${user.username}` : '';
};

/** Requests of the user, the latest first; employees see those of others in their list. */
export const ownDeletions = loader<DeletionRow[]>(async () => {
  const { items } = await deletionCalls.list(present(), { _sort: '-created', _limit: 50, search: loginOf() });
  return items.filter(({ login }) => login === loginOf());
});

onActive(ownDeletions.$value, [$user, $foundation], () => {
  if ($user.get() && $foundation.get()) void ownDeletions.reload();
});

export async function askForDeletion(body: DeletionForm): Promise<void> {
  await requestDeletion(present(), body);
  await ownDeletions.reload();
}

export async function withdrawDeletion(id: string): Promise<void> {
  await deletionCalls.act(present(), id, { _action: 'withdraw' }, crypto.randomUUID());
  await ownDeletions.reload();
}

/** All requests, as employees decide them. */
export const deletionRequests = maintainedRecords({
  name: 'deletion-requests',
  calls: deletionCalls,
  rules: {
    columns: deletionColumns,
    sorts: ['login', 'state', 'name', 'created'],
    sort: '-created',
    tabs: {
      name: 'state',
      field: 'state',
      values: deletionStates,
      groups: { all: () => deletionStates },
      first: 'submitted',
    },
  },
});
