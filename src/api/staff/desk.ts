import type { MailDecision } from '#contract/incoming-mail.ts';
import { deskRecord, employees, presence } from '#contract/staff/desk-record.ts';
import { deskFigures, maintenanceOverview } from '#contract/staff/figures.ts';
import { assignmentAnswer, closingAnswer, queuePage } from '#contract/staff/queue.ts';
import { staffDay } from '#contract/staff/staff-day.ts';
import { get, post } from '../http.ts';

export interface QueueQuery {
  state?: string;
  kinds?: string;
  age?: string;
  _limit?: number;
  foundation?: string;
  search?: string;
  _after?: string;
}
export interface Place {
  trid: string;
  id: string;
}

const at = ({ trid, id }: Place) => `/foundation/${trid}/desk/${encodeURIComponent(id)}`;

export const readQueue = (query: QueueQuery) => get('/staff/queue', { ...query }, queuePage);
/** The row of one record, while it waits. */
export const findQueued = async ({ trid, id }: Place) =>
  (await get('/staff/queue', { foundation: trid, record: id, _limit: 1 }, queuePage)).items[0];
export const readDeskRecord = (place: Place) => get(at(place), {}, deskRecord);
export const addInternalNote = (place: Place, text: string) => post(`${at(place)}/notes`, { text }, deskRecord);
export const changeStep = (place: Place, step: string, isDone: boolean) =>
  post(`${at(place)}/steps`, { step, isDone }, deskRecord);
export const decideMail = (place: Place, mail: string, decision: MailDecision) =>
  post(`${at(place)}/mails/${encodeURIComponent(mail)}`, decision, deskRecord);
export const tellPresence = (place: Place, isTyping: boolean) => post(`${at(place)}/presence`, { isTyping }, presence);
export const readEmployees = () => get('/staff/employees', {}, employees);

/** The server refuses the call if `expected` no longer matches the present assignee. */
export const assign = (items: readonly Place[], assignee: string | null, expected?: string | null) =>
  post('/staff/assignments', { items, assignee, ...(expected !== undefined && { expected }) }, assignmentAnswer);

/** `keepalive` lets it outlive the page. */
export const closeTickets = (items: readonly Place[], note: string, keepalive = false) =>
  post('/staff/closings', { items, note }, closingAnswer, { keepalive });

export const readStaffDay = () => get('/staff/day', {}, staffDay);
export const readFigures = () => get('/staff/figures', {}, deskFigures);
export const readMaintenance = (foundation: string) => get('/staff/maintenance', { foundation }, maintenanceOverview);
