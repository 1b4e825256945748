import { ticketCalls } from '../../api/tickets.ts';
import { waitingFor } from '../../domain/tickets/ticket-rules.ts';
import { ownedLoader } from '../data/owned-loader.ts';
import { $isEmployee } from '../foundation/foundation.ts';

const shown = 5;

/** The tickets whose next step is the user's, those changed last first, and how many there are in all. */
export const waitingTickets = ownedLoader('waiting', async ({ trid }) => {
  const search = `value2:${waitingFor($isEmployee.get()).join(',')}`;
  const { items, total } = await ticketCalls.list(trid, { search, _sort: '-modified', _limit: shown });
  return { items, total };
});
