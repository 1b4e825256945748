import { ticketAction } from '../contract/ticket.ts';
import { ticketRecord, ticketRow } from '../contract/ticket-record.ts';
import { recordCalls } from './records.ts';

export const ticketCalls = recordCalls('hd.ticket', { row: ticketRow, detail: ticketRecord, action: ticketAction });
