import {
  accessEvidence,
  accessReview,
  type ChangedSignInRules,
  signInRules,
} from '#contract/integrations/sign-in-rules.ts';
import { get, post, put } from '../http.ts';

const pathOf = (trid: string, name: string) => `/foundation/${encodeURIComponent(trid)}/${name}`;

export const readSignInRules = (trid: string) => get(pathOf(trid, 'sign-in-rules'), {}, signInRules);
export const changeSignInRules = (trid: string, body: ChangedSignInRules) =>
  put(pathOf(trid, 'sign-in-rules'), body, signInRules);
export const readAccessReview = (trid: string) => get(pathOf(trid, 'access-review'), {}, accessReview);
export const confirmAccess = (trid: string, state: string) =>
  post(pathOf(trid, 'access-review'), { state }, accessReview);
/** Times in ms. */
export const readAccessEvidence = (trid: string, period: { from: number; to: number }) =>
  get(pathOf(trid, 'access-evidence'), period, accessEvidence);
