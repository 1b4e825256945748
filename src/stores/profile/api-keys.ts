import { atom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import * as api from '#api/profile/api-keys.ts';
import type {
  ApiKey,
  ApiKeys,
  ChangedApiKey,
  EndedAccess,
  MadeApiKey,
  NewApiKey,
} from '#contract/integrations/api-key.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

function present(): string {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner.trid;
}

/** The keys of the selected organisation; kept in no cache. */
export const apiKeys = loader((): Promise<ApiKeys> => api.readApiKeys(present()));

/** The secret that was just made, until it is said to be safe: it cannot be asked for again. */
export const $shownSecret = atom<MadeApiKey | undefined>();

onActive(apiKeys.$value, [$dataScope], () => {
  apiKeys.reset();
  $shownSecret.set(undefined);
  if ($dataScope.get()) void apiKeys.reload();
});

/** What another window did is shown with the refusal. These throw ApiError. */
async function act<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } finally {
    void apiKeys.reload();
  }
}

export async function makeApiKey(body: NewApiKey): Promise<void> {
  $shownSecret.set(await act(api.makeApiKey(present(), body)));
}
export async function changeSecret({ id, version }: ApiKey, password: string): Promise<void> {
  $shownSecret.set(await act(api.rotateApiKey(present(), id, { password, version })));
}
export const changeApiKey = (id: string, body: ChangedApiKey): Promise<void> =>
  act(api.changeApiKey(present(), id, body));
export const endApiKey = (id: string): Promise<void> => act(api.endApiKey(present(), id));
export const endAccess = (password: string): Promise<EndedAccess> => act(api.endAccess(present(), password));
