import * as api from '#api/staff/administration.ts';
import type { ApprovalAction, ApprovalOverview } from '#contract/staff/approvals.ts';
import { ownedLoader } from '../data/owned-loader.ts';

/** What waits for a second administrator, and who they are. */
export const approvals = ownedLoader('approvals', api.readApprovals);

/** Shows the answer; also after a refusal what stands there is true again. Throws ApiError. */
async function update(call: Promise<ApprovalOverview>): Promise<void> {
  try {
    approvals.put(await call);
  } catch (error) {
    void approvals.reload();
    throw error;
  }
}

export const decide = (id: string, action: ApprovalAction) => update(api.decideApproval(id, action));
export const prepareAdministrator = (user: string, reason: string) => update(api.prepareAdministrator(user, reason));
export const endAdministrator = (user: string) => update(api.endAdministrator(user));
