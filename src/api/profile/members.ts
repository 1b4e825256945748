import { deputyActions, deputyRecord, deputyRow } from '#contract/profile/deputy.ts';
import {
  type AcceptInvitation,
  invitation,
  invitationAction,
  invitationRecord,
  invitationRow,
  joined,
} from '#contract/profile/invitation.ts';
import { colleagues, type RolesChange } from '#contract/profile/users.ts';
import { sessionAnswer } from '#contract/session.ts';
import { get, post, send } from '../http.ts';
import { recordCalls } from '../records.ts';

export const readColleagues = (trid: string) => get(`/foundation/${trid}/colleagues`, {}, colleagues);

const at = (trid: string, user: string) => `/foundation/${trid}/users/${encodeURIComponent(user)}`;

export const setRoles = (trid: string, user: string, body: RolesChange) =>
  send(`${at(trid, user)}/roles`, { method: 'PUT', body });
export const endMembership = (trid: string, user: string) => send(at(trid, user), { method: 'DELETE' });

export const invitationCalls = recordCalls('etc.invitation', {
  row: invitationRow,
  detail: invitationRecord,
  action: invitationAction,
});
export const deputyCalls = recordCalls('etc.deputy', {
  row: deputyRow,
  detail: deputyRecord,
  action: deputyActions.end,
});

const link = (token: string) => `/public/invitation/${encodeURIComponent(token)}`;

/** What a link invites to, by its token alone. */
export const readInvitation = (token: string) => get(link(token), {}, invitation, { token: null });
export const acceptInvitation = (token: string, acceptance: AcceptInvitation) =>
  post(link(token), acceptance, sessionAnswer, { token: null });
export const joinByInvitation = (token: string) => post('/me/invitations', { token }, joined);
