import * as z from 'zod/mini';
import { rowOf, searchTerms } from '#contract/columns.ts';
import {
  type BackupSimulation,
  backupSimulation,
  type backupSimulationRequest,
} from '#contract/wholesale/backup-rule.ts';
import { sipAccount } from '#contract/wholesale/sip-account.ts';
import { post } from '../http.ts';
import { recordListing } from '../records.ts';

/** Simulates what happens to a call, without making one. */
export const simulateBackup = (
  trid: string,
  body: z.output<typeof backupSimulationRequest>,
): Promise<BackupSimulation> => post(`/foundation/${trid}/backup-simulation`, body, backupSimulation);

/** As much of an account as is needed to choose it. */
const accountChoice = rowOf(sipAccount.columns, {
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
  const search = searchTerms(sipAccount.columns, { state: 'active' });
  return (await choices(trid, { search, _sort: sipAccount.columns.sipUser, _limit: 200 })).items;
};
