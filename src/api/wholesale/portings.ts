import { maintenance } from '#contract/maintenance.ts';
import { recordCheck } from '#contract/sales/record-check.ts';
import { portingRecord, portingRow } from '#contract/wholesale/porting.ts';
import { get } from '../http.ts';
import { recordCalls } from '../records.ts';

export const portingCalls = recordCalls('ws.porting', { row: portingRow, detail: portingRecord, action: maintenance });

/** What keeps a request from being sent, and what is to be looked at before, as the server sees it. */
export const checkPorting = (trid: string, id: string) =>
  get(`/foundation/${trid}/data/${encodeURIComponent(id)}/check`, { _: Date.now() }, recordCheck);
