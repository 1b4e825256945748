import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Holidays } from '../../domain/tickets/needed-by-date.ts';
import { $ticketAddress } from '../../stores/tickets/ticket-create.ts';
import { RecordFrame } from '../record/RecordFrame.tsx';
import { island } from '../ui/page/island.tsx';
import { NewTicket } from './new/NewTicket.tsx';
import { ticketPlace } from './ticket-place.ts';

const TicketDetail = lazy(() =>
  import('./detail/TicketDetail.tsx').then((module) => ({ default: module.TicketDetail })),
);

/** The ticket that the address names, or a new one (decision 15). */
function TicketOrForm({ holidays }: { holidays: Holidays }) {
  const { id } = useStore($ticketAddress);
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(id);

  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    frame.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [id]);

  return (
    <div ref={frame} tabIndex={-1}>
      <Suspense fallback={<RecordFrame {...ticketPlace} />}>
        {id ? <TicketDetail key={id} id={id} holidays={holidays} /> : <NewTicket holidays={holidays} />}
      </Suspense>
    </div>
  );
}

export const TicketEdit = island(TicketOrForm);
