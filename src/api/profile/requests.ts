import {
  changeRequestRecord,
  changeRequestRow,
  passwordProof,
  type RequestType,
  requestAction,
} from '#contract/profile/change-request.ts';
import { post } from '../http.ts';
import { recordCalls } from '../records.ts';

const contracts = { row: changeRequestRow, detail: changeRequestRecord, action: requestAction };

export const requestCalls = {
  'etc.contact': recordCalls('etc.contact', contracts),
  'etc.company': recordCalls('etc.company', contracts),
  'etc.partner': recordCalls('etc.partner', contracts),
} as const satisfies Record<RequestType, unknown>;

/** Answers what shows for five minutes that the password was given. Throws an ApiError with a fault of `current`. */
export const provePassword = (current: string) => post('/password/proof', { current }, passwordProof);
