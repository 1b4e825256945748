import type * as z from 'zod/mini';
import { type ApprovalAction, type ApprovalOverview, approvalOverview } from '#contract/staff/approvals.ts';
import {
  type OrganisationImport,
  type OrganisationImported,
  organisationImported,
} from '#contract/staff/organisation-import.ts';
import {
  type Organisation,
  type OrganisationAction,
  type OrganisationList,
  organisation,
  type organisationCreate,
  organisationList,
  type PermissionReview,
  permissionReview,
  type UserAction,
} from '#contract/staff/organisations.ts';
import { get, post } from '../http.ts';

const at = (path: string, id: string) => `/admin/${path}/${encodeURIComponent(id)}`;

export const readApprovals = (): Promise<ApprovalOverview> => get('/admin/approvals', {}, approvalOverview);
export const decideApproval = (id: string, _action: ApprovalAction): Promise<ApprovalOverview> =>
  post(at('approvals', id), { _action }, approvalOverview, {});
export const prepareAdministrator = (user: string, reason: string): Promise<ApprovalOverview> =>
  post('/admin/administrators', { user, reason }, approvalOverview, {});
export const endAdministrator = (user: string): Promise<ApprovalOverview> =>
  post(at('administrators', user), { _action: 'end' }, approvalOverview, {});

export const listOrganisations = (query: { search?: string; state?: string }): Promise<OrganisationList> =>
  get('/admin/organisations', query, organisationList);
export const readOrganisation = (trid: string): Promise<Organisation> =>
  get(at('organisations', trid), {}, organisation);
export const addOrganisation = (form: z.infer<typeof organisationCreate>): Promise<Organisation> =>
  post('/admin/organisations', form, organisation, {});
export const importOrganisations = (body: OrganisationImport): Promise<OrganisationImported> =>
  post('/admin/organisation-imports', body, organisationImported, {});
export const actOnOrganisation = (trid: string, action: OrganisationAction): Promise<Organisation> =>
  post(at('organisations', trid), action, organisation, {});
export const actOnUser = (trid: string, user: string, action: UserAction): Promise<Organisation> =>
  post(`${at('organisations', trid)}/users/${encodeURIComponent(user)}`, action, organisation, {});
export const readPermissions = (): Promise<PermissionReview> => get('/admin/permissions', {}, permissionReview);
