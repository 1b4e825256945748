import { ticketRecord, ticketRow } from '../contract/record.ts';
import { ticketAction } from '../contract/ticket.ts';
import { recordCalls } from './records.ts';

export const ticketCalls = recordCalls('hd.ticket', { row: ticketRow, detail: ticketRecord, action: ticketAction });
