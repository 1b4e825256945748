import { useStore } from '@nanostores/react';
import type { Holidays } from '#domain/date/working-days.ts';
import { useCatalogue } from '#islands/record/useCatalogue.ts';
import { beginsWithRecord } from '#stores/data/record-id.ts';
import { $ticketAddress } from '#stores/tickets/ticket-create.ts';
import { RecordOrNew } from '../record/RecordOrNew.tsx';
import { island } from '../ui/page/island.tsx';
import { lazy } from '../ui/page/lazy.tsx';
import { NewTicket } from './new/NewTicket.tsx';

const TicketDetail = lazy(
  () => import('./detail/TicketDetail.tsx').then((module) => module.TicketDetail),
  beginsWithRecord,
);

/** The ticket that the address names, or a new one. */
export const TicketEdit = island(({ holidays }: { holidays: Holidays }) => {
  useCatalogue();
  const { id } = useStore($ticketAddress);
  return (
    <RecordOrNew id={id} route="EtcTicketEdit" list="EtcTicketOverview">
      {id ? <TicketDetail key={id} id={id} holidays={holidays} /> : <NewTicket holidays={holidays} />}
    </RecordOrNew>
  );
});
