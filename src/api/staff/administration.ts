import { type ApprovalAction, type ApprovalOverview, approvalOverview } from '#contract/staff/approvals.ts';
import { get, post } from '../http.ts';

const at = (path: string, id: string) => `/admin/${path}/${encodeURIComponent(id)}`;

export const readApprovals = (): Promise<ApprovalOverview> => get('/admin/approvals', {}, approvalOverview);
export const decideApproval = (id: string, _action: ApprovalAction): Promise<ApprovalOverview> =>
  post(at('approvals', id), { _action }, approvalOverview, {});
export const prepareAdministrator = (user: string, reason: string): Promise<ApprovalOverview> =>
  post('/admin/administrators', { user, reason }, approvalOverview, {});
export const endAdministrator = (user: string): Promise<ApprovalOverview> =>
  post(at('administrators', user), { _action: 'end' }, approvalOverview, {});
