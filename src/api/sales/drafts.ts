import * as z from 'zod/mini';
import { maintenance } from '#contract/maintenance.ts';
import { draftCheck, draftRecord, draftRow } from '#contract/sales/draft.ts';
import type { Submission } from '#contract/sales/submission.ts';
import { get, post } from '../http.ts';
import { recordCalls } from '../records.ts';

export const draftCalls = recordCalls('hfo.vp.draft', { row: draftRow, detail: draftRecord, action: maintenance });

/** What keeps a draft from being sent, what is to be confirmed, and what it will cost. */
export const checkDraft = (trid: string, id: string) =>
  get(`/foundation/${trid}/data/${encodeURIComponent(id)}/check`, { _: Date.now() }, draftCheck);

const sent = z.object({ id: z.string(), foreignid: z.optional(z.string()) });

/** Sends a draft as an order; answers the order, or the draft where the customer has yet to confirm it. */
export const submitDraft = (
  trid: string,
  id: string,
  submission: Submission & { version: number },
  idempotencyKey: string,
) =>
  post(`/foundation/${trid}/data/${encodeURIComponent(id)}`, { _action: 'submit', ...submission }, sent, {
    idempotencyKey,
  });
