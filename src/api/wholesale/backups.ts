import * as z from 'zod/mini';
import { rowOf, searchTerms } from '#contract/columns.ts';
import { maintenance } from '#contract/maintenance.ts';
import {
  type BackupSimulation,
  backupRecord,
  backupRow,
  backupSimulation,
  type backupSimulationRequest,
} from '#contract/wholesale/backup-rule.ts';
import { sipColumns } from '#contract/wholesale/sip-account.ts';
import { post } from '../http.ts';
import { recordCalls, recordListing } from '../records.ts';

export const backupCalls = recordCalls('ws.backup', { row: backupRow, detail: backupRecord, action: maintenance });

/** Simulates what happens to a call, without making one. */
export const simulateBackup = (
  trid: string,
  body: z.output<typeof backupSimulationRequest>,
): Promise<BackupSimulation> => post(`/foundation/${trid}/backup-simulation`, body, backupSimulation);

/** As much of an account as is needed to choose it. */
const accountChoice = rowOf(sipColumns, {
  id: z.string(),
  sipUser: z.string(),
  customer: z.optional(z.string()),
  mainNumber: z.optional(z.string()),
  label: z.optional(z.string()),
});
type AccountChoice = z.infer<typeof accountChoice>;
const choices = recordListing('ws.sip', accountChoice);

/** The active accounts of a foundation, by user name. */
export const listAccountChoices = async (trid: string): Promise<AccountChoice[]> => {
  const search = searchTerms(sipColumns, { state: 'active' });
  return (await choices(trid, { search, _sort: sipColumns.sipUser, _limit: 200 })).items;
};
