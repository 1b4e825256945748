import { ApiError } from '#api/api-error.ts';
import { deputyCalls } from '#api/profile/members.ts';
import { type DeputyForm, type DeputyRow, deputyColumns } from '#contract/profile/deputy.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { loadFoundations } from '../foundation/foundation.ts';
import { $dataScope } from '../session/data-scope.ts';

function present(): string {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner.trid;
}

/** Deputies in the selected organisation that the user may see: the latest first. */
export const deputies = loader(
  async (): Promise<readonly DeputyRow[]> =>
    (await deputyCalls.list(present(), { _sort: `-${deputyColumns.validFrom}`, _limit: 50 })).items,
);

onActive(deputies.$value, [$dataScope], () => {
  deputies.reset();
  if ($dataScope.get()) void deputies.reload();
});

/** Names a deputy for oneself, once per key. Throws ApiError. */
export async function nameDeputy(form: DeputyForm, idempotencyKey: string): Promise<void> {
  await deputyCalls.create(present(), { ...form }, idempotencyKey);
  await deputies.reload();
}

export async function endDeputy(id: string): Promise<void> {
  try {
    await deputyCalls.act(present(), id, { _action: 'end' }, crypto.randomUUID());
  } finally {
    await Promise.all([deputies.reload(), loadFoundations().catch(() => {})]);
  }
}
