import { sessionAnswer } from '#contract/session.ts';
import { partnerUsers } from '#contract/staff/portal-view.ts';
import { get, post } from '../http.ts';

export const readPartnerUsers = (trid: string) => get(`/foundation/${trid}/desk-users`, {}, partnerUsers);
export const openView = (trid: string, user: string) => post('/staff/views', { trid, user }, sessionAnswer);
