import * as z from 'zod/mini';
import { maintenance } from '#contract/maintenance.ts';
import { listOf } from '#contract/record.ts';
import {
  type BackupSimulation,
  backupRecord,
  backupRow,
  backupSimulation,
  type backupSimulationRequest,
} from '#contract/wholesale/backup-rule.ts';
import { get, post } from '../http.ts';
import { recordCalls } from '../records.ts';

export const backupCalls = recordCalls('ws.backup', { row: backupRow, detail: backupRecord, action: maintenance });

/** What becomes of a call that nobody makes. */
export const simulateBackup = (
  trid: string,
  body: z.output<typeof backupSimulationRequest>,
): Promise<BackupSimulation> => post(`/foundation/${trid}/backup-simulation`, body, backupSimulation);

/** As much of an account as is needed to choose it. */
const accountChoice = z.object({
  id: z.string(),
  value1: z.string(),
  value2: z.optional(z.string()),
  value3: z.optional(z.string()),
  value8: z.optional(z.string()),
});
export type AccountChoice = z.infer<typeof accountChoice>;
const choices = listOf(accountChoice);

/** The active accounts of a foundation, by user name. */
export const listAccountChoices = async (trid: string): Promise<AccountChoice[]> => {
  const query = { type: 'ws.sip', _selected: Object.keys(accountChoice.shape).join(','), _sort: 'value1' };
  return (await get(`/foundation/${trid}/data`, { ...query, search: 'value4:active', _limit: 200 }, choices)).items;
};
