import { maintenance } from '../contract/maintenance.ts';
import { draftCheck, draftRecord, draftRow } from '../contract/sales/draft.ts';
import { get } from './http.ts';
import { recordCalls } from './records.ts';

export const draftCalls = recordCalls('hfo.vp.draft', { row: draftRow, detail: draftRecord, action: maintenance });

/** What keeps a draft from being sent, what is to be confirmed, and what it will cost. */
export const checkDraft = (trid: string, id: string) =>
  get(`/foundation/${trid}/data/${encodeURIComponent(id)}/check`, { _: Date.now() }, draftCheck);
