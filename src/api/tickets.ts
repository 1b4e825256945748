import { type ListQuery, listOf, type TicketRecord, ticketRecord, ticketRow } from '../contract/record.ts';
import type { TicketAction, TicketType } from '../contract/ticket.ts';
import { listedTickets } from '../domain/tickets/listed-tickets.ts';
import { get, post } from './http.ts';

const { type } = listedTickets;
const tickets = listOf(ticketRow);

export type TicketQuery = Omit<ListQuery, 'type' | '_selected'>;

/** A page of a foundation's tickets; newest `foreignid` first unless the query sorts (§7). */
export const listTickets = (trid: string, query: TicketQuery = {}) =>
  get(`/foundation/${trid}/data`, { ...listedTickets, ...query }, tickets);

/** A ticket with its details and history; `_` keeps caches out of the way (§7). */
export const readTicket = (trid: string, id: string): Promise<TicketRecord> =>
  get(`/foundation/${trid}/data/${encodeURIComponent(id)}`, { _: Date.now() }, ticketRecord);

/** The same key creates a ticket once, however often the call is repeated. */
export const createTicket = (
  trid: string,
  ticketType: TicketType,
  request: Record<string, unknown>,
  idempotencyKey: string,
): Promise<TicketRecord> =>
  post(`/foundation/${trid}/data`, { ...request, type, value5: ticketType }, ticketRecord, { idempotencyKey });

/** Adds a note, reopens, attaches files or moves the status; answers the ticket as it is then. */
export const actOnTicket = (
  trid: string,
  id: string,
  action: TicketAction,
  idempotencyKey: string,
): Promise<TicketRecord> =>
  post(`/foundation/${trid}/data/${encodeURIComponent(id)}`, action, ticketRecord, { idempotencyKey });
