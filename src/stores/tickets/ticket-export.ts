import { atom } from 'nanostores';
import { listTickets } from '../../api/tickets.ts';
import type { TicketRow } from '../../contract/record.ts';
import { ticketListQuery } from '../../domain/tickets/ticket-view.ts';
import { $isEmployee } from '../foundation/foundation.ts';
import { $dataScope } from '../session/data-scope.ts';
import { $ticketView } from './tickets.ts';

/** Most rows of one export; more than that is a report, not a list. */
export const exportLimit = 5000;
const rowsAtOnce = 200;

/** How far a running export is; undefined while none runs. */
export const $ticketExport = atom<{ done: number; total: number } | undefined>(undefined);

export interface ExportedTickets {
  trid: string;
  tickets: TicketRow[];
  /** How many tickets match; more than there are rows where the limit cut them off. */
  total: number;
}

/**
 * All tickets that the overview's filter matches, in its order. Undefined where foundation or user changed meanwhile,
 * or an export runs already.
 */
export async function exportTickets(): Promise<ExportedTickets | undefined> {
  const owner = $dataScope.get();
  if (!owner || $ticketExport.get()) return undefined;
  const query = ticketListQuery({ ...$ticketView.get(), page: 1, rows: rowsAtOnce }, $isEmployee.get());
  // By id, because rows move to another page when a ticket comes in between.
  const found = new Map<string, TicketRow>();
  let total = 0;
  $ticketExport.set({ done: 0, total: 0 });
  try {
    for (let offset = 0; offset === 0 || offset < Math.min(total, exportLimit); offset += rowsAtOnce) {
      const page = await listTickets(owner.trid, { ...query, _offset: offset });
      if ($dataScope.get() !== owner) return undefined;
      for (const ticket of page.items) found.set(ticket.id, ticket);
      total = page.total;
      $ticketExport.set({ done: found.size, total: Math.min(total, exportLimit) });
    }
    return { trid: owner.trid, tickets: [...found.values()], total };
  } finally {
    $ticketExport.set(undefined);
  }
}
