import { listTickets } from '../api/tickets.ts';
import { waitingFor } from '../domain/ticket-rules.ts';
import { $isEmployee } from './foundation.ts';
import { ownedLoader } from './owned-loader.ts';

const shown = 5;

/** The tickets whose next step is the user's, those changed last first, and how many there are in all. */
export const waitingTickets = ownedLoader('waiting', async ({ trid }) => {
  const search = `value2:${waitingFor($isEmployee.get()).join(',')}`;
  const { items, total } = await listTickets(trid, { search, _sort: '-modified', _limit: shown });
  return { items, total };
});
