import { ApiError } from '#api/api-error.ts';
import * as api from '#api/profile/sign-in-rules.ts';
import type { AccessReview } from '#contract/integrations/sign-in-rules.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';
import { signInRules } from './sign-in-rules.ts';

function present(): string {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner.trid;
}

/** Who may do what in the selected organisation, as it stands when it is opened. */
export const accessReview = loader((): Promise<AccessReview> => api.readAccessReview(present()));

onActive(accessReview.$value, [$dataScope], () => {
  accessReview.reset();
  if ($dataScope.get()) void accessReview.reload();
});

/** Rejects with the ApiError; rights that changed meanwhile are loaded then. */
export async function confirmAccess(state: string): Promise<void> {
  try {
    await api.confirmAccess(present(), state);
    void signInRules.reload();
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await accessReview.reload();
    throw error;
  }
}
