import { ApiError } from '#api/api-error.ts';
import * as api from '#api/profile/sign-in-rules.ts';
import type { AccessEvidence, ChangedSignInRules, SignInRulesAnswer } from '#contract/integrations/sign-in-rules.ts';
import { loader } from '../data/loadable.ts';
import { onActive } from '../data/on-active.ts';
import { $dataScope } from '../session/data-scope.ts';

function present(): string {
  const owner = $dataScope.get();
  if (!owner) throw new ApiError(0);
  return owner.trid;
}

/** What the selected organisation demands of sign-ins; kept in no cache. */
export const signInRules = loader((): Promise<SignInRulesAnswer> => api.readSignInRules(present()));

onActive(signInRules.$value, [$dataScope], () => {
  signInRules.reset();
  if ($dataScope.get()) void signInRules.reload();
});

/** Rejects with the ApiError; what someone else changed is loaded then. */
export async function changeSignInRules(body: ChangedSignInRules): Promise<void> {
  try {
    signInRules.put(await api.changeSignInRules(present(), body));
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await signInRules.reload();
    throw error;
  }
}

export const readAccessEvidence = (period: { from: number; to: number }): Promise<AccessEvidence> =>
  api.readAccessEvidence(present(), period);
