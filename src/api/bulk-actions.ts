import { type BulkRequest, bulkReport } from '#contract/bulk-action.ts';
import { post } from './http.ts';

/** The server takes one record after the other. */
const timeoutMs = 120_000;

/** Does the same to many records; repeated under the same key it does nothing twice. */
export const runBulkAction = (trid: string, request: BulkRequest, idempotencyKey: string) =>
  post(`/foundation/${trid}/bulk-actions`, request, bulkReport, { idempotencyKey, timeoutMs });
